import Glibc
import JSON
import Testing

/// A server serves everybody else while a call of one client takes long, and ends a call that nobody wants any more.
struct NetworkLongCallTests {
    private let server: NetworkServerProcess

    init() throws { server = try NetworkServerProcess() }

    /// Days of a person that take many seconds.
    private static let days = #"{"days":3660}"#

    /// Processor time of the server that is far below that of a call that takes long, and far above that of a turn. The server also works
    /// while this process waits for a processor, so the limit is not near to what a turn takes.
    private static let limit = 3.0

    private func post(_ path: String, _ body: String, query: String = "", headers: String = "") throws -> NetworkClient {
        let headers = "Content-Type: application/json\r\n" + headers
        return try server.open(
            server.request("POST", path, query: "token=\(server.token)&\(query)", headers: headers, body: body))
    }

    /// Begins a session of the Model Context Protocol. Returns the header with its identifier.
    private func beginSession() throws -> String {
        let params = #"{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}}"#
        let head = try post("/mcp", request(0, "initialize", params)).response().head
        guard let name = head.firstMatch(of: /mcp-session-id: (\S+)\r\n/)?.output.1 else { throw Trouble("no session") }
        return "Mcp-Session-Id: \(name)\r\n"
    }

    private static let generate = #"{"name":"add_data","arguments":{"kind":"generate","params":\#(days)}}"#

    /// The processor time of the server, in seconds, until a body ends.
    private func processorTime(_ body: () throws -> Void) throws -> Double {
        let start = try server.processorTime()
        try body()
        return try server.processorTime() - start
    }

    /// Waits until the server has worked on a call for a time.
    private func waitUntilBusy() throws {
        let start = try server.processorTime()
        while try server.processorTime() < start + 0.3 {}
    }

    /// Expects that another client is answered soon.
    private func expectAnswers(_ query: String) throws {
        let client = try server.webSocket(query)
        for _ in 0..<5 {
            let time = try processorTime { () throws in #expect(try client.call("isAvailable") == true) }
            #expect(time < Self.limit, "\(query): \(time)")
        }
    }

    @Test func `a call over /mcp ends when the session cancels it`() throws {
        let session = try beginSession()
        let call = try post("/mcp", request(7, "tools/call", Self.generate), headers: session)
        try waitUntilBusy()
        try expectAnswers("bundleId=other")
        let cancellation = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#
        // Another session, and another call, are not meant.
        _ = try post("/mcp", cancellation, headers: beginSession()).response()
        let time = try processorTime { () throws in
            #expect(try post("/mcp", cancellation, headers: session).response().status == 202)
            #expect(try call.response().body.contains("Request cancelled"))
        }
        #expect(time < Self.limit, "\(time)")
        #expect(try post("/mcp", request(8, "ping"), headers: session).response().body == response(8, "{}"))
    }

    @Test func `a call over /mcp ends with its connection or its session`() throws {
        for isClosed in [true, false] {
            let session = try beginSession()
            var call: NetworkClient? = try post("/mcp", request(7, "tools/call", Self.generate), headers: session)
            try waitUntilBusy()
            if isClosed {
                call = nil
            } else {
                let end = server.request("DELETE", "/mcp", headers: session)
                #expect(try server.open(end).response().status == 204)
            }
            let time = try processorTime { () throws in
                #expect(try post("/mcp", request(8, "ping"), headers: session).response().status == (isClosed ? 200 : 404))
            }
            #expect(time < Self.limit, "\(time)")
            withExtendedLifetime(call) {}
        }
    }

    @Test func `a call over POST rpc ends when it is cancelled, when its connection closes, and when its process ends`() throws {
        for end in ["cancel", "close", "delete"] {
            let query = "bundleId=\(end)"
            var call: NetworkClient? = try post("/rpc", request(7, "control/generate", Self.days), query: query)
            try waitUntilBusy()
            try expectAnswers("phone=another&bundleId=x")
            switch end {
            case "cancel":
                let cancellation = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#
                _ = try server.post(cancellation, query: query)
                #expect(try call?.response().body.contains("-32800") == true)
            case "close": call = nil
            default:
                let request = server.request("DELETE", "/rpc", query: "token=\(server.token)&\(query)")
                #expect(try server.open(request).response().status == 204)
            }
            // The phone itself is free again, and has no data.
            let time = try processorTime { () throws in
                let counts = try server.webSocket("role=owner").call("control/countSamples")
                #expect(counts.member("counts") == [])
            }
            #expect(time < Self.limit, "\(end): \(time)")
            withExtendedLifetime(call) {}
        }
    }

    @Test func `two calls that take long have their turns, and others have theirs`() throws {
        let sessions = try (0..<3).map { _ in try beginSession() }
        let calls = try sessions.map { try post("/mcp", request(7, "tools/call", Self.generate), headers: $0) }
        try waitUntilBusy()
        try expectAnswers("bundleId=other")
        for (session, call) in zip(sessions, calls) {
            let cancellation = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#
            _ = try post("/mcp", cancellation, headers: session).response()
            #expect(try call.response().body.contains("Request cancelled"))
        }
    }

    @Test func `a batch lets others on the same phone have turns, and keeps its order`() throws {
        let client = try server.webSocket("bundleId=a")
        let one = #"{"jsonrpc":"2.0","id":1,"method":"rpc/discover"}"#
        let last = #"{"jsonrpc":"2.0","id":2,"method":"isAvailable"}"#
        let batch = "[" + Array(repeating: one, count: 50).joined(separator: ",") + "," + last + "]"
        client.text(batch)
        client.text(request(3, "isAvailable"))
        try waitUntilBusy()
        try expectAnswers("bundleId=b")
        guard case .array(let answers) = try client.message() else { throw Trouble("no answer") }
        #expect(answers.count == 51)
        #expect(answers.last == (try JSONValue(parsing: response(2, "true"))))
        #expect(try client.message() == JSONValue(parsing: response(3, "true")))
    }

    @Test func `a signal ends the server during calls that take long`() throws {
        let call = try post("/mcp", request(7, "tools/call", Self.generate), headers: beginSession())
        let other = try server.webSocket("bundleId=a")
        other.text(request(1, "control/generate", Self.days))
        try waitUntilBusy()
        kill(server.child.id, SIGTERM)
        #expect(try server.child.end(closingInput: false).status == 0)
        withExtendedLifetime(call) {}
    }
}
