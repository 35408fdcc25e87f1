import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// Malformed samples are refused with the path. Samples that HealthKit refuses raise its exception.
struct SampleReadingErrorTests {
    @Test(
        arguments: [
            (["type": .null], "objects[1].type is required"),
            (["startDate": .null], "objects[1].startDate is required"),
            (["endDate": .null], "objects[1].endDate is required"),
            (["quantity": .null], "objects[1].quantity is required"),
            (["quantity": ["value": 1]], "objects[1].quantity.unit is required"),
            (["quantity": ["unit": "count"]], "objects[1].quantity.value is required"),
            (["quantity": ["value": "1", "unit": "count"]], "objects[1].quantity.value must be a number"),
            (
                ["quantity": ["value": 1, "unit": "count", "x": 1]],
                "objects[1].quantity.x is not a member that can be given here. Possible are value, unit"
            ),
            (["quantity": 1], "objects[1].quantity must be {value, unit}"),
            (["value": 1], "objects[1].value is not a member that can be given here"),
            (["objects": []], "objects[1].objects is not a member that can be given here"),
            (["duration": 1], "objects[1].duration is not a member that can be given here"),
            (["series": ["unit": "count"]], "objects[1].series is not a member that can be given here"),
            (
                ["colour": "red"],
                "objects[1].colour is not a member that can be given here. Possible are type, startDate, endDate, uuid, device, "
                    + "metadata, sourceRevision, quantity, count, series"
            ),
            (
                ["startDate": "2026-02-30T00:00:00Z"],
                "objects[1].startDate must be an RFC 3339 date and time with its offset from UTC, such as 2026-03-01T08:00:00Z"
            ),
            (
                ["type": "HKCharacteristicTypeIdentifierBloodType", "quantity": .null],
                "objects[1].type must be the identifier of a type that has samples"
            ),
            (
                ["type": "HKCharacteristicTypeIdentifierBloodType"],
                "objects[1].type must be the identifier of a type that has samples"
            ),
        ] as [(JSONObject, String)]
    )
    func `a malformed sample is refused with its path`(changes: JSONObject, expected: String) throws {
        #expect(try problem([heartRate, sample(heartRate, changes)]) == expected)
    }

    @Test func `the error for an unknown type says so`() throws {
        let problem = try #require(try problem([sample(heartRate, ["type": "HKNothing"])]))
        #expect(problem.hasPrefix("objects[0].type must be the identifier of a type"))
    }

    @Test(
        arguments: [
            (sleep, ["value": 4.0], "objects[0].value must be an integer, or one of"),
            (sleep, ["value": "nap"], "objects[0].value must be an integer, or one of"),
            (sleep, ["value": .null], "objects[0].value is required"),
            (bloodPressure, ["objects": [1]], "objects[0].objects[0] must be an object"),
            (bloodPressure, ["objects": [sample(heartRate, ["uuid": 1])]], "objects[0].objects[0].uuid must be"),
            (bloodPressure, ["objects": [:]], "objects[0].objects must be an array of samples"),
            (run, ["workoutActivityType": 81], "objects[0].workoutActivityType must be a raw value of"),
            (run, ["workoutActivityType": .null], "objects[0].workoutActivityType is required"),
            (run, ["workoutEvents": [["type": 9]]], "objects[0].workoutEvents[0].type must be one of 1 (pause)"),
            (run, ["workoutEvents": [["type": 1]]], "objects[0].workoutEvents[0].startDate is required"),
            (run, ["totalDistance": ["value": 1]], "objects[0].totalDistance.unit is required"),
            (run, ["quantity": ["value": 1, "unit": "m"]], "objects[0].quantity is not a member"),
        ] as [(JSONValue, JSONObject, String)]
    )
    func `malformed samples of other kinds are refused with their path`(
        base: JSONValue, changes: JSONObject, expected: String
    ) throws {
        let problem = try #require(try problem([sample(base, changes)]))
        #expect(problem.hasPrefix(expected), "\(problem)")
    }

    @Test(arguments: [1, "x", [[]], [.null], [:]] as [JSONValue])
    func `any value but an array of objects is refused`(objects: JSONValue) throws {
        #expect(try problem(objects)?.hasPrefix("objects") == true)
    }

    @Test func `an invalid unit raises HealthKit's exception (UNIT-06)`() throws {
        let text = try problem([sample(heartRate, ["quantity": ["value": 1, "unit": "count/hour"]])])
        #expect(text == "Unable to parse factorization string count/hour")
    }

    @Test func `units that look the same are distinguished`() throws {
        let kelvin = sample(
            heartRate, ["type": "HKQuantityTypeIdentifierBodyTemperature", "quantity": ["value": 310, "unit": "K"]]
        )
        let sign = sample(kelvin, ["quantity": ["value": 310, "unit": "\u{212A}"]])
        #expect(try problem([kelvin]) == nil)
        #expect(try problem([kelvin, sign]) == "Unable to parse factorization string \u{212A}")
    }

    @Test func `deeply nested correlations get a response`() throws {
        var nested = bloodPressure
        for _ in 0..<60 { nested = sample(bloodPressure, ["objects": [nested]]) }
        // HealthKit's reaction is not documented (SAVE-22), but the host must respond.
        _ = try problem([nested])
        let broken = sample(bloodPressure, ["objects": [sample(bloodPressure, ["objects": [heartRate, 1]])]])
        #expect(try problem([broken]) == "objects[0].objects[0].objects[1] must be an object")
    }

    @Test(
        arguments: [
            .integer(Int64.max), .integer(Int64.min), .real(.greatestFiniteMagnitude), .real(-.leastNonzeroMagnitude),
        ] as [JSONValue]
    )
    func `numbers of any size are read`(number: JSONValue) throws {
        _ = try problem([sample(heartRate, ["quantity": ["value": number, "unit": "count/min"]])])
        _ = try problem([sample(run, ["duration": number])])
        if case .integer = number {
            _ = try problem([sample(sleep, ["value": number])])
            #expect(try problem([sample(run, ["workoutActivityType": number])]) != nil)
        }
    }

    @Test(arguments: ["0001-01-01T00:00:00Z", "4001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "0000-01-01T00:00:00Z"])
    func `the earliest and latest dates of RFC 3339 do not crash the reader`(date: String) throws {
        _ = try problem([sample(heartRate, ["startDate": .string(date), "endDate": .string(date)])])
        _ = try problem([sample(run, ["startDate": .string(date), "endDate": .string(date)])])
    }
}
