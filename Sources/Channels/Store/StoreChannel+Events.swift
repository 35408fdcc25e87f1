package import BridgeCore
package import HealthEngine
import HealthModel
import HealthJSON
import JSON
package import JSONRPC

extension StoreChannel {
    /// The notification for a callback of a session or live builder, for an update of a query that this channel has started, or
    /// for a change of a preferred unit.
    package func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification]? {
        switch event {
        case .workout(let callback): return [notification(of: callback, in: app)]
        case .userPreferencesDidChange:
            return [JSONRPC.Notification("store/userPreferencesDidChange", params: JSONObject())]
        case .query(let update):
            let state = app.state(StoreState.self)
            guard state.queries.contains(update.query) else { return nil }
            return [try notification(of: update, state, on: app.process.phone.device.osVersion)]
        case .watchAppStarted, .launchedInBackground: return nil
        }
    }

    private func notification(
        of update: QueryUpdate, _ state: StoreState, on version: OSVersion
    ) throws -> JSONRPC.Notification {
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
        case .activitySummary(let query, let summaries):
            let params = summaries.result(on: version, query: query)
            return JSONRPC.Notification("store/activitySummaryQuery.update", params: params)
        case .statisticsCollection(let query, let collection, let updated):
            let form = state.collectionForms[query] ?? StatisticsCollectionForm()
            return JSONRPC.Notification(
                "store/statisticsCollectionQuery.update", params: try form(collection, query: query, updated: updated)
            )
        }
    }
}
