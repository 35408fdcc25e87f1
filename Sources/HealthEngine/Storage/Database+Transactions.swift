import GRDB

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
