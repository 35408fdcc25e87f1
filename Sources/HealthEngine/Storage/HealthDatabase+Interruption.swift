import GRDB
import GRDBSQLite
import HealthModel

/// Interrupts what the database does when its operation is cancelled. SQLite asks at regular intervals while a statement runs.
///
/// Once a transaction has been committed, the operation is no longer interrupted: what happened cannot be denied.
extension HealthDatabase {
    /// SQLite asks after this number of its instructions, which take about a millisecond.
    private static let instructions: Int32 = 50_000

    /// Makes a connection ask. This object must live as long as the connection.
    func observe(_ db: Database) {
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe sqlite3_progress_handler(
            db.sqliteConnection,
            Self.instructions,
            { context in
                guard let context = unsafe context else { return 0 }
                return unsafe Unmanaged<HealthDatabase>.fromOpaque(context).takeUnretainedValue().checkContinuing() ? 0 : 1
            },
            context
        )
    }

    /// Carries out an operation that can be cancelled. Returns nil if it was, and nothing was committed. It may be a part of another
    /// one.
    func perform<Value, Failure: Error>(
        while shouldContinue: () -> Bool, _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value? {
        defer { isInterrupted = false }
        do throws(Failure) {
            let value = try withoutActuallyEscaping(shouldContinue) { (shouldContinue) throws(Failure) in
                let outer = self.shouldContinue
                self.shouldContinue = shouldContinue
                // After a commit, the outer operation is not cancelled either.
                defer { self.shouldContinue = self.shouldContinue == nil ? nil : outer }
                return try operation()
            }
            return isInterrupted ? nil : value
        } catch {
            guard isInterrupted else { throw error }
            return nil
        }
    }

    /// Whether the operation should continue. Code that runs for long without a statement asks as well.
    func checkContinuing() -> Bool {
        if let shouldContinue, !isInterrupted { isInterrupted = !shouldContinue() }
        return !isInterrupted
    }

    /// Throws if the operation was cancelled.
    func throwIfCancelled() throws(HealthFailure) {
        guard checkContinuing() else { throw .store(.inaccessible) }
    }
}
