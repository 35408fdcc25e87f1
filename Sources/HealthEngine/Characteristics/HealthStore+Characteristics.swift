public import Foundation
import GRDB
public import HealthModel

/// The accessors of the user's characteristics. They are synchronous and read-only, and return a value or throw
/// (CHAR-01).
///
/// Each throws code 5 if the type is undecided (CHAR-07), code 6 while the phone is locked (AUTH-65), and code 1, 2 or
/// 4 if HealthKit is unavailable. A denied read returns the same value as an unset characteristic (CHAR-02), except for the
/// reference sex.
extension HealthStore {
    /// `dateOfBirthComponents()`: year, month and day in the Gregorian calendar, and the time zone of HealthKit's calendar, in
    /// which the user entered them (CHAR-06). Nil if unset or denied (CHAR-04).
    public func dateOfBirthComponents() throws(HealthFailure) -> DateComponents? {
        guard var day = try characteristic(.dateOfBirth)?.day else { return nil }
        if day.timeZone == nil { day.timeZone = phone.environment.timeZone }
        return day
    }

    /// The deprecated `dateOfBirth()`: midnight of that day in the present time zone (CHAR-06).
    public func dateOfBirth() throws(HealthFailure) -> Date? {
        guard var day = try dateOfBirthComponents() else { return nil }
        day.timeZone = nil
        return Calendar(.gregorian, in: phone.environment.timeZone).date(from: day)
    }

    /// `biologicalSex()`
    public func biologicalSex() throws(HealthFailure) -> BiologicalSex {
        try characteristic(.biologicalSex).flatMap { BiologicalSex(rawValue: $0.value) } ?? .notSet
    }

    /// `bloodType()`
    public func bloodType() throws(HealthFailure) -> BloodType {
        try characteristic(.bloodType).flatMap { BloodType(rawValue: $0.value) } ?? .notSet
    }

    /// `fitzpatrickSkinType()`
    public func fitzpatrickSkinType() throws(HealthFailure) -> FitzpatrickSkinType {
        try characteristic(.fitzpatrickSkinType).flatMap { FitzpatrickSkinType(rawValue: $0.value) } ?? .notSet
    }

    /// `wheelchairUse()`
    public func wheelchairUse() throws(HealthFailure) -> WheelchairUse {
        try characteristic(.wheelchairUse).flatMap { WheelchairUse(rawValue: $0.value) } ?? .notSet
    }

    /// `activityMoveMode()`, which has no value for “not set” (CHAR-08).
    public func activityMoveMode() throws(HealthFailure) -> ActivityMoveMode {
        try characteristic(.activityMoveMode).flatMap { ActivityMoveMode(rawValue: $0.value) } ?? .activeEnergy
    }

    /// `referenceSex` of iOS 27.3. Unlike the others, it throws code 4 if reading was denied (REF-03).
    public func referenceSex() throws(HealthFailure) -> ReferenceSex {
        let entered = try characteristic(.referenceSex, failsIfDenied: true)
        return entered.flatMap { ReferenceSex(rawValue: $0.value) } ?? .notSet
    }

    /// The stored value. Nil if there is none, or if the app may not read it.
    private func characteristic(
        _ type: ObjectType, failsIfDenied: Bool = false
    ) throws(HealthFailure) -> EnteredCharacteristic? {
        try operation(.read, [type], checking: .reading) {
            let outcome: (isAllowed: Bool?, value: EnteredCharacteristic?) = try database.read { db in
                try phone.checkUnlocked(db)
                return (try authorizations.decision(on: AccessPair(type, .read), db), try EnteredCharacteristic.find(type, db))
            }
            guard let isAllowed = outcome.isAllowed else { throw HealthFailure.error(.errorAuthorizationNotDetermined) }
            guard isAllowed || !failsIfDenied else { throw HealthFailure.error(.errorAuthorizationDenied) }
            return isAllowed ? outcome.value : nil
        }
    }
}

/// The user's profile in the Health app, which apps cannot write.
extension Phone {
    /// Sets a characteristic as the user would: a raw value, or a date of birth as yyyymmdd. Nil clears it. A date of birth
    /// keeps a time zone (CHAR-06): without one, the present zone of the phone.
    public func setCharacteristic(_ type: ObjectType, to value: Int?, timeZone: TimeZone? = nil) throws(HealthFailure) {
        try healthStore.operation(.write, [type], checking: .none) {
            let zone = timeZone ?? environment.timeZone
            try database.write { db in
                guard let value else {
                    return try db.execute(sql: "DELETE FROM characteristic WHERE type = ?", arguments: [type.identifier])
                }
                try EnteredCharacteristic(type, value, timeZone: zone).save(db)
            }
        }
    }

    /// The entered characteristics in the order of their identifiers, regardless of permissions.
    public func characteristics() throws(HealthFailure) -> [EnteredCharacteristic] {
        try database.read(EnteredCharacteristic.all)
    }
}
