import Bridge
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// Every kind of fault can be injected into every app method, including methods that need handles.
struct FailNextTests {
    private static let kinds: [(kind: String, order: JSONValue, code: Int)] = [
        ("healthKitError", 6, ErrorCode.healthKitError),
        ("platformError", ["code": "X"], ErrorCode.platformError),
        ("exception", ["exception": "E", "reason": "r"], ErrorCode.nativeException),
        ("fault", ["code": -32003, "message": "m"], ErrorCode.fault),
    ]

    @Test(arguments: kinds.indices)
    func `every kind of fault can be injected into every app method`(index: Int) throws {
        let (kind, order, code) = Self.kinds[index]
        let client = try Client()
        let methods = Channels.registry.methods.filter { $0.channel.caller.isApp }
        #expect(methods.count > 50)
        for method in methods {
            let params: JSONValue = ["method": .string(method.name), kind: order]
            #expect(try client.errorCode("control/failNext", params) == nil, "\(method.name)")
            // A plugin's native side returns a HealthKit error as its own. A published plugin may hide it, end the app,
            // or never answer.
            let isPassedOn = kind == "healthKitError" && method.channel.name != "store"
            let expected = isPassedOn ? ErrorCode.platformError : code
            let mayDiffer = isPassedOn && method.channel is any PluginChannel
            let actual = try client.errorCode(method.name, [:])
            let isOwn = [nil, ErrorCode.nativeException, ErrorCode.noReply].contains(actual)
            #expect(actual == expected || mayDiffer && isOwn, "\(method.name)")
        }
    }

    @Test func `a delay can be injected into every app method`() throws {
        let client = try Client()
        let methods = Channels.registry.methods.filter { $0.channel.caller.isApp }
        for method in methods {
            try client.result("control/failNext", ["method": .string(method.name), "delaySeconds": 1])
            _ = try client.request(method.name, [:])
        }
        let clock = try client.result("control/state")["clock"]
        let minutes = methods.count / 60
        let seconds = methods.count % 60
        #expect(clock == .string("2026-01-01T12:0\(minutes):\(seconds < 10 ? "0" : "")\(seconds)Z"))
    }

    @Test func `chance depends on the seed of the phone only`() throws {
        func failures(seed: Int) throws -> [Bool] {
            let client = try Client()
            try client.result("control/reset", ["seed": .integer(seed)])
            let method: JSONValue = "store/isHealthDataAvailable"
            try client.result("control/failNext", ["method": method, "healthKitError": 6, "times": 1000, "probability": 0.5])
            return try (0..<40).map { _ in try client.errorCode("store/isHealthDataAvailable", [:]) != nil }
        }
        let first = try failures(seed: 1)
        #expect(try failures(seed: 1) == first)
        #expect(try failures(seed: 2) != first)
        #expect(Set(first).count == 2)
    }
}
