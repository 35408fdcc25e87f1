public import Foundation

/// The validation rules for samples of a type. They come from the catalogue, in a form that is fast to read because an
/// import validates millions of samples.
final class SampleRules: Sendable {
    /// Four days: the limit of CDA documents, which is the only published limit. It is the limit of all quantity and
    /// category types here (SAVE-16).
    private static let defaultMaximumDuration: TimeInterval = 345_600

    /// The rules of each type, at its ``ObjectType/index``.
    static let all: [SampleRules] = TypeCatalog.all.map(SampleRules.init)

    let kind: ObjectType.Kind
    /// The dimension of a quantity type. Dimensionless for other kinds.
    let dimension: Dimension
    /// The values of a category type (SAVE-04, SAVE-05).
    let values: [Int]
    /// The types that a correlation may contain (SAVE-22).
    let components: Set<ObjectType>
    /// The names of the constants of required metadata keys (SAVE-07).
    let requiredMetadata: [String]
    /// The maximum duration. Infinite if there is no limit (SAVE-16).
    let maximumDuration: TimeInterval
    /// The minimum duration. 0 if there is no limit (SAVE-14).
    let minimumDuration: TimeInterval
    /// Whether the end date may be `Date.distantFuture`, for a sample that has not ended (SAVE-17).
    let isOpenEnded: Bool
    /// Whether start and end date must be equal, which HealthKit's header requires of one type.
    let isInstant: Bool
    /// Whether values are scores from 0 to 10 (WO-33).
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

/// The limits on the duration of samples.
extension ObjectType {
    /// `HKSampleType.isMaximumDurationRestricted`: whether the duration has a maximum.
    public var isMaximumDurationRestricted: Bool { maximumAllowedDuration != nil }

    /// `HKSampleType.maximumAllowedDuration`: the maximum duration of a sample in seconds. Nil if there is no limit,
    /// where HealthKit raises (SAVE-15). The value is an assumption, except for CDA documents (SAVE-16).
    public var maximumAllowedDuration: TimeInterval? {
        sampleRules.maximumDuration.isFinite ? sampleRules.maximumDuration : nil
    }

    /// `HKSampleType.isMinimumDurationRestricted`: whether the duration has a minimum.
    public var isMinimumDurationRestricted: Bool { minimumAllowedDuration != nil }

    /// `HKSampleType.minimumAllowedDuration`: the minimum duration of a sample in seconds. Nil if there is no limit,
    /// where HealthKit raises (SAVE-14, SAVE-15).
    public var minimumAllowedDuration: TimeInterval? {
        sampleRules.minimumDuration > 0 ? sampleRules.minimumDuration : nil
    }
}
