import HealthEngine
import HealthModel
import JSON

/// `HKObserverQuery` (OBS-01 to OBS-05).
enum ExecuteObserverQuery: Method {
    static let name = "store/observerQuery"
    static let summary = "Watches types: a notification now and at each change, until the query is stopped."
    static let parameters = [
        QueryParameters.type.description, QueryParameters.types.description, QueryParameters.predicate.description,
    ]
    static let result = ResultDescription("query", Schemas.reference("Query"))
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierStepCount"],
        result: ["query": 1],
        given: [("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<Int> {
        let types = try arguments.queriedTypes()
        let predicate = try arguments(QueryParameters.predicate)
        context.journal(types)
        let query = ObserverQuery(descriptors: types.map { QueryDescriptor($0, predicate) })
        let id = try context.healthKit { store throws(HealthFailure) in try store.start(query) }
        return Single("query", id.number)
    }
}
