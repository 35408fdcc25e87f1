import Bridge
import BridgeCore
import BridgeTesting
import Conformance
import Foundation
import HealthModel
import JSON
import Testing

/// A new channel needs only one folder (`Pedometer`) and one line.
struct FurtherChannelTests {
    /// The line that adds the channel.
    private static let registry = ChannelRegistry(Channels.all + [PedometerChannel()])

    private func host(_ configure: (inout BridgeCore.HostOptions) throws -> Void = { _ in }) throws -> TestHost {
        var options = BridgeCore.HostOptions()
        options.clock = Date(timeIntervalSince1970: 1_767_268_800)
        options.timeZone = .gmt
        options.seed = 1
        try configure(&options)
        return try TestHost(options, channels: Self.registry)
    }

    @Test func `the OpenRPC document and the method names include it`() throws {
        let text = OpenRPC.text(of: Self.registry)
        for name in ["pedometer/countSteps", "pedometer/watchSteps", "pedometer/steps"] {
            #expect(text.contains("\"\(name)\""))
        }
        #expect(text.contains("#/components/schemas/StepCount"))
        #expect(OpenRPC.methodNames(of: Self.registry).contains("pedometer/countSteps"))
        #expect(try send("rpc/discover", to: host()).contains("pedometer/countSteps"))
    }

    @Test func `its vectors pass`() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pedometer/watchSteps.json")
        let file = try VectorFile(path: "pedometer/watchSteps.json", text: Data(contentsOf: url))
        let runner = VectorRunner(repetitions: 2) { _ in
            let host = try self.host()
            return InProcessConnection {
                host.receive($0)
            } finish: {
                (host.finish(), 0)
            }
        }
        let results = runner.run([file])
        #expect(results.count == 1)
        for result in results { #expect(result.failure == nil) }
    }

    @Test func `calls are in the journal, and injected faults have the channel's form`() throws {
        let host = try host()
        let order = #"{"method":"pedometer/countSteps","healthKitError":6}"#
        #expect(send("control/failNext", order, to: host).contains(#""result":null"#))
        #expect(send("pedometer/countSteps", to: host).contains(#""code":-32000"#))
        #expect(send("pedometer/countSteps", to: host).contains(#""data":{"code":"PEDOMETER""#))
        let journal = send("control/journal", to: host)
        #expect(journal.contains(#""method":"pedometer/countSteps","outcome":"error","errorCode":-32000"#))
        #expect(send("pedometer/countSteps", #"{"unknown":1}"#, to: host).contains("-32602"))
    }

    @Test func `the audit log contains its reads`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "audit-\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let host = try host { $0.auditLogPath = path }
        _ = send("store/requestAuthorization", #"{"read":["HKQuantityTypeIdentifierStepCount"]}"#, to: host)
        _ = send("pedometer/countSteps", to: host)
        let entry = try #require(try AuditLog.entries(at: path).last)
        #expect(entry["method"] == "pedometer/countSteps" && entry["action"] == "read")
        #expect(entry["types"] == ["HKQuantityTypeIdentifierStepCount"])
    }

    @Test func `the audit log contains what it reads for a notification`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "audit-\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let host = try host { $0.auditLogPath = path }
        _ = send("store/requestAuthorization", #"{"read":["HKQuantityTypeIdentifierStepCount"]}"#, to: host)
        #expect(send("pedometer/watchSteps", to: host).contains("pedometer/steps"))
        let entry = try #require(try AuditLog.entries(at: path).last)
        #expect(entry["method"] == "pedometer/steps" && entry["action"] == "read" && entry["count"] == 0)
    }

    @Test func `its state ends with the app process`() throws {
        let host = try host()
        _ = send("store/requestAuthorization", #"{"read":["HKQuantityTypeIdentifierStepCount"]}"#, to: host)
        #expect(send("pedometer/watchSteps", to: host).contains("pedometer/steps"))
        _ = send("control/setAppState", #"{"state":"relaunched"}"#, to: host)
        let samples = """
            {"source":{"name":"Watch","bundleIdentifier":"w"},"objects":[{"type":"HKQuantityTypeIdentifierStepCount",\
            "quantity":{"value":7,"unit":"count"},"startDate":"2026-01-01T08:00:00Z","endDate":"2026-01-01T08:10:00Z"}]}
            """
        #expect(!send("control/addSamples", samples, to: host).contains("pedometer/steps"))
    }
}

/// Sends a request to a host, and returns its output.
func send(_ method: String, _ params: String? = nil, to host: TestHost) -> String {
    let params = params.map { #","params":\#($0)"# } ?? ""
    let line = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)"\#(params)}"# + "\n"
    return String(decoding: host.receive(Array(line.utf8)), as: UTF8.self)
}
