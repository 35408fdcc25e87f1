import BridgeCore
import HealthEngine
import HealthJSON

/// What the channel keeps while a process of the app runs: which running queries are its own, and how it answers them.
final class StoreState: ChannelState {
    /// The queries that were started by methods of the channel.
    var queries: Set<QueryID> = []
    /// What the client wants to see of a statistics collection, by the query that goes on.
    var collectionForms: [QueryID: StatisticsCollectionForm] = [:]
}

extension Call {
    /// The channel's state of the process.
    var state: StoreState { app.state(StoreState.self) }
}
