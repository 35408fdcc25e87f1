import Foundation
@testable import HealthKitBridgeClient
import Testing

struct BadBridgeTests {
    @Test func `a missing executable is reported by name`() async throws {
        let failure = try await startFailure("/nowhere/bridge")
        #expect(failure.reason == .missing)
        #expect(failure.message.contains("/nowhere/bridge"))
        #expect(try await startFailure("no-such-bridge-on-the-path").reason == .missing)
    }

    @Test func `a file that is not a program counts as missing`() async throws {
        #expect(try await startFailure(#filePath).reason == .missing)
        #expect(try await startFailure("/tmp/").reason == .missing)
        let file = FileManager.default.temporaryDirectory.appending(path: "no-program-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("\u{7F}ELF and nothing more".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        #expect(try await startFailure(file.path).reason == .missing)
    }

    @Test func `a bridge that exits at once is reported with its status and standard error`() async throws {
        let fake = try FakeBridge("echo 'no store' >&2; exit 3")
        let failure = try await self.failure { try await fake.start() }
        #expect(failure.reason == .ended)
        #expect(failure.exitStatus == 3)
        #expect(failure.standardError == ["no store"])
        #expect("\(failure)" == "The bridge has ended with exit status 3.\n    no store")
    }

    @Test func `an invalid option is reported with the message of the bridge`() async throws {
        let failure = try await startFailure(bridgeExecutable, ["osVersion": "x"])
        #expect(failure.reason == .ended)
        #expect(failure.exitStatus == 64)
        #expect("\(failure)".contains("--os-version"))
        #expect("\(try await startFailure(bridgeExecutable, ["clockStep": -1]))".contains("not negative"))
    }

    @Test func `a bridge that ends during a call fails all calls`() async throws {
        let fake = try FakeBridge(afterVersion: "read line; read line; echo 'oh no' >&2; printf '{\"json'; kill -ABRT $$")
        let bridge = try await fake.start()
        async let first = failure { try await bridge.call("isAvailable") }
        async let second = failure { try await bridge.call("isAvailable") }
        for failure in try await [first, second] {
            #expect(failure.reason == .ended)
            #expect(failure.exitStatus == 134)
            #expect(failure.standardError.contains("oh no"))
        }
        #expect(try await failure { try await bridge.call("isAvailable") }.reason == .ended)
        await #expect(throws: ConnectionFailure.self) { try await bridge.notifications("x").next() }
    }

    @Test func `a call to a hanging bridge fails in time and ends the bridge`() async throws {
        let fake = try FakeBridge(afterVersion: "echo 'busy' >&2; trap '' TERM; while true; do sleep 1000; done")
        let bridge = try await fake.start()
        let failure = try await self.failure { try await bridge.call("isAvailable", timeout: .milliseconds(300)) }
        #expect(failure.reason == .timeout)
        #expect(failure.message == "isAvailable got no response within 0.3 seconds.")
        #expect(failure.exitStatus == nil)
        #expect(try await hasEnded(bridge.processIdentifier))
        #expect(try await self.failure { try await bridge.call("isAvailable") }.reason == .timeout)
    }

    @Test func `starting a hanging bridge fails in time`() async throws {
        let fake = try FakeBridge("sleep 1000")
        #expect(try await failure { try await fake.start(timeout: .milliseconds(300)) }.reason == .timeout)
    }

    @Test(arguments: [
        "Listening...", "{", "1", "[]", "{}", #"{"jsonrpc":"2.0","id":"1","result":1}"#,
        #"{"jsonrpc":"2.0","id":7,"result":1}"#, #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m"}}"#,
        #"{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":1,"message":"m"}}"#,
        #"{"jsonrpc":"2.0","id":1,"error":7}"#,
    ])
    func `invalid output is not read as a response`(line: String) async throws {
        let fake = try FakeBridge("read line; echo 'strange' >&2; echo '\(line)'; sleep 1000")
        let failure = try await self.failure { try await fake.start() }
        #expect(failure.reason == .garbage)
        #expect(!failure.message.contains(line) || line.count < 3)
    }

    @Test func `endless nesting is invalid output`() async throws {
        let fake = try FakeBridge("read line; head -c 1000000 /dev/zero | tr '\\0' '['; echo; sleep 1000")
        #expect(try await failure { try await fake.start() }.reason == .garbage)
    }

    @Test func `blank lines are ignored`() async throws {
        let fake = try FakeBridge("read line; printf '\\n \\r\\n'; echo '\(FakeBridge.version)'; cat >/dev/null")
        try await fake.start().close()
    }

    @Test(arguments: [
        #""result":{"name":"fake","version":"\#(majorVersion + 1).0.0"}"#,
        #""result":{"name":"fake","version":"0.0.1"}"#, #""result":{"name":"fake","version":"0.2.0"}"#,
        #""result":{"name":"fake"}"#, #""result":null"#, #""error":{"code":-32601,"message":"Method not found"}"#,
    ])
    func `an incompatible version is refused`(response: String) async throws {
        let fake = try FakeBridge(#"read line; echo '{"jsonrpc":"2.0","id":1,\#(response)}'; sleep 1000"#)
        let failure = try await self.failure { try await fake.start() }
        #expect(failure.reason == .version)
        #expect(failure.message.contains(protocolVersion))
    }

    @Test func `another minor version is accepted`() async throws {
        let fake = try FakeBridge(
            #"read line; echo '{"jsonrpc":"2.0","id":1,"result":{"version":"\#(majorVersion).99.0"}}'; cat >/dev/null"#
        )
        try await fake.start().close()
    }

    @Test func `a flood on the standard error does not block the bridge, and only the end is kept`() async throws {
        let fake = try FakeBridge(
            afterVersion: """
                read line
                yes 'a line of no importance' | head -c 5000000 >&2
                echo '{"jsonrpc":"2.0","id":2,"result":true}'
                read line; echo >&2; echo 'the end' >&2; exit 1
                """
        )
        let bridge = try await fake.start()
        #expect(try await bridge.call("isAvailable") == true)
        let failure = try await self.failure { try await bridge.call("isAvailable") }
        #expect(failure.standardError.last == "the end")
        #expect(failure.standardError.count == 20)
    }

    @Test func `a response sent before the end of a bridge is read completely`() async throws {
        let fake = try FakeBridge(
            afterVersion: """
                read line
                printf '{"jsonrpc":"2.0","id":2,"result":['
                yes '{"a":1},' | head -c 9000000 | tr -d '\\n'
                echo '0]}'
                """
        )
        let bridge = try await fake.start()
        #expect(try await bridge.call("isAvailable")[1_000_000] == 0)
    }

    @Test func `a bridge that closes its output is ended`() async throws {
        let fake = try FakeBridge(afterVersion: "read line; exec >&-; sleep 1000")
        let bridge = try await fake.start()
        #expect(try await failure { try await bridge.call("isAvailable") }.reason == .ended)
        #expect(try await hasEnded(bridge.processIdentifier))
    }

    private func startFailure(_ executable: String, _ options: [String: JSONValue] = [:]) async throws -> ConnectionFailure {
        try await failure { try await Bridge.start(options, executable: executable) }
    }

    private func failure<Result>(_ body: () async throws -> Result) async throws -> ConnectionFailure {
        try #require(await #expect(throws: ConnectionFailure.self) { _ = try await body() })
    }
}
