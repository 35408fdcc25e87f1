import Foundation
import HealthEngine
import HealthModel

/// The lowest, average and highest heart rates of intervals, in beats a minute.
struct HeartRates {
    struct Range {
        let start: Date
        let end: Date
        /// Nil if nothing was measured.
        let figures: Figures?
        /// The average of `HKQuantityTypeIdentifierRestingHeartRate`; nil if there is none, and in ranges of an hour.
        let resting: Double?
    }

    struct Figures: Equatable {
        let minimum: Double
        let average: Double
        let maximum: Double
    }

    let ranges: [Range]

    /// Ranges by day.
    init(_ phone: Phone, days period: Period) throws(HealthFailure) {
        let resting = try phone.statistics(.restingHeartRate, .discreteAverage, of: period)
        let list = try phone.statistics(.heartRate, Self.options, of: period)
        ranges = zip(list, resting).map { Range($0, resting: $1.figures.average?.value(in: .countPerMinute)) }
    }

    /// Ranges by hour of a day, which has 23 or 25 hours when clocks change.
    init(_ phone: Phone, hoursOf day: Period.Day, in timeZone: TimeZone) throws(HealthFailure) {
        let hour = DateComponents(hour: 1)
        let list = try phone.statistics(.heartRate, Self.options, from: day.start, to: day.end, every: hour, in: timeZone)
        ranges = list.map { Range($0, resting: nil) }
    }

    /// Whether nothing was measured.
    var isEmpty: Bool { ranges.allSatisfy { $0.figures == nil } }

    /// The lowest and the highest rate.
    var extremes: ClosedRange<Double>? {
        let figures = ranges.compactMap(\.figures)
        guard let low = figures.map(\.minimum).min(), let high = figures.map(\.maximum).max() else { return nil }
        return low...high
    }

    private static let options: StatisticsOptions = [.discreteMin, .discreteAverage, .discreteMax]
}

extension HeartRates.Range {
    fileprivate init(_ statistics: Statistics, resting: Double?) {
        start = statistics.startDate
        end = statistics.endDate
        self.resting = resting
        let figures = statistics.figures
        if let minimum = figures.minimum?.value(in: .countPerMinute),
            let average = figures.average?.value(in: .countPerMinute),
            let maximum = figures.maximum?.value(in: .countPerMinute)
        {
            self.figures = HeartRates.Figures(minimum: minimum, average: average, maximum: maximum)
        } else {
            self.figures = nil
        }
    }
}
