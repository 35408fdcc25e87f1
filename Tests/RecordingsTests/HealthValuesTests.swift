import Bridge
import BridgeCore
import Explanations
import JSON
import Testing

@testable import Recordings

/// The numbers that `diagnose` replaces.
struct HealthValuesTests {
    private func replaced(_ method: String, _ params: JSONValue) -> JSONValue? {
        HealthValues(of: SessionTest.Call(method: method, params: params, outcome: .none)).replaced()
    }

    @Test func `each number of metadata is replaced, whatever its name`() {
        let sample: JSONValue = [
            "type": "HKQuantityTypeIdentifierBodyMass", "quantity": ["value": 81.5, "unit": "kg"],
            "startDate": "2026-01-01T10:00:00Z",
            "metadata": [
                "recoveryTime": 4242.5, "index": 7, "limit": ["value": 3, "unit": "m"], "startDate": "4242", "note": "24 h",
            ],
        ]
        let expected: JSONValue = [
            "type": "HKQuantityTypeIdentifierBodyMass", "quantity": ["value": 1.0, "unit": "kg"],
            "startDate": "2026-01-01T10:00:00Z",
            "metadata": ["recoveryTime": 1.0, "index": 1, "limit": ["value": 1, "unit": "m"], "startDate": "1", "note": "24 h"],
        ]
        #expect(replaced("store/save", ["objects": [sample]]) == ["objects": [expected]])
    }

    @Test func `a declared number that is no health value stays`() {
        let query: JSONValue = ["type": "HKQuantityTypeIdentifierBodyMass", "limit": 5]
        #expect(replaced("store/sampleQuery", query) == query)
        let data: JSONValue = ["startTime": 1_767_225_600_000, "endTime": 1_767_225_600_001, "recordingMethodsToFilter": [1]]
        #expect(replaced("flutter_health/getData", data) == data)
        #expect(replaced("flutter_health/getData", ["startTime": ["limit": 7]]) == ["startTime": ["limit": 1]])
    }

    @Test func `params in a list are those that are declared`() {
        #expect(replaced("AppleHealthKit/getVo2MaxSamples", [["limit": 5, "other": 6]]) == [["limit": 5, "other": 1]])
    }

    @Test func `a number that is not declared is replaced`() {
        #expect(
            replaced("store/sampleQuery", ["limits": 5, "predicate": ["limit": 6]]) == ["limits": 1, "predicate": ["limit": 1]])
        #expect(replaced("other/method", ["limit": 5, "time": [1.5]]) == ["limit": 1, "time": [1.0]])
        #expect(replaced("control/setCharacteristic", ["value": ["year": 1980]]) == ["value": ["year": 1]])
    }

    @Test func `each name that stays is declared for a number`() {
        let document = OpenRPC.document(of: Channels.registry)
        var declared: Set<String> = []
        func look(at schema: JSONValue, _ name: String) {
            let types = schema["type"].map { $0.elements + [$0] } ?? []
            if types.contains("integer") || types.contains("number") { declared.insert(name) }
            for (name, schema) in schema["properties"]?.members ?? [] { look(at: schema, name) }
            if let items = schema["items"] { look(at: items, name) }
        }
        for parameter in document["methods"]?.elements.flatMap({ $0["params"]?.elements ?? [] }) ?? [] {
            look(at: parameter["schema"] ?? [:], parameter["name"]?.text ?? "")
        }
        for (name, schema) in document["components"]?["schemas"]?.members ?? [] { look(at: schema, name) }
        #expect(HealthValues.others.subtracting(declared).isEmpty)
    }

    /// The numbers of a value whose names may not stay.
    private func numbers(in value: JSONValue, _ name: String = "") -> [JSONValue] {
        switch value {
        case .integer, .real: HealthValues.others.contains(name) ? [] : [value]
        case .array(let elements): elements.flatMap { numbers(in: $0, name) }
        case .object(let object): object.members.flatMap { numbers(in: $0.value, $0.name) }
        case .null, .bool, .string: []
        }
    }

    @Test func `the example of no method keeps another number`() {
        for method in OpenRPC.document(of: Channels.registry)["methods"]?.elements ?? [] {
            let example = method["examples"]?.elements.first ?? [:]
            var params = JSONObject()
            for param in example["params"]?.elements ?? [] { params[param["name"]?.text ?? ""] = param["value"] }
            let calls = (example["x-given"]?.elements ?? []) + [["method": method["name"] ?? "", "params": .object(params)]]
            for call in calls {
                let left = replaced(call["method"]?.text ?? "", call["params"] ?? [:]).map { numbers(in: $0) } ?? []
                #expect(left.allSatisfy { $0 == 1 || $0 == 1.0 }, "\(call["method"] ?? .null): \(left)")
            }
        }
    }
}
