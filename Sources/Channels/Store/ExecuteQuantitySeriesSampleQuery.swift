import HealthEngine
import HealthModel
import JSON

/// `HKQuantitySeriesSampleQuery`, in the form with a predicate (OTH-05).
enum ExecuteQuantitySeriesSampleQuery: Method {
    static let name = "store/quantitySeriesSampleQuery"
    static let summary = "Each quantity in the quantity samples that a predicate selects: several for a series."
    static let includeSample = Parameter.optional(
        "includeSample",
        .bool,
        default: false,
        "Whether to name the sample of each quantity."
    )
    static let orderByQuantitySampleStartDate = Parameter.optional(
        "orderByQuantitySampleStartDate",
        .bool,
        default: false,
        "Whether to order the quantities of all samples by their own dates."
    )
    static let parameters = [
        QueryParameters.quantityType.description, QueryParameters.predicate.description,
        QueryParameters.unit.description, includeSample.description, orderByQuantitySampleStartDate.description,
    ]
    static let result = ResultDescription("quantities", Schemas.reference("SeriesQuantities"))
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierHeartRate", "includeSample": true],
        result: [
            "quantities": [
                [
                    "quantity": ["value": 72.5, "unit": "count/min"], "startDate": "2026-01-01T08:00:00Z",
                    "endDate": "2026-01-01T08:00:00Z", "uuid": .string(SampleExamples.uuid),
                ]
            ]
        ],
        given: SampleExamples.foreign
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> SeriesResult {
        let type = try arguments(QueryParameters.quantityType)
        let query = QuantitySeriesSampleQuery(
            type,
            try arguments(QueryParameters.predicate),
            orderByQuantitySampleStartDate: try arguments(orderByQuantitySampleStartDate)
        )
        let includesSample = try arguments(includeSample)
        let unit = try arguments.unit(for: [type])
        let elements = try context.query([type]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return SeriesResult(elements: elements, unit: unit, includesSample: includesSample)
    }
}
