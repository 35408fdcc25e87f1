import Foundation
import HealthModel
import Testing

struct MetadataValidationTests {
    @Test func `an insulin delivery needs a reason (SAVE-06, SAVE-07)`() throws {
        _ = try Fixture.sample("insulinDelivery", 1, "IU", metadata: ["HKInsulinDeliveryReason": .integer(1)])
        expectRefusal(
            """
            Type HKQuantityTypeIdentifierInsulinDelivery does not have required metadata \
            HKMetadataKeyInsulinDeliveryReason
            """
        ) {
            try Fixture.sample("insulinDelivery", 1, "IU", metadata: ["HKWasUserEntered": .bool(true)])
        }
    }

    @Test func `a menstrual flow needs to state whether the cycle starts (SAVE-06, SAVE-07)`() throws {
        _ = try Fixture.category("menstrualFlow", 2, metadata: ["HKMenstrualCycleStart": .bool(false)])
        expectRefusal(
            """
            Type HKCategoryTypeIdentifierMenstrualFlow does not have required metadata HKMetadataKeyMenstrualCycleStart
            """
        ) {
            try Fixture.category("menstrualFlow", 2)
        }
    }

    @Test func `required metadata is identified by its string, not by its constant (SAVE-12)`() {
        expectRefusal {
            try Fixture.category("menstrualFlow", 2, metadata: ["HKMetadataKeyMenstrualCycleStart": .bool(true)])
        }
    }

    @Test func `the protection of sexual activity is optional (SAVE-07)`() throws {
        _ = try Fixture.category("sexualActivity")
        _ = try Fixture.category("sexualActivity", metadata: ["HKSexualActivityProtectionUsed": .bool(true)])
    }

    @Test func `unknown keys accept any value (SAVE-08)`() throws {
        let unit = try Unit(from: "m")
        _ = try Fixture.steps(metadata: [
            "": .string(""), "a": .integer(.min), "b": .real(-0.5), "c": .date(Fixture.date), "d": .bool(true),
            "e": .quantity(Quantity(unit: unit, value: 1)), "HKMetadataKeyWeatherCondition": .string("fine"),
        ])
    }

    @Test(arguments: [
        ("HKHeartRateEventThreshold", MetadataValue.string("100"), "__NSCFString", "HKQuantity"),
        ("HKHeartRateEventThreshold", .integer(100), "__NSCFNumber", "HKQuantity"),
        ("HKWasUserEntered", .string("yes"), "__NSCFString", "NSNumber"),
        ("HKTimeZone", .bool(true), "__NSCFBoolean", "NSString"),
        ("HKWeatherCondition", .date(Fixture.date), "__NSDate", "NSNumber"),
        ("HKDateOfEarliestDataUsedForEstimate", .real(1), "__NSCFNumber", "NSDate"),
        ("HKFoodType", .quantity(Quantity(unit: .count, value: 1)), "HKQuantity", "NSString"),
        ("HKMetadataKeySyncVersion", .string("1"), "__NSCFString", "NSNumber"),
    ])
    func `a key accepts one class (SAVE-09)`(key: String, value: MetadataValue, found: String, expected: String) {
        expectRefusal("Invalid class \(found) for metadata key: \(key). Expected \(expected).") {
            try Fixture.steps(metadata: [key: value])
        }
    }

    @Test func `Booleans and numbers are interchangeable (SAVE-08)`() throws {
        _ = try Fixture.steps(metadata: ["HKWasUserEntered": .integer(1), "HKReferenceRangeLowerLimit": .bool(true)])
        _ = try Fixture.steps(metadata: ["HKWasUserEntered": .real(1), "HKWeatherCondition": .bool(true)])
    }

    @Test func `a value must be a case of its enumeration (SAVE-10)`() throws {
        for value in 0...27 { _ = try Fixture.steps(metadata: ["HKWeatherCondition": .integer(Int64(value))]) }
        for value in [28, -1, Int64.max] {
            expectRefusal { try Fixture.steps(metadata: ["HKWeatherCondition": .integer(value)]) }
        }
    }

    @Test func `a value of an enumeration must be an integer (project decision)`() throws {
        _ = try Fixture.steps(metadata: ["HKWeatherCondition": .real(3)])
        for value in [2.5, 1e300, -1e300] {
            expectRefusal { try Fixture.steps(metadata: ["HKWeatherCondition": .real(value)]) }
        }
    }

