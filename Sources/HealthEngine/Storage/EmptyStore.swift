import GRDB
import Synchronization

/// The tables of in-memory stores. Copying the pages of an empty store takes a fraction of the time of creating its tables. Most
/// processes have one store, so only the second creates the store that all later ones copy.
enum EmptyStore {
    private enum State {
        case unused, usedOnce
        case kept(DatabaseQueue)
    }

    private static let state = Mutex(State.unused)

    /// Creates the tables in a new in-memory database.
    static func create(in queue: DatabaseQueue) throws {
        guard let empty = try kept() else { return try queue.write(Schema.create) }
        try StoreFile.copyPages(of: empty, to: queue, checking: {})
    }

    /// The store to copy. Nil for the first store of the process.
    private static func kept() throws -> DatabaseQueue? {
        try state.withLock { state in
            switch state {
            case .unused:
                state = .usedOnce
                return nil
            case .usedOnce:
                let queue = try DatabaseQueue(configuration: HealthDatabase.configuration(isFile: false))
                try queue.write(Schema.create)
                state = .kept(queue)
                return queue
            case .kept(let queue):
                return queue
            }
        }
    }
}
