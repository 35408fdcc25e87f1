public import Foundation
import GRDB
public import HealthModel

/// The accessors of the user's characteristics: synchronous, value or error, read only (CHAR-01).
///
/// Each throws code 5 where the type was never asked for (CHAR-07), code 6 while the phone is locked (AUTH-65), and code 1, 2
/// or 4 where HealthKit cannot be used at all. A denied read looks just like a value that is not set (CHAR-02).
extension HealthStore {
    /// `dateOfBirthComponents()`: year, month and day in the Gregorian calendar (CHAR-06); nil where not set or denied
    /// (CHAR-04).
    public func dateOfBirthComponents() throws(HealthFailure) -> DateComponents? {
        try characteristic(.dateOfBirth).map(Phone.dateOfBirth(fromStored:))
    }

    /// `biologicalSex()`
    public func biologicalSex() throws(HealthFailure) -> BiologicalSex {
        try characteristic(.biologicalSex).flatMap(BiologicalSex.init) ?? .notSet
    }

    /// `bloodType()`
    public func bloodType() throws(HealthFailure) -> BloodType {
        try characteristic(.bloodType).flatMap(BloodType.init) ?? .notSet
    }

    /// `fitzpatrickSkinType()`
    public func fitzpatrickSkinType() throws(HealthFailure) -> FitzpatrickSkinType {
        try characteristic(.fitzpatrickSkinType).flatMap(FitzpatrickSkinType.init) ?? .notSet
    }

    /// `wheelchairUse()`
    public func wheelchairUse() throws(HealthFailure) -> WheelchairUse {
        try characteristic(.wheelchairUse).flatMap(WheelchairUse.init) ?? .notSet
    }

    /// `activityMoveMode()`, which has no member for “not set” (CHAR-08).
    public func activityMoveMode() throws(HealthFailure) -> ActivityMoveMode {
        try characteristic(.activityMoveMode).flatMap(ActivityMoveMode.init) ?? .activeEnergy
    }

    /// The stored value, if there is one and the app may read it.
    private func characteristic(_ type: ObjectType) throws(HealthFailure) -> Int? {
        try checkAccess()
        let table = authorizations
        let outcome: (isAllowed: Bool?, value: Int?) = try database.read { db in
            try Phone.checkUnlocked(db)
            return (try table.decision(on: AccessPair(type, .read), db), try Phone.value(of: type, db))
        }
        guard let isAllowed = outcome.isAllowed else { throw .error(.errorAuthorizationNotDetermined) }
        return isAllowed ? outcome.value : nil
    }
}

/// The user's profile in the Health app, which no app can write.
extension Phone {
    /// The user enters a characteristic, or clears it with nil: a raw value, or a date of birth as yyyymmdd.
    public func setCharacteristic(_ type: ObjectType, to value: Int?) throws(HealthFailure) {
        try database.write { db in
            if let value {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO characteristic VALUES (?, ?)",
                    arguments: [type.identifier, value]
                )
            } else {
                try db.execute(sql: "DELETE FROM characteristic WHERE type = ?", arguments: [type.identifier])
            }
        }
    }

    /// A date of birth from the form in which it is stored, yyyymmdd.
    public static func dateOfBirth(fromStored value: Int) -> DateComponents {
        DateComponents(year: value / 10000, month: value / 100 % 100, day: value % 100)
    }

    /// What the user has entered, by identifier; past all permission.
    public func characteristics() throws(HealthFailure) -> [(type: String, value: Int)] {
        try database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM characteristic ORDER BY type").map { ($0["type"], $0["value"]) }
        }
    }

    static func value(of type: ObjectType, _ db: Database) throws -> Int? {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT value FROM characteristic WHERE type = ?"),
            arguments: [type.identifier]
        )
    }
}
