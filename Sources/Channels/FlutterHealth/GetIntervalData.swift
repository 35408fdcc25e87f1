import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Statistics of intervals.
extension FlutterHealthChannel {
    static let getIntervalData = Method(
        plugin: "getIntervalData",
        "Returns the sum or the average of each interval that has samples.",
        [.dataTypeKey, .dataUnitKey, .startTime, .endTime, .interval, .recordingMethodsToFilter],
        result: .points
    ) { call, arguments in
        let key = arguments[.dataTypeKey].string ?? "DEFAULT"
        guard let (entry, type) = call.healthDataType(key), entry.hasIntervals else {
            throw BridgeError.platform("INVALID_TYPE", "Invalid dataTypeKey for interval query: \(key.shortened)")
        }
        let isAverage = type.quantity?.aggregationStyle(on: call.device.osVersion) == .discreteArithmetic
        let statistics = try call.statistics(
            of: type,
            arguments,
            arguments.predicate([]),
            isAverage ? .discreteAverage : .cumulativeSum,
            DateComponents(second: arguments[.interval].int ?? 1),
            code: "STATISTICS_ERROR",
            "Error getting statistics: "
        )
        guard let unit = call.healthDataUnit(arguments[.dataUnitKey].string) else { return [] as JSONValue }
        var points: [JSONValue] = []
        for interval in statistics {
            guard let quantity = isAverage ? interval.figures.average : interval.figures.sum else { continue }
            points.append([
                "value": .double(try call.value(quantity, in: unit)),
                "date_from": .integer(interval.startDate.milliseconds),
                "date_to": .integer(interval.endDate.milliseconds),
                "source_id": "", "source_name": "",
            ])
        }
        call.objectCount = points.count
        return .array(points)
    }

    static let getTotalStepsInInterval = Method(
        plugin: "getTotalStepsInInterval",
        "Returns the number of steps, without those that two sources counted at the same time.",
        [.startTime, .endTime, .recordingMethodsToFilter],
        result: ResultDescription("steps", Schemas.integer)
    ) { call, arguments in
        let statistics = try call.statistics(
            of: .stepCount,
            arguments,
            arguments.predicate(),
            .cumulativeSum,
            DateComponents(day: 1),
            code: "STEPS_ERROR",
            "Error getting step count: "
        )
        var sum = 0.0
        for interval in statistics {
            guard let quantity = interval.figures.sum else { continue }
            sum += try call.value(quantity, in: .count)
        }
        call.objectCount = statistics.count
        return try Int(truncating: sum)
    }
}

extension Call {
    /// The statistics of the intervals between the start and the end that have samples. The first interval begins at the start.
    fileprivate func statistics(
        of type: ObjectType,
        _ arguments: NativeValue,
        _ predicate: SamplePredicate,
        _ options: StatisticsOptions,
        _ interval: DateComponents,
        code: String,
        _ text: String
    ) throws -> [Statistics] {
        let (start, end) = (arguments[.startTime].dateOrZero, arguments[.endTime].dateOrZero)
        let query = StatisticsCollectionQuery(type, predicate, options, anchorDate: start, intervalComponents: interval)
        switch try attempt({ try store.execute(query) }) {
        case .failure(let error): throw BridgeError.platform(code, text + error.message)
        case .success(let collection):
            // An interval that starts at the end belongs to the enumeration only if it is the first one.
            return collection.statistics.filter {
                start <= end && $0.startDate >= start && ($0.startDate < end || $0.startDate == start)
            }
        }
    }
}
