import Foundation
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// Predicates on the wire (PRED-01 to PRED-13).
struct PredicateFormTests {
    private static let noon = Date(milliseconds: 1_772_366_400_000)
    private static let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    // Computed, because the leak check does not follow references of an indirect enumeration in a global.
    private static var predicates: [(JSONValue, SamplePredicate)] {
        [
            ([:], .all),
            (["startDate": .null, "endDate": .null, "options": .null], .all),
            (["options": ["strictStartDate"]], .all),
            (["startDate": "2026-03-01T12:00:00Z"], .samples(start: noon, end: nil)),
            (
                ["startDate": .null, "endDate": "2026-03-01T12:00:00Z", "options": ["strictEndDate", "strictStartDate"]],
                .samples(start: nil, end: noon, options: [.strictStartDate, .strictEndDate])
            ),
            (["and": []], .and([])),
            (["or": [[:], ["not": [:]]]], .or([.all, .not(.all)])),
            (["uuids": ["01020304-0506-0708-090a-0B0C0D0E0F10"]], .objects([uuid])),
            (["workout": "01020304-0506-0708-090A-0B0C0D0E0F10"], .workout(uuid)),
            (["electrocardiogram": "01020304-0506-0708-090A-0B0C0D0E0F10"], .electrocardiogram(uuid)),
            (["sources": ["a.b", "a.b", "c"]], .sources(["a.b", "c"])),
            (["device": ["name": "Watch", "model": .null]], .devices([Device([.name: "Watch"])])),
            (["deviceProperty": ["key": "model", "allowedValues": ["x"]]], .deviceProperty(.model, ["x"])),
            (
                ["deviceProperty": ["key": "HKDevicePropertyUDIDeviceIdentifier", "allowedValues": []]],
                .deviceProperty(.udiDeviceIdentifier, [])
            ),
            (
                ["deviceProperty": ["key": "HKDevicePropertyFirmwareVersion", "allowedValues": []]],
                .deviceProperty(.firmwareVersion, [])
            ),
            (["metadataKey": "HKWasUserEntered"], .metadataKey("HKWasUserEntered")),
            (
                ["metadataKey": ["key": "k", "allowedValues": [true, 1, 1.5, "x", ["date": "2026-03-01T12:00:00Z"]]]],
                .metadataValues("k", [.bool(true), .integer(1), .real(1.5), .string("x"), .date(noon)])
            ),
            (
                ["metadataKey": ["key": "k", "operator": "<", "value": ["quantity": ["value": 1, "unit": "m"]]]],
                .metadata("k", .lessThan, .quantity(Quantity(unit: .meter, value: 1)))
            ),
            (["noCorrelation": true], .noCorrelation),
            (
                ["quantity": ["operator": ">=", "value": 1, "unit": "count"]],
                .quantity(.greaterThanOrEqualTo, Quantity(unit: .count, value: 1))
            ),
            (["categoryValue": ["operator": "!=", "value": 1]], .category(.notEqualTo, 1)),
            (["categoryValues": [1, 3]], .categoryValues([1, 3])),
            (["workoutActivityType": 37], .workoutActivityType(37)),
            (["workoutActivityType": "running"], .workoutActivityType(37)),
            (["workoutDuration": ["operator": "<=", "value": 60]], .workoutDuration(.lessThanOrEqualTo, 60)),
            (
                ["totalDistance": ["operator": ">", "value": 5.5, "unit": "m"]],
                .workoutTotal(.totalDistance, .greaterThan, Quantity(unit: .meter, value: 5.5))
            ),
        ]
    }

    @Test(arguments: predicates)
    func `a predicate is an object with one member, or with dates`(json: JSONValue, expected: SamplePredicate) throws {
        #expect(try read(.predicate, json) == expected)
    }

