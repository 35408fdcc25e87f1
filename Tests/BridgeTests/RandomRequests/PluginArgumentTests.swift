import Bridge
import BridgeCore
import Foundation
import HealthModel
import JSON
import Testing

/// Random changes to the arguments of the vectors. A plugin judges its arguments itself, so no arguments are invalid params, and
/// none are an internal error.
///
/// The seed of a run is printed; `HEALTHKIT_BRIDGE_TEST_SEED` repeats it.
struct PluginArgumentTests {
    private static let count = 12
    /// A result, an error of the plugin, an exception, and no answer at all.
    private static let codes: Set<JSONValue> = [.integer(-32000), .integer(-32002), .integer(-32004)]

    @Test(arguments: Channels.registry.channels.filter { $0 is any PluginChannel }.map(\.name))
    func `a plugin answers whatever its arguments are`(channel: String) throws {
        let variables = ProcessInfo.processInfo.environment
        let seed = variables["HEALTHKIT_BRIDGE_TEST_SEED"].flatMap(UInt64.init) ?? .random(in: 1...UInt64.max)
        print("arguments of \(channel): HEALTHKIT_BRIDGE_TEST_SEED=\(seed)")
        var changer = ArgumentChanger(random: SplitMix(state: seed))
        let calls = try VectorCalls(channel)
        let client = try Client()
        try client.authorizeEverything()
        var results = 0
        let methods = Channels.registry.methods.filter { $0.channel.name == channel }
        for method in methods {
            let params = calls[method.name]
            for number in 0..<Self.count {
                let changed = number == 0 ? nil : changer.change(params[changer.random.number(below: params.count)])
                let line = Client.line(method.name, changed, id: 1)
                let answers = try messages(client.send(line)).filter { $0["id"] == 1 }
                #expect(answers.count == 1, "\(line)")
                guard let error = answers.first?["error"] else {
                    results += 1
                    continue
                }
                #expect(Self.codes.contains(error["code"] ?? .null), "\(line)\(text(error))")
            }
        }
        // Neither successes nor errors are rare.
        let all = methods.count * Self.count
        print("arguments of \(channel): \(results) of \(all) calls had a result")
        #expect(results > all / 10 && results < all * 9 / 10)
    }
}

/// The params with which the vectors of a channel call its methods.
struct VectorCalls {
    private var params: [String: [JSONValue]] = [:]

    init(_ channel: String) throws {
        for path in try vectorFiles() where path.hasPrefix("channels/\(channel)/") {
            collect(try protocolFile(path))
        }
    }

    subscript(method: String) -> [JSONValue] { params[method] ?? [[:]] }

    private mutating func collect(_ value: JSONValue) {
        switch value {
        case .array(let elements):
            for element in elements { collect(element) }
        case .object(let object):
            if case .string(let method)? = object["call"] ?? object["method"], let params = object["params"] {
                self.params[method, default: []].append(params)
            } else {
                for member in object.members { collect(member.value) }
            }
        default: break
        }
    }
}

/// Changes values at random places.
private struct ArgumentChanger {
    var random: SplitMix

    mutating func change(_ params: JSONValue) -> JSONValue {
        var params = params
        if random.isTrue(0.05) { return [values[random.number(below: values.count)]] }
        for _ in 0..<random.number(below: 3) {
            let changed = replace(params)
            // Params are an object or an array.
            switch changed {
            case .object, .array: params = changed
            default: break
            }
        }
        return params
    }

    private mutating func replace(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(var object) where !object.isEmpty && random.isTrue(0.9):
            let name = object.members[random.number(below: object.count)].name
            if random.isTrue(0.15) { object["unknown"] = object[name] }
            object[name] = random.isTrue(0.15) ? nil : replace(object[name] ?? .null)
            return .object(object)
        case .array(var elements) where !elements.isEmpty && random.isTrue(0.9):
            let index = random.number(below: elements.count)
            elements[index] = replace(elements[index])
            return .array(elements)
        default:
            return values[random.number(below: values.count)]
        }
    }
}

private let values: [JSONValue] = [
    .null, true, false, 0, 1, -1, 59, 0.5, 1e300, -1e300, .integer(Int64.max), .integer(Int64.min), 1_767_225_600_000,
    "", "text", "\0",
    "2026-01-01T00:00:00.000Z", "2026-02-30", "6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F60", [], [:], [.null], ["x": .null],
    "STEPS", "NUTRITION", "WORKOUT", "bpm", "count", "HKQuantityTypeIdentifierStepCount", "HKWorkoutTypeIdentifier",
    "HKCategoryTypeIdentifierSleepAnalysis", "HKCorrelationTypeIdentifierFood",
    "HKCharacteristicTypeIdentifierBloodType",
]

extension Client {
    /// Asks for every type that an app may ask for.
    func authorizeEverything() throws {
        let types = TypeCatalog.all.map(\.identifier)
        for type in types {
            _ = try request("store/requestAuthorization", ["read": [.string(type)]])
            _ = try request("store/requestAuthorization", ["toShare": [.string(type)]])
        }
    }
}
