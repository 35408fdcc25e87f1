/// The dimension, unit and aggregation style of an `HKQuantityType`.
public struct QuantityAttributes: Sendable, Hashable {
    /// The dimension as HealthKit writes it in the exception for a wrong unit, such as `Mass` or `Count/Time`
    /// (SAVE-03).
    public let dimension: String

    /// The type's unit in HealthKit's header, such as `kcal`.
    public let canonicalUnit: String

    /// The ``canonicalUnit`` as a value (UNIT-22). Samples of the type may have any compatible unit (UNIT-21).
    public var unit: Unit { .common(canonicalUnit) ?? .known(canonicalUnit) }

    /// `HKQuantityType.aggregationStyle`: how samples are combined.
    public let aggregationStyle: AggregationStyle
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
