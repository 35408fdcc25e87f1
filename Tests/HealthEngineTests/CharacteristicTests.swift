import Foundation
import HealthEngine
import HealthModel
import Testing

struct CharacteristicTests {
    private static let enumerated: [(type: ObjectType, read: @Sendable (HealthStore) throws -> Int, unset: Int, set: Int)] = [
        (.biologicalSex, { try $0.biologicalSex().rawValue }, 0, 2),
        (.bloodType, { try $0.bloodType().rawValue }, 0, 7),
        (.fitzpatrickSkinType, { try $0.fitzpatrickSkinType().rawValue }, 0, 6),
        (.wheelchairUse, { try $0.wheelchairUse().rawValue }, 0, 2),
        (.activityMoveMode, { try $0.activityMoveMode().rawValue }, 1, 2),
    ]

    @Test func `an undecided characteristic fails with code 5 (CHAR-07; project decision)`() throws {
        let store = try HealthStore.launched()
        for (type, read, _, set) in Self.enumerated {
            try store.phone.setCharacteristic(type, to: set)
            #expect(failure { try read(store) } == .error(.errorAuthorizationNotDetermined))
        }
        #expect(failure { try store.dateOfBirthComponents() } == .error(.errorAuthorizationNotDetermined))
    }

    @Test func `a denied characteristic looks unset (CHAR-02, CHAR-08)`() throws {
        for (type, read, unset, set) in Self.enumerated {
            let store = try HealthStore.launched()
            try store.requestAuthorization(read: [type])
            #expect(try read(store) == unset)
            try store.phone.setCharacteristic(type, to: set)
            #expect(try read(store) == set)
            try store.setAuthorization(false, on: AccessPair(type, .read))
            #expect(try read(store) == unset)
        }
    }

    @Test func `a date of birth is nil if it is denied or not set (CHAR-04)`() throws {
        let store = try HealthStore.launched()
        try store.requestAuthorization(read: [.dateOfBirth])
        #expect(try store.dateOfBirthComponents() == nil)
        try store.phone.setCharacteristic(.dateOfBirth, to: 1_990_05_17)
        let zone = store.phone.environment.timeZone
        #expect(try store.dateOfBirthComponents() == DateComponents(timeZone: zone, year: 1990, month: 5, day: 17))
        try store.setAuthorization(false, on: AccessPair(.dateOfBirth, .read))
        #expect(try store.dateOfBirthComponents() == nil)
    }

    @Test func `a date of birth keeps the time zone of its entry, also in a file (CHAR-06)`() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        try withTemporaryPath { path in
            let first = try HealthStore.launched(path: path, app: "one")
            first.phone.environment.timeZone = berlin
            try first.phone.setCharacteristic(.dateOfBirth, to: 1_990_06_01)
            let second = try HealthStore.launched(path: path, app: "two")
            second.phone.environment.timeZone = newYork
            try second.requestAuthorization(read: [.dateOfBirth])
            #expect(try second.dateOfBirthComponents()?.timeZone == berlin)
            #expect(try second.dateOfBirthComponents()?.midnight == Date(timeIntervalSince1970: 644_191_200))
            #expect(try second.dateOfBirth() == Date(timeIntervalSince1970: 644_212_800))
            try second.phone.setCharacteristic(.dateOfBirth, to: 1_990_06_01, timeZone: .gmt)
            #expect(try second.dateOfBirthComponents()?.timeZone == .gmt)
        }
    }

    @Test func `all apps read the same profile (CHAR-01)`() throws {
        try withTemporaryPath { path in
            let first = try HealthStore.launched(path: path, app: "one")
            let second = try HealthStore.launched(path: path, app: "two")
            try second.requestAuthorization(read: [.bloodType])
            try first.phone.setCharacteristic(.bloodType, to: 3)
            #expect(try second.bloodType() == .bPositive)
            #expect(failure { try first.bloodType() } == .error(.errorAuthorizationNotDetermined))
        }
    }

    @Test func `without HealthKit every accessor fails with code 1 (AUTH-02)`() throws {
        let store = try HealthStore.launched(device: EmulatedDevice(.unsupported))
        for (_, read, _, _) in Self.enumerated {
            #expect(failure { try read(store) } == .error(.errorHealthDataUnavailable))
        }
    }
}
