import Foundation
import HealthModel

/// Accumulates the figures of one set of measurements.
struct Tally {
    /// The sum of values for a cumulative type. For other types, the sum of weighted values or energies.
    private var sum = CompensatedSum()
    /// The sum of weights: milliseconds, or the number of values while no value has a duration.
    private var weight = 0.0
    private var isTimed = false
    private var minimum = Double.infinity
    private var maximum = -Double.infinity
    /// The sound level that energies are relative to, so that powers do not overflow.
    private var reference = -Double.infinity
    private var mostRecent = Measurement(start: .min, end: .min, value: 0, source: 0)
    private var covered: Int64 = 0

    /// Whether there are no measurements. Only valid if ``noteMostRecent(_:)`` is called for each.
    var isEmpty: Bool { mostRecent.end == .min }

    /// Adds a value of a cumulative type.
    mutating func add(_ value: Double) {
        sum.add(value)
    }

    /// Adds a value of a discrete type with its duration. If any measurement has a duration, averages are weighted by
    /// duration, and measurements without one have no weight (STAT-14, STAT-15).
    mutating func add(_ value: Double, lasting duration: Int64, _ style: AggregationStyle) {
        minimum = min(minimum, value)
        maximum = max(maximum, value)
        let duration = style == .discreteArithmetic ? 0 : duration
        if duration > 0, !isTimed {
            (isTimed, sum, weight, reference) = (true, CompensatedSum(), 0, -Double.infinity)
        }
        guard duration > 0 || !isTimed else { return }
        let share = Double(max(duration, 1))
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
