import Foundation
import HealthModel

/// Accumulates the figures of one set of measurements.
struct Tally {
    /// The sum of values for a cumulative type. For other types, the sum of weighted values or energies.
    private var sum = CompensatedSum()
    /// The sum of weights.
    private var weight = 0.0
    private var minimum = Double.infinity
    private var maximum = -Double.infinity
    /// The sound level that energies are relative to, so that powers do not overflow.
    private var reference = -Double.infinity
    private var mostRecent = Measurement(start: .min, end: .min, value: 0, source: 0)
    private var covered: Int64 = 0

    /// The least time that a value weighs, in milliseconds: that of a value without duration.
    private static let leastTime: Int64 = 1000

    /// Whether there are no measurements. Only valid if ``noteMostRecent(_:)`` is called for each.
    var isEmpty: Bool { mostRecent.end == .min }

    /// Adds a value of a cumulative type.
    mutating func add(_ value: Double) {
        sum.add(value)
    }

    /// Adds a value of a discrete type, or the part of it that lies in an interval. A value that is averaged over time weighs as
    /// many seconds as it lasts, but at least one, so that a value of short duration weighs as much as one without (STAT-14,
    /// STAT-15). A part of it has its part of this weight.
    mutating func add(_ value: Double, lasting part: Int64, of duration: Int64, _ style: AggregationStyle) {
        minimum = min(minimum, value)
        maximum = max(maximum, value)
        let isTimed = style != .discreteArithmetic && duration > 0
        let share = isTimed ? Double(max(part, 1)) / Double(min(duration, Self.leastTime)) : 1
        weight += share
        guard style == .discreteEquivalentContinuousLevel else { return sum.add(value * share) }
        if value > reference {
            sum.scale(by: pow(10, (reference - value) / 10))
            reference = value
        }
        sum.add(pow(10, (value - reference) / 10) * share)
    }

    /// Updates the most recent measurement: the latest end, then the latest start, then the last saved (STAT-17).
    /// Measurements must be passed in the order of their starts.
    mutating func noteMostRecent(_ measurement: Measurement) {
        if measurement.end >= mostRecent.end { mostRecent = measurement }
    }

    /// Adds time that no earlier measurement covers.
    mutating func cover(_ duration: Int64) {
        covered += duration
    }

    /// The requested figures only (STAT-05), in the type's canonical unit (STAT-18).
    func figures(_ options: StatisticsOptions, _ style: AggregationStyle, _ unit: HealthModel.Unit)
        -> Statistics.Figures
    {
        func quantity(_ value: Double) -> Quantity { Quantity(unit: unit, value: value) }
        var figures = Statistics.Figures()
        if style == .cumulative {
            if options.contains(.cumulativeSum) { figures.sum = quantity(sum.total) }
        } else {
            if options.contains(.discreteAverage) { figures.average = quantity(average(style)) }
            if options.contains(.discreteMin) { figures.minimum = quantity(minimum) }
            if options.contains(.discreteMax) { figures.maximum = quantity(maximum) }
        }
        if options.contains(.mostRecent) {
            figures.mostRecent = quantity(mostRecent.value)
            figures.mostRecentDateInterval = DateInterval(
                start: Date(milliseconds: mostRecent.start), end: Date(milliseconds: mostRecent.end)
            )
        }
        if options.contains(.duration) { figures.duration = Quantity(unit: .second, value: Double(covered) / 1000) }
        return figures
    }

    private func average(_ style: AggregationStyle) -> Double {
        let mean = sum.total / weight
        let average = style == .discreteEquivalentContinuousLevel ? reference + 10 * log10(mean) : mean
        // An average lies between minimum and maximum, even after rounding.
        return min(max(average, minimum), maximum)
    }
}
