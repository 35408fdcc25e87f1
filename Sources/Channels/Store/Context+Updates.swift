import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// What running queries have to say, each as a notification to the client.
    ///
    /// Where the store fails there is nothing to say: no request is to blame, so nothing is answered wrong, and the log
    /// has it, once for as long as it lasts. Where the audit log cannot be written, it is told later.
    func updateNotifications() -> [JSONRPC.Notification] {
        let updates = news { store throws(HealthFailure) in
            if withheldUpdates.isEmpty {
                withheldUpdates = try store.updates()
            }
            let running = Set(store.runningQueries.map(\.id))
            withheldUpdates.removeAll { !running.contains($0.query) }
            return withheldUpdates
        }
        // What cannot be noted is said in the log.
        guard !updates.isEmpty, (try? audit(updates)) != nil else { return [] }
        withheldUpdates = []
        // A range of intervals that could be listed once can be listed again.
        return updates.compactMap { try? notification(of: $0) }
    }

    /// What delegates of workout sessions and live builders are told, each as a notification to the client.
    func workoutNotifications() -> [JSONRPC.Notification] {
        let callbacks = news { store throws(HealthFailure) in try store.workoutCallbacks() }
        // What cannot be noted now is owed.
        try? audit(callbacks)
        return callbacks.map(notification)
    }

    private func news<Piece>(_ ask: (HealthStore) throws(HealthFailure) -> [Piece]) -> [Piece] {
        do throws(HealthFailure) {
            let news = try ask(store)
            haveUpdatesFailed = false
            return news
        } catch {
            if !haveUpdatesFailed {
                store.environment.log(.error, "the app cannot be told of what is new", [("failure", "\(error)")])
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

extension QueryUpdate {
    /// The query that has something to say.
    fileprivate var query: QueryID {
        switch self {
        case .observer(let query, _, _), .anchored(let query, _), .statisticsCollection(let query, _),
            .workoutEffortRelationship(let query, _):
            query
        }
    }
}
