import HealthEngine
import HealthModel
import JSON

/// `HKAnchoredObjectQuery` (ANCH-01 to ANCH-11).
enum ExecuteAnchoredObjectQuery: Method {
    static let name = "store/anchoredObjectQuery"
    static let summary = "What was saved and deleted of a type since an anchor, and the anchor to go on from."
    static let anchor = Parameter.optional("anchor", .anchor, "Where an earlier query ended; by default the beginning.")
    static let parameters = [
        QueryParameters.sampleType.description, QueryParameters.predicate.description, anchor.description,
        QueryParameters.limit.description, QueryParameters.updates.description,
    ]
    static let result = ResultDescription("changes", Schemas.reference("Changes"))
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierStepCount"],
        result: ["samples": [], "deletedObjects": [], "anchor": "SEtRdWVyeUFuY2hvcjow"],
        given: [("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> AnchoredResult {
        let type = try arguments(QueryParameters.sampleType)
        let query = AnchoredObjectQuery(
            type,
            try arguments(QueryParameters.predicate),
            anchor: try arguments(anchor),
            limit: try arguments(QueryParameters.limit)
        )
        guard try arguments(QueryParameters.updates) else {
            let result = try context.query([type]) { store throws(HealthFailure) in
                try store.execute(query)
            } count: {
                $0.samples.count + $0.deletedObjects.count
            }
            return AnchoredResult(result: result)
        }
        let (id, result) = try context.query([type]) { store throws(HealthFailure) in
            try store.start(query)
        } count: {
            $0.1.samples.count + $0.1.deletedObjects.count
        }
        return AnchoredResult(query: id, result: result)
    }
}
