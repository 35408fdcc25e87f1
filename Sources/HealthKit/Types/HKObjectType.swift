public import Foundation
import HealthEngine
import HealthModel

/// `HKObjectType`: a type of data that HealthKit stores. Types are equal when their identifiers are equal.
open class HKObjectType: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let type: ObjectType

    init(type: ObjectType) {
        self.type = type
    }

    /// `HKObjectType.identifier`
    public var identifier: String { type.identifier }
    /// `HKObjectType.requiresPerObjectAuthorization()`
    public func requiresPerObjectAuthorization() -> Bool { type.requiresPerObjectAuthorization }

    open override var description: String { identifier }
    open override var hash: Int { type.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.type == type }

    /// `NSSecureCoding.supportsSecureCoding`
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the identifier.
    public func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
    }

    /// Decodes the identifier.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let type = TypeCatalog.type(identifier: identifier as String)
        else { return nil }
        self.type = type
    }

    /// Returns the type itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension ObjectType {
    /// The type as an object of its class.
    var object: HKObjectType { Self.objects[self] ?? HKObjectType(type: self) }

    private static let objects = Dictionary(uniqueKeysWithValues: TypeCatalog.all.map { ($0, $0.kind.make($0)) })

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
    fileprivate var make: (ObjectType) -> HKObjectType {
        switch self {
        case .quantity: HKQuantityType.init(type:)
        case .category: HKCategoryType.init(type:)
        case .characteristic: HKCharacteristicType.init(type:)
        case .correlation: HKCorrelationType.init(type:)
        case .clinical: HKClinicalType.init(type:)
        case .document: HKDocumentType.init(type:)
        case .scoredAssessment: HKScoredAssessmentType.init(type:)
        case .workout: HKWorkoutType.init(type:)
        case .series: HKSeriesType.init(type:)
        case .audiogram: HKAudiogramSampleType.init(type:)
        case .electrocardiogram: HKElectrocardiogramType.init(type:)
        case .activitySummary: HKActivitySummaryType.init(type:)
        case .prescription: HKPrescriptionType.init(type:)
        case .stateOfMind: HKStateOfMindType.init(type:)
        case .medicationDoseEvent: HKMedicationDoseEventType.init(type:)
        case .userAnnotatedMedication: HKUserAnnotatedMedicationType.init(type:)
        }
    }
}
