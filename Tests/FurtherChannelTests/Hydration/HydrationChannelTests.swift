import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import HealthJSON
import JSON
import Testing

/// A channel gets its audit log without doing anything for it.
struct HydrationChannelTests {
    @Test func `each request, save and read of a channel is an entry of the audit log`() throws {
        let log = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: log) }
        var options = HostOptions()
        options.auditLogPath = log.path
        options.clock = Date(rfc3339: "2026-01-01T12:00:00Z")
        options.timeZone = .gmt
        let host = try TestHost(options, channels: ChannelRegistry(Channels.all + [HydrationChannel()]))

        #expect(try result(of: "todayTotal", on: host) == nil)
        #expect(try result(of: "requestAuthorization", on: host) == true)
        #expect(try result(of: "logWater", ["milliliters": 250], on: host) == true)
        #expect(try result(of: "logWater", ["milliliters": 330.5], on: host) == true)
        #expect(try result(of: "logWater", ["milliliters": "much"], on: host) == nil)
        #expect(try result(of: "todayTotal", on: host) == 580.5)

        #expect(
            try AuditLog.entries(at: log.path) == [
                Self.failedRead,
                Self.entry("authorize", "requestAuthorization"),
                Self.entry("write", "logWater"),
                Self.entry("write", "logWater"),
                Self.entry("read", "todayTotal"),
            ]
        )
    }

    /// The entry of a read before the app has asked for permission.
    private static var failedRead: JSONObject {
        var failed = entry("read", "todayTotal")
        (failed["count"], failed["outcome"], failed["errorCode"]) = (0, "error", -32000)
        return failed
    }

    /// The entry of an access to one type, or to one sample.
    private static func entry(_ action: JSONValue, _ method: String) -> JSONObject {
        [
            "time": "2026-01-01T12:00:00Z", "who": "com.example.app", "action": action,
            "method": .string("hydration/\(method)"), "types": ["HKQuantityTypeIdentifierDietaryWater"], "count": 1,
            "outcome": "success",
        ]
    }

    /// The result of a call; nil for an error.
    private func result(of method: String, _ params: JSONValue = [:], on host: TestHost) throws -> JSONValue? {
        let request: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string("hydration/\(method)"), "params": params]
        let answer = try JSONValue(parsing: host.receive(request.jsonBytes + [UInt8(ascii: "\n")]))
        guard case .object(let members) = answer else { return nil }
        return members["result"]
    }
}
