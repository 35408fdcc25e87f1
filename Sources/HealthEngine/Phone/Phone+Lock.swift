import GRDB
public import HealthModel

/// The phone's passcode. While it is locked no app reads anything, not even what it has saved itself; saves succeed and
/// show once it is unlocked (AUTH-60 to AUTH-62).
///
/// A device keeps a journal of what is saved while it is locked. Here samples are saved at once, at their positions in the
/// order of the store, and cannot be read before the phone is unlocked.
extension Phone {
    /// Whether the phone is locked.
    public func isLocked() throws(HealthFailure) -> Bool {
        try database.read(Self.lockState)
    }

    /// The user locks or unlocks the phone, for all apps. Apps cannot read from that moment on (AUTH-59: on a device only
    /// after ten minutes).
    public func setLocked(_ isLocked: Bool) throws(HealthFailure) {
        try database.write { db in
            try db.execute(
                sql: "INSERT INTO phone (id, isLocked) VALUES (1, ?1) ON CONFLICT DO UPDATE SET isLocked = ?1",
                arguments: [isLocked]
            )
        }
    }

    /// Throws code 6 while the phone is locked (AUTH-60). Comes after what ``HealthStore/checkAccess()`` looks at and before permission
    /// (ERR-08), in the transaction that reads.
    static func checkUnlocked(_ db: Database) throws {
        guard try !lockState(db) else { throw HealthFailure.error(.errorDatabaseInaccessible) }
    }

    static func lockState(_ db: Database) throws -> Bool {
        let rows = try RowStatement(db, "SELECT isLocked FROM phone")
        defer { rows.reset() }
        return try rows.step() && rows.int64(0) == 1
    }
}
