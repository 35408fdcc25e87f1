import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// What running queries have to say, each as a notification to the client.
    ///
    /// Where the store fails there is nothing to say: no request is to blame, so nothing is answered wrong, and the log
    /// has it, once for as long as it lasts.
    func updateNotifications() -> [JSONRPC.Notification] {
        do throws(HealthFailure) {
            let updates = try store.updates()
            haveUpdatesFailed = false
            // A range of intervals that could be listed once can be listed again.
            return updates.compactMap { try? notification(of: $0) }
        } catch {
            if !haveUpdatesFailed {
                store.environment.log(.error, "running queries cannot be told of changes", [("failure", "\(error)")])
            }
            haveUpdatesFailed = true
            return []
        }
    }

    private func notification(of update: QueryUpdate) throws(HealthFailure) -> JSONRPC.Notification {
        switch update {
        case .observer(let query, let delivery, let types):
            let identifiers = types.map { JSONValue.string($0.identifier) }
            let params: JSONValue = [
                "query": .integer(query.number), "delivery": .integer(delivery), "types": .array(identifiers),
            ]
            return JSONRPC.Notification("store/observerQuery.update", params: params)
        case .anchored(let query, let result):
            let params = AnchoredResult(query: query, result: result)
            return JSONRPC.Notification("store/anchoredObjectQuery.update", params: params)
        case .workoutEffortRelationship(let query, let result):
            let params = WorkoutEffortResult(query: query, result: result)
            return JSONRPC.Notification("store/workoutEffortRelationshipQuery.update", params: params)
        case .statisticsCollection(let query, let collection):
            let form = collectionForms[query] ?? StatisticsCollectionForm()
            return JSONRPC.Notification(
                "store/statisticsCollectionQuery.update",
                params: try form(collection, query: query)
            )
        }
    }
}
