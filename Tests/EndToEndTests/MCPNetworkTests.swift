import JSON
import Testing

/// The Model Context Protocol at `/mcp`.
struct MCPNetworkTests {
    private let server: NetworkServerProcess

    init() throws { server = try NetworkServerProcess("--max-connections", "20") }

    private func send(
        _ body: String, session: String? = nil, method: String = "POST", headers: String = "Content-Type: application/json\r\n"
    ) throws -> (status: Int, head: String, body: String) {
        let session = session.map { "Mcp-Session-Id: \($0)\r\n" } ?? ""
        let bearer = "Authorization: Bearer \(server.token)\r\n"
        let request = server.request(method, "/mcp", query: "", headers: bearer + session + headers, body: body)
        return try server.open(request).response()
    }

    /// Begins a session. Returns its identifier.
    private func begin() throws -> String {
        let params = #"{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}}"#
        let answer = try send(request(1, "initialize", params))
        #expect(answer.status == 200)
        #expect(try member("result", "protocolVersion", of: answer.body) == "2025-11-25")
        guard let name = answer.head.firstMatch(of: /mcp-session-id: (\S+)\r\n/)?.output.1 else { throw Trouble("no session") }
        return String(name)
    }

    /// The answer of the phone of a session to a call.
    private func call(_ method: String, _ params: String, _ session: String?) throws -> String {
        let arguments = #"{"name":"call_method","arguments":{"method":"\#(method)","params":\#(params)}}"#
        let answer = try send(request(2, "tools/call", arguments), session: session)
        #expect(answer.status == 200)
        return answer.body
    }

    @Test func `each session has a phone of its own`() throws {
        let (first, second) = (try begin(), try begin())
        #expect(first != second)
        let asked = try call("store/requestAuthorization", #"{"toShare":["\#(stepCount)"]}"#, first)
        #expect(asked.contains(#""success":true"#))
        let status = { session in try call("store/authorizationStatus", #"{"type":"\#(stepCount)"}"#, session) }
        #expect(try status(first).contains(#""result":2"#))
        #expect(try status(second).contains(#""result":0"#))
        // Clients without an identifier share one.
        #expect(try status(nil).contains(#""result":0"#))
        // There are as many as processes of HTTP requests.
        for _ in 4...20 { _ = try begin() }
        #expect(try send(request(1, "initialize")).status == 503)
        #expect(try send("", session: first, method: "DELETE").status == 204)
        #expect(try send(request(3, "ping"), session: first).status == 404)
        #expect(try send("", session: first, method: "DELETE").status == 404)
        #expect(try send(request(3, "ping"), session: second).body == response(3, "{}"))
    }

    @Test func `messages that are no requests have the status of HTTP`() throws {
        let notification = try send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        #expect(notification.status == 202 && notification.body.isEmpty)
        for (text, code) in [("no", -32700), ("[]", -32600), ("{}", -32600)] as [(String, JSONValue)] {
            let answer = try send(text)
            #expect(answer.status == 400)
            #expect(try member("error", "code", of: answer.body) == code)
        }
        let stream = try send("", method: "GET", headers: "Accept: text/event-stream\r\n")
        #expect(stream.status == 405 && stream.head.contains("allow: POST, DELETE\r\n"))
        #expect(try send(request(1, "ping"), session: "unknown").status == 404)
        #expect(try send("{}", headers: "Content-Type: text/plain\r\n").status == 415)
        let json = "Content-Type: application/json\r\n"
        #expect(try send(request(1, "ping"), headers: json + "MCP-Protocol-Version: 2025-11-25\r\n").status == 200)
        #expect(try send(request(1, "ping"), headers: json + "MCP-Protocol-Version: 1999-01-01\r\n").status == 400)
        #expect(try send(request(1, "ping"), headers: json + "Origin: http://evil.example\r\n").status == 403)
        let stranger = server.request("POST", "/mcp", query: "", headers: json, body: request(1, "ping"))
        #expect(try server.open(stranger).response().status == 401)
    }
}
