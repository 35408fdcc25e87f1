public import Foundation
import HealthEngine
import HealthModel
import Synchronization

/// `HKObjectType`: a type of data that HealthKit stores. Types are equal when their identifiers are equal. Each version of a system
/// has one object of each type.
open class HKObjectType: NSObject, NSSecureCoding, NSCopying, SelectedClass, @unchecked Sendable {
    let type: ObjectType
    /// The version of the system that has the type.
    let system: OSVersion

    convenience init(type: ObjectType, from origin: HealthKitEmulator) { self.init(made: type.object(from: origin)) }

    /// The object, or one of an app's own class.
    convenience init(made object: HKObjectType) {
        // swift-format-ignore: NeverForceUnwrap
        self.init(selected: object as? Self ?? Self(coder: ValueCoder((object.type, object.system)))!)
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
        if let (type, system) = ValueCoder<(ObjectType, OSVersion)>.value(of: coder) {
            self.type = type
            self.system = system
            super.init()
            return
        }
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let type = TypeCatalog.type(identifier: identifier as String)
        else { return nil }
        self.type = type
        system = HealthKitEmulator.current.read(\.version)
        super.init()
        guard Self.self == type.kind.objectClass else { return nil }
    }

    // Factories. Those with an identifier return nil for one that the emulated device does not have.

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HealthKitEmulator.current.type(identifier.rawValue) as? HKQuantityType
    }

    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HealthKitEmulator.current.type(identifier.rawValue) as? HKCategoryType
    }

    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HealthKitEmulator.current.type(identifier.rawValue) as? HKCharacteristicType
    }

    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HealthKitEmulator.current.type(identifier.rawValue) as? HKCorrelationType
    }

    open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        HealthKitEmulator.current.type(identifier.rawValue) as? HKDocumentType
    }

    open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        HealthKitEmulator.current.type(identifier.rawValue) as? HKClinicalType
    }

    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        HealthKitEmulator.current.type(identifier) as? HKSeriesType
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
    /// The objects of the types of each version of a system.
    private static let objects = Mutex<[OSVersion: [ObjectType: HKObjectType]]>([:])

    func object(from origin: HealthKitEmulator) -> HKObjectType { object(on: origin.device.read(\.version)) }

    func object(on system: OSVersion) -> HKObjectType {
        Self.objects.withLock { objects in
            if let object = objects[system]?[self] { return object }
            // swift-format-ignore: NeverForceUnwrap
            let object = kind.objectClass.init(coder: ValueCoder((self, system)))!
            objects[system, default: [:]][self] = object
            return object
        }
    }

    func sampleType(from origin: HealthKitEmulator) -> HKSampleType {
        object(from: origin) as? HKSampleType ?? HKSampleType(type: self, from: origin)
    }

    /// The type with an identifier. Another identifier is HealthKit's exception.
    static func required(_ identifier: String, _ kind: Kind) -> HKObjectType {
        guard let object = HealthKitEmulator.current.type(identifier), object.type.kind == kind else {
            raise("Invalid data type identifier: \(identifier)")
        }
        return object
    }
}

extension ObjectType.Kind {
    fileprivate var objectClass: HKObjectType.Type {
        switch self {
        case .quantity: HKQuantityType.self
        case .category: HKCategoryType.self
        case .characteristic: HKCharacteristicType.self
        case .correlation: HKCorrelationType.self
        case .clinical: HKClinicalType.self
        case .document: HKDocumentType.self
        case .scoredAssessment: HKScoredAssessmentType.self
        case .workout: HKWorkoutType.self
        case .series: HKSeriesType.self
        case .audiogram: HKAudiogramSampleType.self
        case .electrocardiogram: HKElectrocardiogramType.self
        case .activitySummary: HKActivitySummaryType.self
        case .prescription: HKPrescriptionType.self
        case .stateOfMind: HKStateOfMindType.self
        case .medicationDoseEvent: HKMedicationDoseEventType.self
        case .userAnnotatedMedication: HKUserAnnotatedMedicationType.self
        }
    }
}
