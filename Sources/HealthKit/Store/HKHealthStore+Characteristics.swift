import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// The values of the Health profile.
extension HKHealthStore {
    /// `HKHealthStore.dateOfBirthComponents()`. Their calendar is the Gregorian one.
    /// Without a date of birth, Swift throws the generic error of a nil result.
    public func dateOfBirthComponents() throws -> DateComponents {
        guard let components = try emulator.result({ try $0.dateOfBirthComponents() }) else {
            let domain = "Foundation._GenericObjCError"
            let text = "The operation couldn’t be completed. (\(domain) error 0.)"
            throw NSError(domain: domain, code: 0, userInfo: [NSLocalizedDescriptionKey: text])
        }
        var day = components
        day.calendar = Calendar(.gregorian, in: emulator.perform { $0.phone.environment.timeZone })
        return day
    }

    /// `HKHealthStore.dateOfBirth()`
    public func dateOfBirth() throws -> Date { try dateOfBirthComponents().date ?? .distantPast }

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

    /// `HKHealthStore.activityMoveMode()`
    public func activityMoveMode() throws -> HKActivityMoveModeObject {
        let value = try emulator.result { try $0.activityMoveMode() }
        return HKActivityMoveModeObject(HKActivityMoveMode(rawValue: value.rawValue) ?? .activeEnergy)
    }
}
