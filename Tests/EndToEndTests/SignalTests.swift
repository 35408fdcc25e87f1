import Foundation
import Glibc
import JSON
import Testing

struct SignalTests {
    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal ends an idle host cleanly`(signal: Int32) throws {
        let child = try Program.start()
        #expect(try child.ask(request(1, "isAvailable")) == response(1, "true"))
        kill(child.id, signal)
        let ending = try child.end(closingInput: false)
        #expect(ending.lines == [response(1, "true")])
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT], [#"{"jsonrpc":"2.0","#, "Content-Length: 100\r\n\r\n{"])
    func `an incomplete request is not an error when a signal arrives`(signal: Int32, half: String) throws {
        let child = try Program.start()
        if half.hasPrefix("{") {
            #expect(try child.ask(request(1, "isAvailable")) == response(1, "true"))
            try child.send(half)
        } else {
            let message = request(1, "isAvailable")
            try child.send("Content-Length: \(message.utf8.count)\r\n\r\n\(message)" + half)
            #expect(try child.line() == "Content-Length: 38\r")
        }
        kill(child.id, signal)
        let ending = try child.end(closingInput: false)
        #expect(ending.text.hasSuffix(response(1, "true") + (half.hasPrefix("{") ? "\n" : "")))
        #expect(ending.errors.isEmpty)
        #expect(ending.status == 0)
    }

    @Test func `a request that waits for the user is answered when a signal arrives`() throws {
        let child = try Program.start("--consent", "ask")
        let ask = request(1, "store/requestAuthorization", #"{"read":["\#(stepCount)"]}"#)
        #expect(try member("method", of: child.ask(ask)) == "control/permissionSheet")
        kill(child.id, SIGTERM)
        let ending = try child.end(closingInput: false)
        #expect(try member("error", "data", "code", of: ending.lines[1]) == 7)
        #expect(ending.status == 0)
    }

    @Test func `a slow reader gets the response despite a signal`() throws {
        let child = try blockedInWriting()
        try signal(child, SIGTERM)
        let ending = try child.end(closingInput: false)
        #expect(ending.lines.count == bigAnswers)
        #expect(ending.text.hasSuffix("}\n"))
        #expect(ending.status == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a second signal ends a host whose client does not read`(second: Int32) throws {
        let child = try blockedInWriting()
        try signal(child, SIGTERM)
        kill(child.id, second)
        try poll("the host ends") { child.exitStatus() != nil }
        #expect(child.exitStatus() == 1)
    }

    /// The number of documents that exceed the capacity of a pipe.
    private let bigAnswers = 4

    /// A host that is blocked because its output is full.
    private func blockedInWriting() throws -> Child {
        let child = try Program.start()
        try child.send(String(repeating: request(1, "rpc/discover") + "\n", count: bigAnswers))
        try poll("the pipe is full") {
            let (waiting, capacity) = child.outputInPipe()
            return waiting > 0 && waiting == capacity
        }
        return child
    }

    /// Sends a signal, and waits until it has arrived, because two pending signals are merged.
    private func signal(_ child: Child, _ number: Int32) throws {
        kill(child.id, number)
        try poll("the signal arrives") {
            let status = try String(contentsOfFile: "/proc/\(child.id)/status", encoding: .utf8)
            let pending = status.split(separator: "\n").filter { $0.hasPrefix("SigPnd:") || $0.hasPrefix("ShdPnd:") }
            return pending.allSatisfy { $0.hasSuffix("\t0000000000000000") }
        }
    }
}
