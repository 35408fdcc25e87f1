/// What an `HKQuantityType` measures, and how its samples add up.
public struct QuantityAttributes: Sendable, Hashable {
    /// The dimension in HealthKit's words, such as `Mass` or `Count/Time`, as a refused sample names it (SAVE-03).
    public let dimension: String

    /// The unit that HealthKit's header gives for the type, such as `kcal`.
    public let canonicalUnit: String

    /// The ``canonicalUnit`` as a value (UNIT-22). Samples of the type may have any unit that is compatible (UNIT-21).
    public var unit: Unit { .common(canonicalUnit) ?? .known(canonicalUnit) }

    /// How samples are combined: `HKQuantityType.aggregationStyle`.
    public let aggregationStyle: AggregationStyle
}

/// How samples of a quantity type are combined: `HKQuantityAggregationStyle`.
public enum AggregationStyle: Int, CaseIterable, Sendable {
    /// Samples are added up: `HKQuantityAggregationStyle.cumulative`.
    case cumulative = 0

    /// Samples are averaged: `HKQuantityAggregationStyle.discreteArithmetic`.
    case discreteArithmetic = 1

    /// Samples are averaged by their duration: `HKQuantityAggregationStyle.discreteTemporallyWeighted`.
    case discreteTemporallyWeighted = 2

    /// Sound levels are averaged by their energy: `HKQuantityAggregationStyle.discreteEquivalentContinuousLevel`.
    case discreteEquivalentContinuousLevel = 3
}
