/// One row of the generated tables: the attributes of a type.
///
/// ``ObjectType`` documents the members.
struct TypeAttributes: Sendable {
    let identifier: String
    let name: String
    let title: String
    let aliases: [String]
    let kind: ObjectType.Kind
    let iOS: OSVersion
    let watchOS: OSVersion?
    let macOS: OSVersion?
    let isShareable: Bool
    let isReadable: Bool
    let requiresPerObjectAuthorization: Bool
    let quantity: QuantityAttributes?
    let values: Enumeration?
    let formerValues: FormerValues?
    let components: [String]
    let componentsRequired: Bool
    let requiredMetadata: [String]

    init(
        identifier: String,
        name: String,
        title: String,
        aliases: [String] = [],
        kind: ObjectType.Kind,
        since iOS: Version = (8, 0),
        _ watchOS: Version = (2, 0),
        _ macOS: Version = (13, 0),
        isShareable: Bool = true,
        isReadable: Bool = true,
        requiresPerObjectAuthorization: Bool = false,
        quantity: QuantityAttributes? = nil,
        values: Enumeration? = nil,
        formerValues: FormerValues? = nil,
        components: [String] = [],
        componentsRequired: Bool = false,
        requiredMetadata: [String] = []
    ) {
        self.identifier = identifier
        self.name = name
        self.title = title
        self.aliases = aliases
        self.kind = kind
        self.iOS = OSVersion(iOS)
        self.watchOS = OSVersion(watchOS)
        self.macOS = OSVersion(macOS)
        self.isShareable = isShareable
        self.isReadable = isReadable
        self.requiresPerObjectAuthorization = requiresPerObjectAuthorization
        self.quantity = quantity
        self.values = values
        self.formerValues = formerValues
        self.components = components
        self.componentsRequired = componentsRequired
        self.requiredMetadata = requiredMetadata
    }
}

/// The dimension, unit and aggregation style of an `HKQuantityType`.
public struct QuantityAttributes: Sendable, Hashable {
    /// The dimension as HealthKit writes it in the exception for a wrong unit, such as `Mass` or `Count/Time`
    /// (SAVE-03).
    public let dimension: String

    /// The type's unit in HealthKit's header, such as `kcal`.
    public let canonicalUnit: String

    /// The ``canonicalUnit`` as a value (UNIT-22). Samples of the type may have any compatible unit (UNIT-21).
    public var unit: Unit { .common(canonicalUnit) ?? .known(canonicalUnit) }

    /// The aggregation style in the first version with the type.
    let firstAggregationStyle: AggregationStyle

    /// The aggregation style of later versions, if it changed.
    var laterAggregationStyle: Change?

    /// A change of the aggregation style.
    struct Change: Sendable, Hashable {
        /// The first version with the style.
        let since: OSVersion
        let style: AggregationStyle
    }

    /// `HKQuantityType.aggregationStyle` on a system: how samples are combined (STAT-04).
    public func aggregationStyle(on version: OSVersion) -> AggregationStyle {
        guard let later = laterAggregationStyle, later.since <= version else { return firstAggregationStyle }
        return later.style
    }

    /// Whether samples are added, which is the same on all systems.
    public var isCumulative: Bool { firstAggregationStyle == .cumulative }
}

/// `HKQuantityAggregationStyle`: how samples of a quantity type are combined.
public enum AggregationStyle: Int, CaseIterable, Sendable {
    /// `HKQuantityAggregationStyle.cumulative`: samples are added.
    case cumulative = 0

    /// `HKQuantityAggregationStyle.discreteArithmetic`: samples are averaged.
    case discreteArithmetic = 1

    /// `HKQuantityAggregationStyle.discreteTemporallyWeighted`: samples are averaged by their duration.
    case discreteTemporallyWeighted = 2

    /// `HKQuantityAggregationStyle.discreteEquivalentContinuousLevel`: sound levels are averaged by their energy.
    case discreteEquivalentContinuousLevel = 3
}
