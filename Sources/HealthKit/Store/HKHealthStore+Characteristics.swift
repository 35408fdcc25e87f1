import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// The values of the Health profile.
extension HKHealthStore {
    /// `HKHealthStore.dateOfBirthComponents()`. Their calendar is the Gregorian one, in the time zone of the entry (CHAR-06).
    /// Without a date of birth, Swift throws the generic error of a nil result.
    public func dateOfBirthComponents() throws -> DateComponents {
        let entered = try Self.present(emulator.result { try $0.dateOfBirthComponents() })
        // HealthKit's components have a calendar, and no time zone of their own.
        var day = DateComponents(year: entered.year, month: entered.month, day: entered.day)
        day.calendar = Calendar(.gregorian, in: entered.timeZone ?? .gmt)
        return day
    }

    /// `HKHealthStore.dateOfBirth()`: midnight in the present time zone.
    public func dateOfBirth() throws -> Date { try Self.present(emulator.result { try $0.dateOfBirth() }) }

    /// The value that the user has entered. Throws Swift's error for a nil result without an error (CHAR-05).
    private static func present<Value>(_ value: Value?) throws -> Value {
        if let value { return value }
        let domain = "Foundation._GenericObjCError"
        let text = "The operation couldn’t be completed. (\(domain) error 0.)"
        throw NSError(domain: domain, code: 0, userInfo: [NSLocalizedDescriptionKey: text])
    }

    /// `HKHealthStore.biologicalSex()`
    public func biologicalSex() throws -> HKBiologicalSexObject {
        let value = try emulator.result { try $0.biologicalSex() }
        return HKBiologicalSexObject(HKBiologicalSex(rawValue: value.rawValue) ?? .notSet)
    }

    /// `HKHealthStore.bloodType()`
    public func bloodType() throws -> HKBloodTypeObject {
        let value = try emulator.result { try $0.bloodType() }
        return HKBloodTypeObject(HKBloodType(rawValue: value.rawValue) ?? .notSet)
    }

    /// `HKHealthStore.fitzpatrickSkinType()`
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
        let value = try emulator.result { try $0.fitzpatrickSkinType() }
        return HKFitzpatrickSkinTypeObject(HKFitzpatrickSkinType(rawValue: value.rawValue) ?? .notSet)
    }

    /// `HKHealthStore.wheelchairUse()`
    public func wheelchairUse() throws -> HKWheelchairUseObject {
        let value = try emulator.result { try $0.wheelchairUse() }
        return HKWheelchairUseObject(HKWheelchairUse(rawValue: value.rawValue) ?? .notSet)
    }

    /// `HKHealthStore.referenceSex`: throws code 4 if reading was denied (REF-03).
    public var referenceSex: HKReferenceSex {
        get throws {
            let value = try emulator.result { try $0.referenceSex() }
            return HKReferenceSex(rawValue: value.rawValue) ?? .notSet
        }
    }

    /// `HKHealthStore.activityMoveMode()`
    public func activityMoveMode() throws -> HKActivityMoveModeObject {
        let value = try emulator.result { try $0.activityMoveMode() }
        return HKActivityMoveModeObject(HKActivityMoveMode(rawValue: value.rawValue) ?? .activeEnergy)
    }
}
