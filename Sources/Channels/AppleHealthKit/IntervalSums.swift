import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import JSON

extension AppleHealthKitChannel {
    static let intervalSumMethods: [Method] = [
        intervalSums("getDailyStepCountSamples", "HKQuantityTypeIdentifierStepCount", unit: "count"),
        intervalSums("getDailyDistanceWalkingRunningSamples", "HKQuantityTypeIdentifierDistanceWalkingRunning", unit: "m"),
        intervalSums("getDailyDistanceCyclingSamples", "HKQuantityTypeIdentifierDistanceCycling", unit: "m"),
        intervalSums("getDailyDistanceSwimmingSamples", "HKQuantityTypeIdentifierDistanceSwimming", unit: "m"),
        intervalSums("getDailyFlightsClimbedSamples", "HKQuantityTypeIdentifierFlightsClimbed", unit: "count"),
        intervalSums("getActiveEnergyBurned", "HKQuantityTypeIdentifierActiveEnergyBurned", unit: "kcal", readsLimit: false),
        intervalSums("getBasalEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned", unit: "kcal", readsLimit: false),
        intervalSums("getAppleExerciseTime", "HKQuantityTypeIdentifierAppleExerciseTime", unit: "s", readsLimit: false),
        intervalSums("getAppleStandTime", "HKQuantityTypeIdentifierAppleStandTime", unit: "s", readsLimit: false),
    ]

    /// A method that returns the sums of a quantity in intervals of some minutes, with the sums of each source. `usual` is the
    /// default unit.
    private static func intervalSums(
        _ name: String, _ identifier: String, unit usual: String, readsLimit: Bool = true
    ) -> Method {
        Method(
            plugin: name,
            "Returns the sums of \(identifier) in intervals, by default in \(usual). An error of HealthKit is an empty list.",
            [.startDate, .endDate, .unit, .period, .limit, .ascending, .includeManuallyAdded],
            result: .list
        ) { call, arguments in
            let options = call.options(arguments)
            let unit = try options.unit(default: usual)
            let limit = try readsLimit ? options.count(.limit, default: 0) : 0
            let ascending = try options.bool(.ascending, default: false)
            let endDate = options.date(.endDate, default: call.now)
            let period = try options.count(.period, default: 60)
            let includesManualEntries = try options.bool(.includeManuallyAdded, default: true)
            let startDate = try options.startDate()
            // Both ends of the interval belong to it. Dates are whole milliseconds.
            let interval = SamplePredicate.samples(start: startDate, end: endDate?.adding(0.001))
            let query = StatisticsCollectionQuery(
                try call.type(identifier),
                interval.leavingOutManualEntries(!includesManualEntries),
                [.cumulativeSum, .separateBySource],
                anchorDate: Date(timeIntervalSince1970: startDate.timeIntervalSince1970.rounded(.down)),
                intervalComponents: DateComponents(minute: period)
            )
            let collection = try call.attempt { try call.store.execute(query) }
            guard case .success(let collection) = collection else { return [] as JSONValue }
            var buckets: [JSONValue] = []
            for statistics in collection.statistics
            where statistics.endDate > startDate && endDate.map({ statistics.startDate < $0 }) ?? true {
                guard let sum = statistics.figures.sum else { continue }
                buckets.append(try call.bucket(statistics, sum, unit))
            }
            if !ascending { buckets.reverse() }
            if limit > 0, buckets.count > limit { buckets.removeLast(buckets.count - limit) }
            call.objectCount = buckets.count
            return .array(buckets)
        }
    }
}

extension Call {
    fileprivate func bucket(
        _ statistics: Statistics, _ sum: Quantity, _ unit: HealthModel.Unit
    ) throws -> JSONValue {
        var sources: [JSONValue] = []
        for (source, figures) in statistics.bySource ?? [] {
            guard let sum = figures.sum else { continue }
            let quantity = try value(sum, in: unit)
            guard quantity != 0 else { continue }
            sources.append([
                "sourceId": .string(source.bundleIdentifier), "sourceName": .string(source.name),
                "quantity": .double(quantity),
            ])
        }
        return [
            "value": .double(try value(sum, in: unit)), "startDate": .string(text(statistics.startDate)),
            "endDate": .string(text(statistics.endDate)), "metadata": .array(sources),
        ]
    }
}
