public import Foundation

/// What samples of a type must be like: the parts of the catalogue that validation reads, in a form that costs nothing
/// to read. An import validates samples by the million.
final class SampleRules: Sendable {
    /// Four days: the limit of CDA documents, which is the only one that is published. It stands for the limits of all
    /// quantity and category types (SAVE-16).
    private static let defaultMaximumDuration: TimeInterval = 345_600

    /// The rules of each type, at its ``ObjectType/index``.
    static let all: [SampleRules] = TypeCatalog.all.map(SampleRules.init)

    let kind: ObjectType.Kind
    /// The dimension of a quantity type; none for other kinds.
    let dimension: Dimension
    /// The values of a category type (SAVE-04, SAVE-05).
    let values: [Int]
    /// The types that a correlation may hold (SAVE-22).
    let components: Set<ObjectType>
    /// Names of constants (SAVE-07).
    let requiredMetadata: [String]
    /// The longest duration; infinite if there is no limit (SAVE-16).
    let maximumDuration: TimeInterval
    /// The shortest duration; 0 if there is no limit (SAVE-14).
    let minimumDuration: TimeInterval
    /// Whether a sample may go on: an end date of `Date.distantFuture` (SAVE-17).
    let isOpenEnded: Bool
    /// Whether a sample must begin and end at once, as HealthKit's header says of one type.
    let isInstant: Bool
    /// Whether values are scores of 0 to 10 (WO-33).
    let isEffortScore: Bool

    private init(_ type: ObjectType) {
        kind = type.kind
        dimension = type.quantity?.unit.dimension ?? .dimensionless
        values = type.values?.cases.map(\.rawValue) ?? []
        components = Set(type.components.compactMap(TypeCatalog.type(identifier:)))
        requiredMetadata = type.requiredMetadata
        isOpenEnded = ["contraceptive", "lactation", "pregnancy"].contains(type.name)
        isInstant = type.name == "menopausalState"
        isEffortScore = dimension == HealthModel.Unit.appleEffortScore.dimension
        let isLimited = (kind == .quantity || kind == .category) && !isOpenEnded || type == .cdaDocument
        maximumDuration = isLimited ? Self.defaultMaximumDuration : .infinity
        let isExposure = ["environmentalAudioExposure", "headphoneAudioExposure"].contains(type.name)
        minimumDuration = isExposure ? 0.001 : 0
    }
}

extension ObjectType {
    var sampleRules: SampleRules { SampleRules.all[index] }
}

/// How long samples may be.
extension ObjectType {
    /// Whether samples must not be longer than some limit: `HKSampleType.isMaximumDurationRestricted`.
    public var isMaximumDurationRestricted: Bool { maximumAllowedDuration != nil }

    /// The longest duration of a sample in seconds, `HKSampleType.maximumAllowedDuration`; nil where HealthKit raises
    /// as there is no limit (SAVE-15). The number is a guess but for CDA documents (SAVE-16).
    public var maximumAllowedDuration: TimeInterval? {
        sampleRules.maximumDuration.isFinite ? sampleRules.maximumDuration : nil
    }

    /// Whether samples must not be shorter than some limit: `HKSampleType.isMinimumDurationRestricted`.
    public var isMinimumDurationRestricted: Bool { minimumAllowedDuration != nil }

    /// The shortest duration of a sample in seconds, `HKSampleType.minimumAllowedDuration`; nil where HealthKit raises
    /// as there is no limit (SAVE-14, SAVE-15).
    public var minimumAllowedDuration: TimeInterval? {
        sampleRules.minimumDuration > 0 ? sampleRules.minimumDuration : nil
    }
}
