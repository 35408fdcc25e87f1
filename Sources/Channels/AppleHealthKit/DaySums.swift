import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

extension AppleHealthKitChannel {
    static let daySumMethods: [Method] = [
        daySum("getStepCount", "HKQuantityTypeIdentifierStepCount", unit: "count", readsUnit: false, refusesUnreadableDate: true),
        daySum("getDistanceWalkingRunning", "HKQuantityTypeIdentifierDistanceWalkingRunning", unit: "m"),
        daySum("getDistanceCycling", "HKQuantityTypeIdentifierDistanceCycling", unit: "m"),
        daySum("getDistanceSwimming", "HKQuantityTypeIdentifierDistanceSwimming", unit: "m"),
        daySum("getFlightsClimbed", "HKQuantityTypeIdentifierFlightsClimbed", unit: "count", readsUnit: false),
        daySum(
            "getWater", "HKQuantityTypeIdentifierDietaryWater", unit: "L", readsUnit: false, refusesUnreadableDate: true,
            ignoresErrors: true),
    ]

    /// A method that returns the sum of a quantity on a day in local time. `usual` is the default unit, or the only one.
    /// `refusesUnreadableDate` says whether a date that cannot be read is an error. Otherwise it ends the app. `ignoresErrors`
    /// says whether the method does not look at the error of HealthKit.
    private static func daySum(
        _ name: String, _ identifier: String, unit usual: String, readsUnit: Bool = true, refusesUnreadableDate: Bool = false,
        ignoresErrors: Bool = false
    ) -> Method {
        Method(
            plugin: name,
            "Returns the sum of \(identifier) on a day, by default in \(usual).",
            [.date, .unit, .includeManuallyAdded],
            result: .object
        ) { call, arguments in
            let options = call.options(arguments)
            let unit = try options.unit(default: usual, isRead: readsUnit)
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
