import GRDB
public import HealthModel

/// The phone's passcode lock. While the phone is locked, apps cannot read anything, not even their own samples. Saves
/// succeed and become visible after unlocking (AUTH-60 to AUTH-62).
///
/// A device keeps a journal of samples that are saved while it is locked. Here samples get their position in store
/// order immediately, but cannot be read before the phone is unlocked.
extension Phone {
    /// Whether the phone is locked.
    public func isLocked() throws(HealthFailure) -> Bool {
        try database.read(Self.lockState)
    }

    /// Locks or unlocks the phone for all apps, as the user would. Apps cannot read from that moment on. A device waits
    /// ten minutes (AUTH-59).
    public func setLocked(_ isLocked: Bool) throws(HealthFailure) {
        try database.write { db in
            try db.execute(
                sql: "INSERT INTO phone (id, isLocked) VALUES (1, ?1) ON CONFLICT DO UPDATE SET isLocked = ?1",
                arguments: [isLocked]
            )
        }
    }

    /// Throws code 6 while the phone is locked (AUTH-60). Call it after ``HealthStore/checkAccess()`` and before
    /// permission checks (ERR-08), in the transaction that reads.
    func checkUnlocked(_ db: Database) throws {
        let isLocked = try database.number(of: .isLocked) { try Self.lockState(db) ? 1 : 0 }
        guard isLocked == 0 else { throw HealthFailure.error(.errorDatabaseInaccessible) }
    }

    static func lockState(_ db: Database) throws -> Bool {
        let rows = try RowStatement(db, "SELECT isLocked FROM phone")
        return try rows.step() && rows.int64(0) == 1
    }
}
