import Foundation
import HealthEngine
import HealthModel
import JSON

/// `HKStatisticsCollectionQuery` (COLL-01 to COLL-09). `from` and `to` are those of
/// `HKStatisticsCollection.enumerateStatistics(from:to:)`.
enum ExecuteStatisticsCollectionQuery: Method {
    static let name = "store/statisticsCollectionQuery"
    static let summary = "Figures for each interval of the calendar, of the quantity samples that a predicate selects."
    static let anchorDate = Parameter.required("anchorDate", .date, "Where an interval begins.")
    static let intervalComponents = Parameter.required(
        "intervalComponents",
        .intervalComponents,
        "The length of an interval."
    )
    static let from = Parameter.optional(
        "from",
        .date,
        "With `to`: lists each interval that touches the range, also those without samples."
    )
    static let to = Parameter.optional("to", .date, "The end of that range.")
    static let parameters = [
        QueryParameters.sampleType.description, QueryParameters.predicate.description,
        QueryParameters.options.description, anchorDate.description, intervalComponents.description, from.description,
        to.description, QueryParameters.unit.description, QueryParameters.updates.description,
    ]
    static let result = ResultDescription("collection", Schemas.reference("StatisticsCollection"))
    static let example = Example(
        [
            "type": "HKQuantityTypeIdentifierHeartRate", "options": ["discreteMax"], "unit": "count/min",
            "anchorDate": "2026-01-01T00:00:00Z", "intervalComponents": ["day": 1],
        ],
        result: [
            "statistics": [
                [
                    "type": "HKQuantityTypeIdentifierHeartRate", "startDate": "2026-01-01T00:00:00Z",
                    "endDate": "2026-01-02T00:00:00Z", "maximumQuantity": ["value": 72.5, "unit": "count/min"],
                ]
            ]
        ],
        given: SampleExamples.foreign
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> StatisticsCollectionResult {
        let type = try arguments(QueryParameters.sampleType)
        let query = StatisticsCollectionQuery(
            type,
            try arguments(QueryParameters.predicate),
            try arguments(QueryParameters.options),
            anchorDate: try arguments(anchorDate),
            intervalComponents: try arguments(intervalComponents)
        )
        let isRunning = try arguments(QueryParameters.updates)
        let range = try range(arguments)
        let form = StatisticsCollectionForm(unit: try arguments.unit(for: [type]), range: range)
        guard isRunning else {
            return try context.query([type]) { store throws(HealthFailure) in
                try form(try store.execute(query))
            } count: {
                $0.statistics.count
            }
        }
        return try context.query([type]) { store throws(HealthFailure) in
            let (id, collection) = try store.start(query)
            do throws(HealthFailure) {
                let result = try form(collection, query: id)
                context.collectionForms[id] = form
                return result
            } catch {
                store.stop(id)
                throw error
            }
        } count: {
            $0.statistics.count
        }
    }

    private static func range(_ arguments: Arguments) throws(BridgeError) -> (from: Date, to: Date)? {
        switch (try arguments(from), try arguments(to)) {
        case (nil, nil): return nil
        case (let from?, let to?): return (from, to)
        case (nil, _?): throw .missing(from.name)
        case (_?, nil): throw .missing(to.name)
        }
    }
}
