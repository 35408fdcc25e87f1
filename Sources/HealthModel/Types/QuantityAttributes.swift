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
