import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Statistics of quantity samples.
extension StoreChannel {
    static let statisticsMethods = [statisticsQuery, statisticsCollectionQuery]

    /// `HKStatisticsQuery` (STAT-01 to STAT-18).
    private static let statisticsQuery = Method(
        "statisticsQuery",
        "Returns statistics of the quantity samples that match a predicate, with sources merged.",
        .sampleType,
        .predicate,
        .options,
        .unit,
        result: ResultDescription("statistics", Schemas.reference("Statistics"))
    ) { call, type, predicate, options, unit in
        let query = StatisticsQuery(type, predicate, options)
        try call.checkUnit(unit, for: [type])
        let statistics = try call.store.execute(query)
        return StatisticsResult(statistics: statistics, unit: unit)
    }

    /// `HKStatisticsCollectionQuery` (COLL-01 to COLL-09). `from` and `to` are the arguments of
    /// `HKStatisticsCollection.enumerateStatistics(from:to:)`.
    private static let statisticsCollectionQuery = Method(
        "statisticsCollectionQuery",
        "Returns statistics of the quantity samples that match a predicate, for each calendar interval.",
        .sampleType,
        .predicate,
        .options,
        .required("anchorDate", .date, "A date at which an interval begins."),
        .required("intervalComponents", .intervalComponents, "The length of the intervals."),
        .optional(
            "from",
            .date,
            "The start of a range. With `to`, every interval that touches the range is listed, even without samples."
        ),
        .optional("to", .date, "The end of the range."),
        .unit,
        .updates,
        result: ResultDescription("collection", Schemas.reference("StatisticsCollection"))
    ) { call, type, predicate, options, anchorDate, intervalComponents, from, to, unit, updates in
        let query = StatisticsCollectionQuery(
            type, predicate, options, anchorDate: anchorDate, intervalComponents: intervalComponents
        )
        try call.checkUnit(unit, for: [type])
        let form = StatisticsCollectionForm(
            unit: unit, range: try range(from, to), namesUpdates: call.device.hasUpdatedStatistics
        )
        let store = call.store
        let result: StatisticsCollectionResult
        if updates {
            let (id, collection) = try store.start(query)
            do {
                result = try form(collection, query: id, shouldContinue: { call.phone.shouldContinue })
            } catch {
                store.stop(id)
                throw error
            }
            call.state.queries.insert(id)
            call.state.collectionForms[id] = form
        } else {
            result = try form(store.execute(query), shouldContinue: { call.phone.shouldContinue })
        }
        call.objectCount = result.statistics.count
        return result
    }

    private static func range(_ from: Date?, _ to: Date?) throws -> (from: Date, to: Date)? {
        switch (from, to) {
        case (nil, nil): return nil
        case (let from?, let to?): return (from, to)
        case (nil, _?): throw JSONReadingError.missing("from")
        case (_?, nil): throw JSONReadingError.missing("to")
        }
    }
}

extension EmulatedDevice {
    /// Whether `HKStatisticsCollectionQueryDescriptor.Result.updatedStatistics` exists (COLL-10).
    fileprivate var hasUpdatedStatistics: Bool { osVersion >= OSVersion(major: 15, minor: 4) && profile != .vision }
}
