import HealthEngine
import HealthModel
import JSON

/// `HKStatisticsQuery` (STAT-01 to STAT-18).
enum ExecuteStatisticsQuery: Method {
    static let name = "store/statisticsQuery"
    static let summary = "Figures of the quantity samples that a predicate selects, sources merged."
    static let parameters = [
        QueryParameters.sampleType.description, QueryParameters.predicate.description,
        QueryParameters.options.description, QueryParameters.unit.description,
    ]
    static let result = ResultDescription("statistics", Schemas.reference("Statistics"))
    static let example = Example(
        [
            "type": "HKQuantityTypeIdentifierHeartRate", "options": ["discreteAverage"], "unit": "count/min",
        ],
        result: [
            "type": "HKQuantityTypeIdentifierHeartRate", "startDate": "2026-01-01T08:00:00Z",
            "endDate": "2026-01-01T08:00:00Z", "averageQuantity": ["value": 72.5, "unit": "count/min"],
        ],
        given: SampleExamples.foreign
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> StatisticsResult {
        let type = try arguments(QueryParameters.sampleType)
        let query = StatisticsQuery(
            type,
            try arguments(QueryParameters.predicate),
            try arguments(QueryParameters.options)
        )
        let unit = try arguments.unit(for: [type])
        let statistics = try context.query([type]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: { _ in
            1
        }
        return StatisticsResult(statistics: statistics, unit: unit)
    }
}
