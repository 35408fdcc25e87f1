import Foundation
import JSON

/// Makes random requests from the schemas of `protocol/openrpc.json`. Equal seeds give equal requests.
struct RequestGenerator {
    /// Requests that end the connection, ask the user, read files, order faults, or take long.
    private static let omittedMethods: Set = [
        "$/cancelRequest", "exit", "shutdown", "rpc/discover", "control/reset", "control/import", "control/generate",
        "control/failNext", "control/setConsent", "control/setClock", "control/setSensors", "control/catalog",
    ]
    private static let largestDepth = 6

    private struct Parameter {
        let name: String
        let isRequired: Bool
        let schema: JSONValue
        let example: JSONValue?
    }

    private let methods: [(name: String, parameters: [Parameter])]
    private let schemas: JSONValue
    private(set) var random: SplitMix
    /// UUIDs from earlier results, so that requests find samples.
    private var uuids = ["6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F60"]

    init(seed: UInt64) throws {
        let document = try protocolFile("openrpc.json")
        random = SplitMix(state: seed)
        schemas = document["components"]?["schemas"] ?? .null
        methods = (document["methods"]?.elements ?? []).compactMap { method in
            guard let name = method["name"]?.text, !Self.omittedMethods.contains(name) else { return nil }
            let examples = method["examples"]?.elements.first?["params"]?.elements ?? []
            let parameters = (method["params"]?.elements ?? []).map { parameter in
                Parameter(
                    name: parameter["name"]?.text ?? "",
                    isRequired: parameter["required"] == true,
                    schema: parameter["schema"] ?? .null,
                    example: examples.first { $0["name"] == parameter["name"] }?["value"]
                )
            }
            return (name, parameters)
        }
    }

    /// The next request.
    mutating func next() -> (method: String, params: JSONValue) {
        let method = methods[random.number(below: methods.count)]
        var params = JSONObject()
        for parameter in method.parameters {
            guard random.isTrue(parameter.isRequired ? 0.97 : 0.4) else { continue }
            let example = random.isTrue(0.5) ? parameter.example : nil
            params[parameter.name] = example ?? value(parameter.schema, depth: 0, name: parameter.name)
        }
        if random.isTrue(0.01) { params["unknown"] = .null }
        return (method.name, .object(params))
    }

    /// Remembers a UUID of a result.
    mutating func note(_ uuid: String) {
        if uuids.count < 50 { uuids.append(uuid) } else { uuids[random.number(below: 50)] = uuid }
    }

    private mutating func value(_ schema: JSONValue, depth: Int, name: String = "") -> JSONValue {
        if random.isTrue(0.02) { return wrongValue() }
        if let reference = schema["$ref"]?.text, let name = reference.split(separator: "/").last {
            return value(schemas[String(name)] ?? .null, depth: depth, name: String(name))
        }
        if let constant = schema["const"] { return constant }
        if let choices = schema["enum"]?.elements ?? schema["oneOf"]?.elements, !choices.isEmpty {
            let choice = choices[random.number(below: choices.count)]
            return schema["enum"] == nil ? value(choice, depth: depth + 1, name: name) : choice
        }
        let types = schema["type"].map { $0.text.map { [$0] } ?? $0.strings } ?? []
        switch types.isEmpty ? "" : types[random.number(below: types.count)] {
        case "object": return object(schema, depth: depth)
        case "array":
            let count = depth < Self.largestDepth ? random.number(below: 4) : 0
            return .array((0..<count).map { _ in value(schema["items"] ?? .null, depth: depth + 1, name: name) })
        case "string": return .string(string(schema, name))
        // Long steps of the clock would take most of the time.
        case "integer": return .integer(Int64(random.number(below: 12)))
        case "number": return random.isTrue(0.5) ? .integer(Int64(random.number(below: 100))) : .real(72.5)
        case "boolean": return .bool(random.isTrue(0.5))
        case "null": return .null
        default: return wrongValue()
        }
    }

    private mutating func object(_ schema: JSONValue, depth: Int) -> JSONValue {
        let required = schema["required"]?.strings ?? []
        var object = JSONObject()
        for name in schema["properties"]?.names ?? [] {
            let isWanted = required.contains(name) ? 0.98 : depth < Self.largestDepth ? 0.15 : 0
            guard random.isTrue(isWanted), let member = schema["properties"]?[name] else { continue }
            object[name] = value(member, depth: depth + 1, name: name)
        }
        if case .object? = schema["additionalProperties"], let members = schema["additionalProperties"] {
            for _ in 0..<random.number(below: 3) {
                object[words[random.number(below: words.count)]] = value(members, depth: depth + 1)
            }
        }
        return .object(object)
    }

    private mutating func string(_ schema: JSONValue, _ name: String) -> String {
        switch (schema["format"]?.text, name) {
        case ("date-time", _):
            "2026-01-01T\(10 + random.number(below: 6)):00:00Z"
        case ("uuid", _):
            uuids[random.number(below: uuids.count)]
        case (_, "TypeIdentifier"), (_, "type"), (_, "types"):
            identifiers[random.number(below: identifiers.count)]
        case (_, "unit"), (_, "Unit"):
            ["count", "count/min", "kg", "mmHg", "nonsense"][random.number(below: 5)]
        default:
            random.isTrue(0.5)
                ? identifiers[random.number(below: identifiers.count)] : words[random.number(below: words.count)]
        }
    }

    private mutating func wrongValue() -> JSONValue {
        let values: [JSONValue] = [.null, true, -1, 1e300, "", [], [:], ["x": [1]], "2026-02-30T00:00:00Z"]
        return values[random.number(below: values.count)]
    }
}

private let identifiers = [
    "HKQuantityTypeIdentifierHeartRate", "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierBodyMass",
    "HKCategoryTypeIdentifierSleepAnalysis", "HKCorrelationTypeIdentifierBloodPressure", "HKWorkoutTypeIdentifier",
    "HKWorkoutRouteTypeIdentifier", "HKDataTypeIdentifierHeartbeatSeries", "HKCharacteristicTypeIdentifierBloodType",
    "HKQuantityTypeIdentifierBloodPressureSystolic", "HKQuantityTypeIdentifierBloodPressureDiastolic",
]
private let words = ["a", "before", "HKWasUserEntered", "HKMetadataKeySyncIdentifier", "com.example.app", "running"]

/// A random number generator that a seed determines.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
    mutating func isTrue(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}

extension JSONValue {
    fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
