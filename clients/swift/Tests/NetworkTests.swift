import Foundation
import Testing

@testable import HealthKitBridgeClient

/// Connections to a server.
struct NetworkTests {
    @Test func `an app and the device owner share a phone`() async throws {
        try await withServer { url in
            let app = try await Bridge.connect(url, ["bundleId": "com.example.walk"])
            let owner = try await Bridge.connect(url, ["role": "owner"])
            try await app.call("store/requestAuthorization", ["toShare": [stepCount]])
            #expect(try await app.call("store/authorizationStatus", ["type": stepCount]) == 1)
            try await owner.call(
                "control/setAuthorization",
                ["type": stepCount, "direction": "share", "allowed": true, "bundleIdentifier": "com.example.walk"]
            )
            #expect(try await app.call("store/authorizationStatus", ["type": stepCount]) == 2)
            // Frames have three forms of length.
            for length in [1, 126, 70_000] {
                try await app.call("control/snapshot", ["name": .string(String(repeating: "x", count: length))])
            }
            let names = try await app.call("control/listSnapshots")["snapshots"]?.decoded(as: [String].self)
            #expect(names?.map(\.count) == [1, 126, 70_000])
            await app.close()
            await owner.close()
            await #expect(throws: ConnectionFailure.self) { try await app.call("isAvailable") }
        }
    }

    @Test func `bridges on a server have phones of their own, with their options, unless the URL names one`() async throws {
        try await withServer { url in
            let one = try await Bridge.start(["osVersion": "17.0"], on: url, timeout: .seconds(30))
            try await one.call("control/addSteps", ["count": 100])
            for address in [url, url + "&phone=a"] {
                let other = try await Bridge.start([:], on: address, timeout: .seconds(30))
                #expect(try await other.call("control/countSamples") == ["counts": []])
                await other.close()
            }
            #expect(try await one.call("control/state")["osVersion"] == "17.0")
            await one.close()
        }
    }

    @Test(
        arguments: [
            (["HEALTHKIT_BRIDGE_URL": "ws://a"], "ws://a"), (["HEALTHKIT_BRIDGE_URL": ""], nil), ([:], nil),
            (["HEALTHKIT_BRIDGE_URL": "ws://a", "HEALTHKIT_BRIDGE": "b"], nil),
            (["HEALTHKIT_BRIDGE_URL": "ws://a", "HEALTHKIT_BRIDGE": ""], "ws://a"),
        ] as [([String: String], String?)])
    func `the environment names a server unless it names an executable`(environment: [String: String], url: String?) {
        #expect(ServeCommand.server(in: environment) == url)
    }

    @Test func `a server that refuses the token is missing`() async throws {
        try await withServer { url in
            let wrong = url.replacing(/token=.*/, with: "token=wrong")
            let failure = await #expect(throws: ConnectionFailure.self) { try await Bridge.connect(wrong) }
            #expect(failure?.reason == .missing)
            #expect(failure?.message.contains("wrong") == false)
        }
        let failure = await #expect(throws: ConnectionFailure.self) { try await Bridge.connect("http://127.0.0.1:9/") }
        #expect(failure?.reason == .missing)
    }

    /// Starts a server, which ends with the body.
    private func withServer(_ body: (String) async throws -> Void) async throws {
        struct Ready: Decodable { let url: String }
        let (server, input, output) = (Process(), Pipe(), Pipe())
        server.executableURL = URL(filePath: bridgeExecutable)
        server.arguments = ["serve", "--listen", "127.0.0.1:0", "--consent", "deny"]
        server.standardInput = input
        server.standardOutput = output
        try server.run()
        // Threads of Swift's tasks block signals, and the server inherits that. It ends with its input.
        defer { try? input.fileHandleForWriting.close() }
        let line = output.fileHandleForReading.availableData
        try await body(JSONDecoder().decode(Ready.self, from: line).url)
    }
}
