public import Foundation
import HealthEngine
public import HealthKit
import HealthModel

/// The actions of the person who uses the phone.
extension HealthKitEmulator {
    /// The direction of an access.
    public enum Access: Sendable {
        /// The app saves samples of a type.
        case share
        /// The app reads samples of a type.
        case read

        var direction: AccessDirection { self == .share ? .share : .read }
    }

    /// Sets the answer to all sheets that follow.
    public static func setConsent(_ consent: Consent) throws {
        try withPhone { phone, _ in phone.consent.set(consent.rule) }
    }

    /// Answers the sheet on the screen, if there is one.
    public static func answerSheet(_ consent: Consent) throws {
        try withPhone { _, process in process.answerSheet(consent.rule) }
    }

    /// Sets a switch of the app in Settings. Nil makes it undecided, as if the app had never asked.
    public static func setAuthorization(_ isAllowed: Bool?, to access: Access, _ type: HKObjectType) throws {
        let type = type.engineType
        try withPhone { phone, process in
            try phone.setAuthorization(
                isAllowed, on: AccessPair(type, access.direction), bundleIdentifier: process.app.bundleIdentifier
            )
        }
    }

    /// Lets the app read only the samples of a type that start at a date or later, as users may from iOS 27 (AUTH-58).
    public static func allowReading(_ type: HKObjectType, from start: Date) throws {
        let pair = AccessPair(type.engineType, .read)
        try withPhone { phone, process in
            try phone.setAuthorization(true, on: pair, from: start, bundleIdentifier: process.app.bundleIdentifier)
        }
    }

    /// Locks the phone, or unlocks it.
    public static func setLocked(_ isLocked: Bool) throws {
        try withPhone { phone, _ in try phone.setLocked(isLocked) }
    }

    /// Enters a date of birth in the Health app. Nil clears it. It keeps the time zone of the components or of their calendar,
    /// else the present one of the phone (CHAR-06).
    public static func setDateOfBirth(_ date: DateComponents?) throws {
        let value = date.map { ($0.year ?? 0) * 10_000 + ($0.month ?? 0) * 100 + ($0.day ?? 0) }
        let timeZone = date?.timeZone ?? date?.calendar?.timeZone
        try withPhone { phone, _ in try phone.setCharacteristic(.dateOfBirth, to: value, timeZone: timeZone) }
    }

    /// Enters a sex in the Health app.
    public static func setBiologicalSex(_ sex: HKBiologicalSex) throws {
        try setCharacteristic(.biologicalSex, to: sex.rawValue)
    }

    /// Enters a blood type in the Health app.
    public static func setBloodType(_ type: HKBloodType) throws { try setCharacteristic(.bloodType, to: type.rawValue) }

    /// Enters a skin type in the Health app.
    public static func setFitzpatrickSkinType(_ type: HKFitzpatrickSkinType) throws {
        try setCharacteristic(.fitzpatrickSkinType, to: type.rawValue)
    }

    /// Enters the reference sex in the Health app. It exists from iOS 27.3 on.
    public static func setReferenceSex(_ sex: HKReferenceSex) throws {
        try setCharacteristic(.referenceSex, to: sex.rawValue)
    }

    /// Enters the use of a wheelchair in the Health app.
    public static func setWheelchairUse(_ use: HKWheelchairUse) throws {
        try setCharacteristic(.wheelchairUse, to: use.rawValue)
    }

    private static func setCharacteristic(_ identifier: HKCharacteristicTypeIdentifier, to value: Int?) throws {
        let type = HKCharacteristicType(identifier).engineType
        try withPhone { phone, _ in try phone.setCharacteristic(type, to: value) }
    }
}
