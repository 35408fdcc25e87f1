import HealthEngine
import HealthModel
import JSON

/// `HKSourceQuery` (OTH-01).
enum ExecuteSourceQuery: Method {
    static let name = "store/sourceQuery"
    static let summary = "The sources of the samples that a predicate selects."
    static let parameters = [QueryParameters.sampleType.description, QueryParameters.predicate.description]
    static let result = ResultDescription("sources", Schemas.reference("Sources"))
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierHeartRate"],
        result: ["sources": [["name": "Watch", "bundleIdentifier": "com.apple.health.watch"]]],
        given: SampleExamples.foreign
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[JSONValue]> {
        let type = try arguments(QueryParameters.sampleType)
        let query = SourceQuery(type, try arguments(QueryParameters.predicate))
        let sources = try context.query([type]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        return Single("sources", sources.map(\.json))
    }
}
