import BridgeCore
import HealthEngine
import HealthJSON

extension StoreChannel {
    /// `HKAnchoredObjectQuery` (ANCH-01 to ANCH-11).
    static let anchoredObjectQuery = Method(
        "anchoredObjectQuery",
        "Returns the samples of one or several types that were saved or deleted since an anchor, and a new anchor.",
        .typeOrDescriptors,
        .predicate,
        .queryDescriptors,
        .optional("anchor", .anchor, "The anchor of an earlier result. Default: from the beginning."),
        .limit,
        .updates,
        result: ResultDescription("changes", Schemas.reference("Changes"))
    ) { call, type, predicate, queryDescriptors, anchor, limit, updates in
        let descriptors = try call.descriptors(type, nil, predicate, queryDescriptors)
        let query = AnchoredObjectQuery(descriptors: descriptors, anchor: anchor, limit: limit)
        guard updates else {
            let result = try call.store.execute(query)
            return AnchoredResult(result: result)
        }
        let (id, result) = try call.store.start(query)
        call.state.queries.insert(id)
        return AnchoredResult(query: id, result: result)
    }
}
