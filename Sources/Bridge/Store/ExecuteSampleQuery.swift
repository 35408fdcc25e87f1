import HealthEngine
import HealthModel
import JSON

/// `HKSampleQuery` (SQ-01 to SQ-07).
enum ExecuteSampleQuery: Method {
    static let name = "store/sampleQuery"
    static let summary = "The samples of one type or several that a predicate selects."
    static let parameters = [
        QueryParameters.type.description, QueryParameters.types.description, QueryParameters.predicate.description,
        QueryParameters.limit.description, QueryParameters.sortDescriptors.description,
        QueryParameters.unit.description,
    ]
    static let result = ResultDescription("samples", Schemas.reference("Samples"))
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierHeartRate"],
        result: ["samples": [SampleExamples.foreignHeartRate]],
        given: SampleExamples.foreign
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<SampleQueryList> {
        let types = try arguments.queriedTypes()
        let predicate = try arguments(QueryParameters.predicate)
        let query = SampleQuery(
            descriptors: types.map { QueryDescriptor($0, predicate) },
            limit: try arguments(QueryParameters.limit),
            sortDescriptors: try arguments(QueryParameters.sortDescriptors)
        )
        let unit = try arguments.unit(for: types)
        let result = try context.query(types) { store throws(HealthFailure) in
            try store.result(of: query)
        } count: {
            $0.count
        }
        return Single("samples", SampleQueryList(result: result, unit: unit))
    }
}
