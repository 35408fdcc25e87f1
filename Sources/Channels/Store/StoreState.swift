import BridgeCore
import HealthEngine
import HealthJSON

/// The channel's state for an app process: its running queries, and the form of their results.
final class StoreState: ChannelState {
    /// The queries that were started by methods of the channel.
    var queries: Set<QueryID> = []
    /// The form of the results that the client requested, by running statistics collection query.
    var collectionForms: [QueryID: StatisticsCollectionForm] = [:]
}

extension Call {
    /// The channel's state for the app process.
    var state: StoreState { app.state(StoreState.self) }
}
