import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension StoreChannel {
    /// `HKAnchoredObjectQuery` (ANCH-01 to ANCH-11).
    static let anchoredObjectQuery = Method(
        "anchoredObjectQuery",
        "Returns the samples of a type that were saved or deleted since an anchor, and a new anchor.",
        .sampleType,
        .predicate,
        .optional("anchor", .anchor, "The anchor of an earlier result. Default: from the beginning."),
        .limit,
        .updates,
        result: ResultDescription("changes", Schemas.reference("Changes")),
        example: Example(
            ["type": "HKQuantityTypeIdentifierStepCount"],
            result: ["samples": [], "deletedObjects": [], "anchor": "SEtRdWVyeUFuY2hvcjow"],
            given: [("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]])]
        )
    ) { (call, type, predicate, anchor, limit, updates) throws(BridgeError) in
        let query = AnchoredObjectQuery(
            type,
            predicate,
            anchor: anchor,
            limit: limit
        )
        guard updates else {
            let result = try call.query([type]) { store throws(HealthFailure) in
                try store.execute(query)
            } count: {
                $0.samples.count + $0.deletedObjects.count
            }
            return AnchoredResult(result: result)
        }
        let (id, result) = try call.query([type]) { store throws(HealthFailure) in
            try store.start(query)
        } count: {
            $0.1.samples.count + $0.1.deletedObjects.count
        }
        call.state.queries.insert(id)
        return AnchoredResult(query: id, result: result)
    }
}
