import HealthEngine
import JSON

/// `HKHealthStore.stop(_:)`: nothing happens if the query does not run (QRY-02).
enum StopQuery: Method {
    static let name = "store/stop"
    static let summary = "Stops a query that runs; it sends nothing after this."
    static let parameters = [QueryParameters.query.description]
    static let result = ResultDescription.nothing
    static let example = Example(["query": 1], result: .null)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let query = try arguments(QueryParameters.query)
        context.store.stop(query)
        context.collectionForms[query] = nil
        return JSONNull()
    }
}
