public import Foundation
import HealthEngine
import HealthModel

/// `HKObjectType`: a type of data that HealthKit stores. Types are equal when their identifiers are equal.
open class HKObjectType: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let type: ObjectType
    /// The phone that is asked about its version.
    let origin: HealthKitEmulator

    convenience init(type: ObjectType, from origin: HealthKitEmulator) {
        // swift-format-ignore: NeverForceUnwrap
        self.init(coder: ValueCoder((type, origin)))!
    }

    open var identifier: String { type.identifier }
    open func requiresPerObjectAuthorization() -> Bool { type.requiresPerObjectAuthorization }

    open override var description: String { identifier }
    open override var hash: Int { type.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.type == type }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "identifier") }

    public required init?(coder: NSCoder) {
        if let (type, origin) = ValueCoder<(ObjectType, HealthKitEmulator)>.value(of: coder) {
            self.type = type
            self.origin = origin
            super.init()
            return
        }
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let type = TypeCatalog.type(identifier: identifier as String)
        else { return nil }
        self.type = type
        origin = .current
        super.init()
        guard type.kind.objectClass.includes(self) else { return nil }
    }

    // Factories. Those with an identifier return nil for one that the emulated device does not have.

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        ObjectType.available(identifier.rawValue, .quantity).map { HKQuantityType(type: $0, from: .current) }
    }

    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        ObjectType.available(identifier.rawValue, .category).map { HKCategoryType(type: $0, from: .current) }
    }

    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        ObjectType.available(identifier.rawValue, .characteristic).map {
            HKCharacteristicType(type: $0, from: .current)
        }
    }

    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        ObjectType.available(identifier.rawValue, .correlation).map { HKCorrelationType(type: $0, from: .current) }
    }

    open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        ObjectType.available(identifier.rawValue, .document).map { HKDocumentType(type: $0, from: .current) }
    }

    open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        ObjectType.available(identifier.rawValue, .clinical).map { HKClinicalType(type: $0, from: .current) }
    }

    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        ObjectType.available(identifier, .series).map { HKSeriesType(type: $0, from: .current) }
    }

    open class func workoutType() -> HKWorkoutType { .init(type: .workout, from: .current) }
    open class func activitySummaryType() -> HKActivitySummaryType { .init(type: .activitySummary, from: .current) }
    open class func audiogramSampleType() -> HKAudiogramSampleType { .init(type: .audiogram, from: .current) }
    open class func electrocardiogramType() -> HKElectrocardiogramType { .init(type: .electrocardiogram, from: .current) }
    open class func visionPrescriptionType() -> HKPrescriptionType { .init(type: .visionPrescription, from: .current) }
    open class func stateOfMindType() -> HKStateOfMindType { .init(type: .stateOfMind, from: .current) }
    open class func medicationDoseEventType() -> HKMedicationDoseEventType { .init(type: .medicationDoseEvent, from: .current) }
    open class func userAnnotatedMedicationType() -> HKUserAnnotatedMedicationType {
        HKUserAnnotatedMedicationType(type: .userAnnotatedMedication, from: .current)
    }
}

extension ObjectType {
    func object(from origin: HealthKitEmulator) -> HKObjectType { kind.objectClass.make(self, origin) }

    func sampleType(from origin: HealthKitEmulator) -> HKSampleType {
        object(from: origin) as? HKSampleType ?? HKSampleType(type: self, from: origin)
    }

    /// The type with an identifier, if it is of a kind and the emulated device has it.
    static func available(_ identifier: String, _ kind: Kind) -> ObjectType? {
        guard let type = TypeCatalog.type(identifier: identifier), type.kind == kind else { return nil }
        return HealthKitEmulator.current.read { $0.phone.device.supports(type) } ? type : nil
    }

    /// The type with an identifier. Another identifier is HealthKit's exception.
    static func required(_ identifier: String, _ kind: Kind) -> ObjectType {
        guard let type = available(identifier, kind) else {
            raise("Invalid data type identifier: \(identifier)")
        }
        return type
    }
}

extension ObjectType.Kind {
    fileprivate var objectClass: ObjectClass {
        switch self {
        case .quantity: ObjectClass(HKQuantityType.init(type:from:))
        case .category: ObjectClass(HKCategoryType.init(type:from:))
        case .characteristic: ObjectClass(HKCharacteristicType.init(type:from:))
        case .correlation: ObjectClass(HKCorrelationType.init(type:from:))
        case .clinical: ObjectClass(HKClinicalType.init(type:from:))
        case .document: ObjectClass(HKDocumentType.init(type:from:))
        case .scoredAssessment: ObjectClass(HKScoredAssessmentType.init(type:from:))
        case .workout: ObjectClass(HKWorkoutType.init(type:from:))
        case .series: ObjectClass(HKSeriesType.init(type:from:))
        case .audiogram: ObjectClass(HKAudiogramSampleType.init(type:from:))
        case .electrocardiogram: ObjectClass(HKElectrocardiogramType.init(type:from:))
        case .activitySummary: ObjectClass(HKActivitySummaryType.init(type:from:))
        case .prescription: ObjectClass(HKPrescriptionType.init(type:from:))
        case .stateOfMind: ObjectClass(HKStateOfMindType.init(type:from:))
        case .medicationDoseEvent: ObjectClass(HKMedicationDoseEventType.init(type:from:))
        case .userAnnotatedMedication: ObjectClass(HKUserAnnotatedMedicationType.init(type:from:))
        }
    }
}

private struct ObjectClass {
    let make: (ObjectType, HealthKitEmulator) -> HKObjectType
    let includes: (HKObjectType) -> Bool

    init<Class: HKObjectType>(_ make: @escaping (ObjectType, HealthKitEmulator) -> Class) {
        self.make = make
        includes = { $0 is Class }
    }
}
