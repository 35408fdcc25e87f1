public import Foundation
import GRDB
public import HealthModel

/// The accessors of the user's characteristics. They are synchronous and read-only, and return a value or throw
/// (CHAR-01).
///
/// Each throws code 5 if the type is undecided (CHAR-07), code 6 while the phone is locked (AUTH-65), and code 1, 2 or
/// 4 if HealthKit is unavailable. A denied read returns the same value as an unset characteristic (CHAR-02).
extension HealthStore {
    /// `dateOfBirthComponents()`: year, month and day in the Gregorian calendar (CHAR-06). Nil if unset or denied
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

    /// `activityMoveMode()`, which has no value for “not set” (CHAR-08).
    public func activityMoveMode() throws(HealthFailure) -> ActivityMoveMode {
        try characteristic(.activityMoveMode).flatMap(ActivityMoveMode.init) ?? .activeEnergy
    }

    /// The stored value. Nil if there is none, or if the app may not read it.
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

/// The user's profile in the Health app, which apps cannot write.
extension Phone {
    /// Sets a characteristic as the user would: a raw value, or a date of birth as yyyymmdd. Nil clears it.
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

    /// The date of birth from its stored form, yyyymmdd.
    public static func dateOfBirth(fromStored value: Int) -> DateComponents {
        DateComponents(year: value / 10000, month: value / 100 % 100, day: value % 100)
    }

    /// The entered characteristics by identifier, regardless of permissions.
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
