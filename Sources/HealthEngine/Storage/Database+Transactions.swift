import GRDB

/// Transactions whose statements are kept. GRDB compiles those of its own transactions each time, which takes a fifth of a small query.
extension Database {
    func beginTransaction(_ kind: String) throws {
        try RowStatement(self, "BEGIN \(kind) TRANSACTION").run()
    }

    /// Rolls a transaction back, unless it was committed, or an error has ended it.
    func endTransaction() {
        guard isInsideTransaction else { return }
        try? RowStatement(self, "ROLLBACK TRANSACTION").run()
        // A cancellation may have interrupted the statement.
        try? rollback()
    }
}
