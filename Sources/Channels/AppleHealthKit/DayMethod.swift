import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

/// A method that returns the sum of a quantity on a day in local time.
struct DayMethod: Sendable {
    let name: String
    let identifier: String
    /// The default unit, or the only one.
    let unit: String
    let readsUnit: Bool
    /// Whether a date that cannot be read is an error. Otherwise it ends the app.
    let refusesUnreadableDate: Bool
    /// Whether the method does not look at the error of HealthKit.
    let ignoresErrors: Bool

    init(
        _ name: String,
        _ identifier: String,
        unit: String,
        readsUnit: Bool,
        refusesUnreadableDate: Bool = false,
        ignoresErrors: Bool = false
    ) {
        self.name = name
        self.identifier = identifier
        self.unit = unit
        self.readsUnit = readsUnit
        self.refusesUnreadableDate = refusesUnreadableDate
        self.ignoresErrors = ignoresErrors
    }

    var method: Method {
        Method(
            plugin: name,
            "Returns the sum of \(identifier) on a day, by default in \(unit).",
            [.date, .unit, .includeManuallyAdded],
            result: .object
        ) { call, arguments in
            let options = call.options(arguments)
            let unit = try options.unit(default: self.unit, isRead: readsUnit)
            let date = options.date(.date, default: call.now)
            let includesManualEntries = try options.bool(.includeManuallyAdded, default: true)
            guard let date else {
                throw refusesUnreadableDate ? BridgeError.text("could not parse date from options.date") : .nilDate
            }
            let type = try call.type(identifier)
            let predicate = call.day(of: date).leavingOutManualEntries(!includesManualEntries)
            let query = StatisticsQuery(type, predicate, .cumulativeSum)
            switch try call.attempt({ try call.store.execute(query) }) {
            case .failure(let error):
                // The native module compares the text of the error, and overwrites any other error.
                if error.message == HealthError.Code.errorNoData.defaultMessage {
                    return call.answer(0, date, date)
                }
                throw ignoresErrors ? BridgeError.nilObject(1) : .noStatistics
            case .success(let statistics):
                var value = 0.0
                if let sum = statistics.figures.sum { value = try call.value(sum, in: unit) }
                return call.answer(value, statistics.startDate, statistics.endDate)
            }
        }
    }
}

extension Call {
    /// The samples that begin on the local day of a date.
    fileprivate func day(of date: Date) -> SamplePredicate {
        let calendar = calendar
        let start = calendar.startOfDay(for: date)
        let end = calendar.date(byAdding: .day, value: 1, to: start)
        return .samples(start: start, end: end, options: .strictStartDate)
    }

    /// A value with the dates to which it belongs.
    func answer(_ value: Double, _ start: Date, _ end: Date) -> JSONValue {
        ["value": .double(value), "startDate": .string(text(start)), "endDate": .string(text(end))]
    }
}
