import Foundation
import HealthEngine
import HealthModel

/// The values of a quantity type by day, week, month or year.
struct Measurements: Equatable {
    /// The length of an interval.
    enum Step: String { case day, week, month, year }

    struct Point: Equatable {
        let start: Date
        let end: Date
        /// The average of a discrete type, or the sum of a cumulative type for a day. Nil if there are no samples.
        let value: Double?
    }

    let type: ObjectType
    let unit: DisplayUnit
    let step: Step
    /// At least one has a value.
    let points: [Point]

    /// Whether the values are sums.
    let isCumulative: Bool

    /// The values between two times at which intervals begin. Sums are divided by the number of days in `days`. Nil if there are no
    /// values, or if the type is not a quantity type.
    init?(
        _ phone: Phone, _ type: ObjectType, _ step: Step, from start: Date, to end: Date, in calendar: Calendar,
        days: ClosedRange<Date>? = nil
    ) throws(HealthFailure) {
        guard let quantity = type.quantity else { return nil }
        isCumulative = quantity.isCumulative
        let options: StatisticsOptions = isCumulative ? .cumulativeSum : .discreteAverage
        let list = try phone.statistics(type, options, from: start, to: end, every: step.components, in: calendar.timeZone)
        let values = list.map { statistics -> Double? in
            let figures = statistics.figures
            guard quantity.isCumulative else { return figures.average?.value(in: quantity.unit) }
            let count = days.map { calendar.dayCount(of: statistics.startDate..<statistics.endDate, within: $0) } ?? 1
            return figures.sum?.value(in: quantity.unit).map { $0 / Double(count) }
        }
        guard let largest = values.compactMap(\.self).map(\.magnitude).max() else { return nil }
        let unit = DisplayUnit(quantity, largest: largest)
        self.type = type
        self.step = step
        self.unit = unit
        points = zip(list, values).map { statistics, value in
            Point(start: statistics.startDate, end: statistics.endDate, value: value.map { ($0 * unit.factor).finite })
        }
    }

    /// The values that exist, in order.
    var values: [Double] { points.compactMap(\.value) }

    /// The types that people follow most, which come first.
    static let main: [ObjectType] = [
        "stepCount", "appleExerciseTime", "bodyMass", "bodyFatPercentage", "restingHeartRate", "heartRateVariabilitySDNN",
        "vo2Max", "walkingSpeed", "oxygenSaturation", "respiratoryRate", "bloodPressureSystolic", "bloodPressureDiastolic",
        "bloodGlucose",
    ]
    .compactMap(TypeCatalog.type(name:))
}

extension Measurements.Step {
    /// The component of a calendar whose intervals have this length.
    var component: Calendar.Component {
        switch self {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
    }

    fileprivate var components: DateComponents {
        switch self {
        case .day: DateComponents(day: 1)
        case .week: DateComponents(day: 7)
        case .month: DateComponents(month: 1)
        case .year: DateComponents(year: 1)
        }
    }
}

extension Calendar {
    /// The number of days of an interval that lie within other days, at least 1.
    fileprivate func dayCount(of interval: Range<Date>, within days: ClosedRange<Date>) -> Int {
        let (start, end) = (max(interval.lowerBound, days.lowerBound), min(interval.upperBound, days.upperBound))
        return max(dateComponents([.day], from: start, to: end).day ?? 1, 1)
    }
}

/// The types of a period that have no other chart, by day.
struct OtherMeasurements {
    /// Further types are only counted.
    static let most = 24

    let shown: [Measurements]
    /// The number of all types.
    let count: Int

    init(_ phone: Phone, _ contents: StoreContents, _ period: Period) throws(HealthFailure) {
        let drawn: Set<String> = Set(
            [ObjectType.stepCount, .heartRate, .restingHeartRate, .activeEnergyBurned, .appleExerciseTime, .appleMoveTime]
                .map(\.identifier)
        )
        let ranks = Dictionary(uniqueKeysWithValues: Measurements.main.enumerated().map { ($1, $0) })
        func key(_ type: ObjectType) -> (Int, String) { (ranks[type] ?? ranks.count, type.title) }
        let types = contents.types.filter { !drawn.contains($0.identifier) }
            .compactMap { TypeCatalog.type(identifier: $0.identifier) }
            .sorted { key($0) < key($1) }
        var all: [Measurements] = []
        for type in types {
            let found = try Measurements(phone, type, .day, from: period.start, to: period.end, in: period.calendar)
            if let found { all.append(found) }
        }
        shown = Array(all.prefix(Self.most))
        count = all.count
    }
}
