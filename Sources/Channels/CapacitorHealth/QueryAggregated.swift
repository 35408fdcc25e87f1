import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension CapacitorHealthChannel {
    static let queryAggregated = Method(
        plugin: "queryAggregated",
        "Returns the sum of each interval that has samples, or the mindful time of each day.",
        [.startDate, .endDate, .dataType, .bucket],
        result: ResultDescription("aggregatedData", Schemas.reference("CapacitorAggregatedData"))
    ) { call, arguments in
        guard let (start, end) = arguments.interval, let dataType = arguments[.dataType].string,
            let bucket = arguments[.bucket].string
        else { throw BridgeError.invalidParameters }
        if dataType == "mindfulness" { return try call.mindfulTime(from: start, to: end) }
        guard let (identifier, unit) = sums[dataType], let type = call.deviceType(identifier) else {
            throw BridgeError.rejected("Invalid data type")
        }
        guard let interval = intervals[bucket] else { throw BridgeError.rejected("Invalid bucket") }
        let query = StatisticsCollectionQuery(
            type,
            .samples(start: start, end: end, options: .strictStartDate),
            .cumulativeSum,
            anchorDate: start,
            intervalComponents: interval
        )
        let collection = try call.rejecting("Error fetching aggregated data: ") {
            try call.store.execute(query)
        }
        var list: [JSONValue] = []
        for statistics in collection.statistics where statistics.startDate < end || statistics.startDate == start {
            guard let sum = statistics.figures.sum else { continue }
            list.append([
                "startDate": .real(Double(statistics.startDate.milliseconds)),
                "endDate": .real(Double(statistics.endDate.milliseconds)),
                "value": .double(try call.value(sum, in: unit)),
            ])
        }
        call.objectCount = list.count
        return ["aggregatedData": .array(list)] as JSONValue
    }

    private static let sums: [String: (identifier: String, unit: HealthModel.Unit)] = [
        "steps": ("HKQuantityTypeIdentifierStepCount", .count),
        "active-calories": ("HKQuantityTypeIdentifierActiveEnergyBurned", .kilocalorie),
    ]

    private static let intervals = [
        "hour": DateComponents(hour: 1), "day": DateComponents(day: 1), "week": DateComponents(weekOfYear: 1),
    ]
}

extension Call {
    /// The duration of the mindful sessions by the day of their start, in the order of the query. The days have no fraction of a
    /// second.
    fileprivate func mindfulTime(from start: Date, to end: Date) throws -> JSONValue {
        guard let type = deviceType("HKCategoryTypeIdentifierMindfulSession") else {
            throw BridgeError.rejected("MindfulSession type unavailable")
        }
        let query = SampleQuery(type, .samples(start: start, end: end, options: .strictStartDate))
        let samples = try rejecting { try store.execute(query) }
        let calendar = calendar
        var days: [(start: Date, duration: TimeInterval)] = []
        var indices: [Date: Int] = [:]
        for sample in samples {
            let day = calendar.startOfDay(for: sample.startDate)
            let duration = sample.endDate.timeIntervalSince(sample.startDate)
            if let index = indices[day] {
                days[index].duration += duration
            } else {
                indices[day] = days.count
                days.append((day, duration))
            }
        }
        let list = days.map { day -> JSONValue in
            [
                "startDate": .string(day.start.isoWithoutFraction),
                "endDate": calendar.date(byAdding: .day, value: 1, to: day.start)
                    .map { .string($0.isoWithoutFraction) } ?? .null,
                "value": .double(day.duration),
            ]
        }
        return ["aggregatedData": .array(list)]
    }
}
