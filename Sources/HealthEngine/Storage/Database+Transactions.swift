import GRDB
import HealthModel

// The statements of transactions are kept. GRDB compiles those of its own each time, which takes a fifth of a small query.
extension Database {
    /// Rolls a transaction back, unless it was committed, or an error has ended it.
    func endTransaction() {
        guard isInsideTransaction else { return }
        try? RowStatement(self, "ROLLBACK TRANSACTION").run()
        // A cancellation may have interrupted the statement.
        try? rollback()
    }
}

extension HealthDatabase {
    /// Reads one consistent state of the store.
    func read<Value>(_ body: (Database) throws -> Value) throws(HealthFailure) -> Value {
        try read { db, _ in try body(db) }
    }

    /// Reads and writes in one transaction. Rolls it back if the body throws.
    func write<Value>(_ body: (Database) throws -> Value) throws(HealthFailure) -> Value {
        try write { db, _ in try body(db) }
    }
}
