package import Foundation
import GRDB
public import HealthModel

/// The timers of an app's code that runs in the process of the phone.
package protocol AppTimers: AnyObject {
    /// The instant of the next timer; nil if there is none.
    var nextTimer: Date? { get }
    /// The clock has reached an event. The code runs what is due.
    func clockReachedEvent()
}

extension Phone {
    /// The state of a phone, with which another process continues. It does not contain running apps and workout sessions.
    package struct State: Codable {
        let device: EmulatedDevice
        let consent: ConsentScript
        let environment: Environment.State
        let workoutSensors: WorkoutSensors
        let measurementSystem: MeasurementSystem
        let observerBurst: Int
        let companionWatch: CompanionWatch
        let sheetCount: Int
        let eventTime: Int64
        let contents: HealthDatabase.Contents
    }

    /// The state, with which another process continues. A store file keeps its own content.
    package func state() throws(HealthFailure) -> State {
        State(
            device: device,
            consent: consent,
            environment: environment.state,
            workoutSensors: workoutSensors,
            measurementSystem: measurementSystem,
            observerBurst: observerBurst,
            companionWatch: companionWatch,
            sheetCount: sheetCount,
            eventTime: eventTime,
            contents: try database.contents()
        )
    }
}

extension AppProcess {
    /// The latest used numbers. The process of an app in another process of the system continues with them.
    package struct Numbers: Codable {
        var query = 0
        var delivery = 0
    }

    /// The numbers used so far. No number of a query or a delivery is used twice.
    package var numbers: Numbers {
        get { queries.numbers }
        set { queries.numbers = newValue }
    }
}

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
    static func checkUnlocked(_ db: Database) throws {
        guard try !lockState(db) else { throw HealthFailure.error(.errorDatabaseInaccessible) }
    }

    static func lockState(_ db: Database) throws -> Bool {
        let rows = try RowStatement(db, "SELECT isLocked FROM phone")
        return try rows.step() && rows.int64(0) == 1
    }
}