    @Test(arguments: WorkoutTotal.allCases)
    func `every total of a workout can be compared (PRED-10)`(total: WorkoutTotal) throws {
        let json: JSONValue = [total.rawValue: ["operator": "==", "value": 1, "unit": "count"]].object
        let expected = SamplePredicate.workoutTotal(total, .equalTo, Quantity(unit: .count, value: 1))
        #expect(try read(.predicate, json) == expected)
    }

    private static let mistakes: [(JSONValue, String)] = [
        (1, "value must be a predicate"), ([], "value must be a predicate"),
        (["colour": 1], "value.colour is not a member"),
        (["uuids": [], "colour": 1], "value.colour is not a member"),
        (["uuids": [], "sources": []], "value must be an object of one member"),
        (["uuids": [], "startDate": .null], "value must be an object of one member"),
        (["startDate": "2026-03-01"], "value.startDate must be an RFC 3339 date"),
        (["options": ["strict"]], "value.options[0] must be one of strictStartDate, strictEndDate"),
        (["uuids": .null], "value.uuids must be an array"),
        (["uuids": ["x"]], "value.uuids[0] must be a UUID"),
        (["and": [:]], "value.and must be an array"),
        (["and": [[:], ["or": [["not": 1]]]]], "value.and[1].or[0].not must be a predicate"),
        (
            ["and": [[:], ["quantity": ["operator": "=", "value": 1, "unit": "m"]]]],
            "value.and[1].quantity.operator must be one of ==, !=, <, <=, >, >="
        ),
        (["quantity": ["operator": "<", "value": 1]], "value.quantity.unit is required"),
        (["quantity": ["operator": "<", "value": 1, "unit": 1]], "value.quantity.unit must be a unit"),
        (["quantity": ["operator": "<", "value": "1", "unit": "m"]], "value.quantity.value must be a number"),
        (["categoryValues": ["asleep"]], "value.categoryValues[0] must be an integer"),
        (["categoryValue": ["operator": "<", "value": 1.0]], "value.categoryValue.value must be an integer"),
        (["workoutDuration": ["operator": "<", "value": 1, "unit": "s"]], "value.workoutDuration.unit is not a member"),
        (["noCorrelation": false], "value.noCorrelation must be true"),
        (["workoutActivityType": 81], "value.workoutActivityType must be a raw value"),
        (["device": ["colour": "x"]], "value.device.colour is not a member"),
        (["deviceProperty": ["key": "colour", "allowedValues": []]], "value.deviceProperty.key must be one of name"),
        (["metadataKey": 1], "value.metadataKey must be a key"),
        (["metadataKey": ["key": "k"]], "value.metadataKey.operator is required"),
        (["metadataKey": ["key": "k", "operator": "==", "value": .null]], "value.metadataKey.value must be a string"),
        (["metadataKey": ["key": "k", "allowedValues": [[]]]], "value.metadataKey.allowedValues[0] must be a string"),
        (["metadataKey": ["key": "k", "allowedValues": [], "operator": "=="]], "value.metadataKey.operator is not a member"),
    ]

    @Test(arguments: mistakes)
    func `any other predicate is refused with its path`(json: JSONValue, expected: String) throws {
        let problem = try #require(try problem(.predicate, json))
        #expect(problem.hasPrefix(expected), "\(problem)")
    }

    @Test func `an invalid unit raises HealthKit's exception (UNIT-06)`() throws {
        let json: JSONValue = ["not": ["quantity": ["operator": "<", "value": 1, "unit": "percent"]]]
        let text = "NSInvalidArgumentException: Unable to parse factorization string percent"
        #expect(try problem(.predicate, json) == text)
    }

    @Test func `a predicate can be nested as deeply as a message`() throws {
        var json: JSONValue = [:]
        for _ in 0..<120 { json = ["not": json] }
        #expect(try read(.predicate, json).bounds.isExact == false)
    }
}

extension [String: JSONValue] {
    /// The dictionary as JSON.
    fileprivate var object: JSONValue {
        var object = JSONObject()
        for (name, value) in self { object[name] = value }
        return .object(object)
    }
}
