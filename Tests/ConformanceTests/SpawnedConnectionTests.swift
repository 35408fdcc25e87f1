import Foundation
import JSON
import Testing

@testable import Conformance

struct SpawnedConnectionTests {
    @Test func `the vectors about messages pass against a minimal host`() throws {
        let files = ["json-rpc-specification.json", "envelope-ids.json"].compactMap { vectors[$0] }
        #expect(files.count == 2)
        let runner = VectorRunner { _ in try SpawnedConnection(command: toyHost) }
        for result in runner.run(files) {
            #expect(result.failure == nil, "\(result.name)")
        }
    }

    @Test func `a host that hangs is killed`() throws {
        let failure = try #require(try run("read line; exec sleep 1000", seconds: 0.2))
        #expect(failure == CaseFailure("nothing came within 0.2 s", step: "exchange[0]"))
    }

    @Test func `a host that does not end with its input is killed, with its child processes`() throws {
        // The child process holds the output open, whether or not the shell has begun within the limit.
        let connection = try SpawnedConnection(command: ["sh", "-c", "sleep 1000"], seconds: 0.2)
        #expect(throws: ConnectionFailure.hanging(seconds: 0.2)) { try connection.finish() }
        let text = "\(ConnectionFailure.hanging(seconds: 0.2))"
        #expect(text == "the host did not end within 0.2 s of the end of its input")
    }

    @Test func `the failure of a host that ends at once has its status and standard error`() throws {
        let failure = try #require(try run("echo 'no store' >&2; exit 3"))
        #expect(failure.reason == "nothing more came: the host ended with exit status 3")
        #expect(failure.step == "exchange[0]")
        #expect(failure.standardError == ["no store"])
    }

    @Test func `the status of a crash is 128 plus the signal`() throws {
        let failure = try #require(try run("kill -ABRT $$"))
        #expect(failure.reason == "nothing more came: the host ended with exit status 134")
    }

    @Test func `invalid output fails the case`() throws {
        let failure = try #require(try run("echo 'Listening...'"))
        #expect(failure.reason == #"the output is not a message: "Listening...""#)
    }

    @Test func `an output that ends within a message fails the case`() throws {
        let failure = try #require(try run("read line; printf '{'"))
        #expect(failure.reason == #"nothing more came after the incomplete message "{""#)
    }

    @Test func `a wrong response is reported with path, expected and actual value`() throws {
        let failure = try #require(try run(#"read line; echo '{"jsonrpc":"2.0","id":1,"result":[0]}'"#))
        #expect(failure.reason == "the message is not the expected one")
        #expect(failure.difference == Difference(path: "result", expected: "true", actual: "[0]"))
    }

    @Test func `a wrong exit status fails the case`() throws {
        let failure = try #require(try run("read line; echo '\(response)'; exit 7"))
        #expect(failure.reason == "the exit status is not the expected one")
        #expect(failure.difference == Difference(path: "", expected: "0", actual: "7"))
    }

    @Test func `an extra message at the end fails the case`() throws {
        let failure = try #require(try run("read line; echo '\(response)'; echo 1"))
        #expect(failure.reason == "the messages that came at the end are not the expected ones")
        #expect(failure.difference == Difference(path: "[0]", expected: "nothing", actual: "1"))
    }

    @Test func `the right response passes`() throws {
        #expect(try run("read line; echo '\(response)'; cat >/dev/null") == nil)
    }

    @Test func `a command that does not exist fails the case`() throws {
        let runner = VectorRunner { _ in try SpawnedConnection(command: ["/nowhere/host"]) }
        let failure = try #require(runner.run([try callFile()]).first?.failure)
        #expect(failure.reason == "the host cannot be started: /nowhere/host: No such file or directory")
    }

    @Test func `a host may write more than a pipe holds while it reads`() throws {
        let connection = try SpawnedConnection(command: ["cat"])
        let bytes = [UInt8](repeating: 0x61, count: 1_000_000)
        try connection.send(bytes)
        let (output, status) = try connection.finish()
        #expect(output == bytes)
        #expect(status == 0)
    }

    @Test func `sending to a host that has ended has no effect`() throws {
        let connection = try SpawnedConnection(command: ["true"])
        #expect(throws: ConnectionFailure.endOfOutput) { try connection.receive() }
        try connection.send([UInt8](repeating: 0x61, count: 1_000_000))
        #expect(try connection.finish().status == 0)
    }

    private let response = #"{"jsonrpc":"2.0","id":1,"result":true}"#

    private func run(_ script: String, seconds: Double = 600) throws -> CaseFailure? {
        let runner = VectorRunner { _ in try SpawnedConnection(command: ["sh", "-c", script], seconds: seconds) }
        return runner.run([try callFile()]).first?.failure
    }
}

/// A file with one case: a call with the result true.
func callFile() throws -> VectorFile {
    let text = #"{"about": "a", "cases": [{"name": "n", "exchange": [{"call": "isAvailable", "result": true}]}]}"#
    return try VectorFile(path: "call.json", text: Array(text.utf8))
}