    @Test func `an activity type must be a case of its enumeration (SAVE-10)`() throws {
        _ = try Fixture.steps(metadata: ["HKActivityType": .integer(37)])
        expectRefusal { try Fixture.steps(metadata: ["HKActivityType": .integer(81)]) }
    }

    @Test func `a quantity must have the dimension of its key (project decision)`() throws {
        let temperature = try Fixture.quantity(20, "degF")
        let length = try Fixture.quantity(20, "m")
        _ = try Fixture.steps(metadata: ["HKWeatherTemperature": .quantity(temperature)])
        expectRefusal { try Fixture.steps(metadata: ["HKWeatherTemperature": .quantity(length)]) }
    }

    @Test func `an estimate of a session must have the dimension of its sample (project decision)`() throws {
        let mass = try Fixture.quantity(20, "kg")
        let count = try Fixture.quantity(20, "count")
        _ = try Fixture.steps(metadata: ["HKMetadataKeySessionEstimate": .quantity(count)])
        expectRefusal { try Fixture.steps(metadata: ["HKMetadataKeySessionEstimate": .quantity(mass)]) }
        _ = try Fixture.category("mindfulSession", metadata: ["HKMetadataKeySessionEstimate": .quantity(mass)])
    }

    @Test func `sync identifier and version require each other (SAVE-11)`() throws {
        _ = try Fixture.steps(metadata: ["HKMetadataKeySyncIdentifier": .string("a"), "HKMetadataKeySyncVersion": .integer(1)])
        expectRefusal(
            "HKMetadataKeySyncVersion may not be provided if HKMetadataKeySyncIdentifier is not provided in the metadata"
        ) {
            try Fixture.steps(metadata: ["HKMetadataKeySyncVersion": .integer(1)])
        }
        expectRefusal(
            "HKMetadataKeySyncIdentifier may not be provided if HKMetadataKeySyncVersion is not provided in the metadata"
        ) {
            try Fixture.steps(metadata: ["HKMetadataKeySyncIdentifier": .string("a")])
        }
    }

    @Test func `the calibration of a device is accepted as a Boolean (SAVE-39; project decision)`() throws {
        _ = try Fixture.steps(metadata: ["HKMetadataKeyAppleDeviceCalibrated": .bool(true)])
        expectRefusal { try Fixture.steps(metadata: ["HKMetadataKeyAppleDeviceCalibrated": .string("yes")]) }
    }

    @Test func `numbers must be finite, and dates within the calendar (SAVE-19; project decision)`() {
        for number in [Double.nan, .infinity, -.infinity] {
            for key in ["mine", "HKSWOLFScore", "HKWeatherCondition"] {
                expectRefusal { try Fixture.steps(metadata: [key: .real(number)]) }
            }
            expectRefusal { try Fixture.steps(metadata: ["m": .quantity(Quantity(unit: .meter, value: number))]) }
        }
        for seconds in [Double.nan, .infinity, 1e300, -1e300] {
            expectRefusal {
                try Fixture.steps(metadata: ["m": .date(Date(timeIntervalSinceReferenceDate: seconds))])
            }
        }
    }

    @Test func `every key accepts exactly the values of the catalogue (SAVE-09)`() throws {
        for key in try CatalogFile.loaded.get().metadataKeys {
            let unit = try Unit(from: key.unit ?? "count")
            let values: [(String, MetadataValue)] = [
                ("String", .string("1")), ("Number", .integer(1)), ("Date", .date(Fixture.date)),
                ("Quantity", .quantity(Quantity(unit: unit, value: 1))),
            ]
            let expected = key.valueType == "Bool" ? "Number" : key.valueType
            for (name, value) in values {
                // Each key requires the other.
                var metadata: Metadata = ["HKMetadataKeySyncIdentifier": .string("a"), "HKMetadataKeySyncVersion": .integer(1)]
                metadata[key.raw] = value
                let isAccepted = (try? Fixture.steps(metadata: metadata)) != nil
                #expect(isAccepted == (name == expected), "\(key.name) \(name)")
            }
        }
    }
}
