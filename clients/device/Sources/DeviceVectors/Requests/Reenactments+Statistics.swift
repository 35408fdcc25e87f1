import Foundation
import HealthKit

/// Statistics.
extension Reenactments {
    static let statisticsQueries: [String: Reenactment] = [
        "statisticsQuery": { call in
            let unit = try call.unit()
            let type = try call.quantityTypeForStatistics()
            try call.checkUnit(unit, for: [type])
            let query = HKStatisticsQuery(
                quantityType: type, quantitySamplePredicate: try call.predicate(), options: try call.statisticsOptions()
            ) { _, statistics, error in
                call.complete(statistics, error) { $0.json(in: unit) }
            }
            call.store.execute(query)
        },
        "statisticsCollectionQuery": { call in
            let unit = try call.unit()
            let type = try call.quantityTypeForStatistics()
            try call.checkUnit(unit, for: [type])
            let query = HKStatisticsCollectionQuery(
                quantityType: type, quantitySamplePredicate: try call.predicate(), options: try call.statisticsOptions(),
                anchorDate: try call.required("anchorDate", .date),
                intervalComponents: try call.required("intervalComponents", .intervalComponents)
            )
            let range: (from: Date, to: Date)? = try call.optional("from", .date).map { from in
                (from: from, to: try call.required("to", .date))
            }
            let hasUpdates = try call.hasUpdates()
            query.initialResultsHandler = { query, collection, error in
                if let error { return call.answer(.failure(error)) }
                guard let collection else { return }
                call.answer(.object(call.running(query, if: hasUpdates).adding(collection.members(range, unit))))
            }
            if hasUpdates {
                let namesUpdates = call.app.phone.hasSystem(15, 4) && !call.app.phone.isVision
                query.statisticsUpdateHandler = { query, latest, collection, _ in
                    guard let collection else { return }
                    var members = call.running(query, if: true).adding(collection.members(range, unit))
                    if namesUpdates {
                        let isListed =
                            range.map {
                                $0.from < latest?.endDate ?? .distantPast && latest?.startDate ?? .distantFuture < $0.to
                            } ?? true
                        members["updatedStatistics"] = .array(isListed ? [latest?.json(in: unit)].compactMap(\.self) : [])
                    }
                    call.app.notify("statisticsCollectionQuery.update", members)
                }
            }
            call.store.execute(query)
        },
    ]
}

extension StoreCall {
    /// The type of a query for statistics.
    fileprivate func quantityTypeForStatistics() throws -> HKQuantityType {
        guard let type = try sampleType() as? HKQuantityType else { throw NotReenacted(.value) }
        return type
    }

    fileprivate func statisticsOptions() throws -> HKStatisticsOptions { try required("options", .statisticsOptions) }
}

extension HKStatisticsCollection {
    /// `{statistics}`, of all intervals with samples or of all intervals of a range.
    fileprivate func members(_ range: (from: Date, to: Date)?, _ unit: HKUnit?) -> JSONObject {
        guard let range else { return ["statistics": .array(statistics().map { $0.json(in: unit) })] }
        let all = Elements([])
        unsafe enumerateStatistics(from: range.from, to: range.to) { statistics, _ in
            all.append(statistics.json(in: unit))
        }
        return ["statistics": .array(all.value)]
    }
}
