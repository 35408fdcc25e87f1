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
        for name in ["unknown", ""] { #expect(try send(request(1, "ping"), session: name).status == 404) }
        #expect(try send("", session: "", method: "DELETE").status == 404)
        // The session of clients without an identifier is that of all of them.
        #expect(try send("", method: "DELETE").status == 400)
        #expect(try send("{}", headers: "Content-Type: text/plain\r\n").status == 415)
        let json = "Content-Type: application/json\r\n"
        #expect(try send(request(1, "ping"), headers: json + "MCP-Protocol-Version: 2025-11-25\r\n").status == 200)
        #expect(try send(request(1, "ping"), headers: json + "MCP-Protocol-Version: 1999-01-01\r\n").status == 400)
        #expect(try send(request(1, "ping"), headers: json + "Origin: http://evil.example\r\n").status == 403)
        let stranger = server.request("POST", "/mcp", query: "", headers: json, body: request(1, "ping"))
        #expect(try server.open(stranger).response().status == 401)
    }

    @Test func `a request of 2026-07-28 says the same as its headers`() throws {
        let key = "io.modelcontextprotocol"
        func meta(_ version: String) -> String {
            #""_meta":{"\#(key)/protocolVersion":"\#(version)","\#(key)/clientCapabilities":{}}"#
        }
        let version = "2026-07-28"
        let call = #"{"name":"explain","arguments":{"query":"AUTH-11"},\#(meta(version))}"#
        /// The status of a request, and the code of its error.
        func outcome(_ method: String, _ params: String, _ given: String?, _ headers: String) throws -> (Int, JSONValue?) {
            let version = given.map { "MCP-Protocol-Version: \($0)\r\n" } ?? ""
            let answer = try send(request(7, method, params), headers: "Content-Type: application/json\r\n" + version + headers)
            #expect(answer.body.contains(#""id":7"#))
            return (answer.status, try? member("error", "code", of: answer.body))
        }
        let name = "Mcp-Method: tools/call\r\nMcp-Name: explain\r\n"
        let encoded = "Mcp-Method: tools/call\r\nMcp-Name: =?base64?ZXhwbGFpbg==?=\r\n"
        for headers in [name, encoded] { #expect(try outcome("tools/call", call, version, headers) == (200, nil)) }
        for headers in ["", "Mcp-Method: tools/call\r\n", "Mcp-Method: tools/list\r\nMcp-Name: explain\r\n"] {
            #expect(try outcome("tools/call", call, version, headers) == (400, -32020))
        }
        let list = "Mcp-Method: tools/list\r\n"
        #expect(try outcome("tools/list", "{\(meta("1999-01-01"))}", version, list) == (400, -32020))
        #expect(try outcome("tools/list", "{\(meta(version))}", nil, list) == (400, -32020))
        #expect(try outcome("tools/list", "{\(meta("1999-01-01"))}", "1999-01-01", list) == (400, -32022))
        #expect(try outcome("tools/list", "{}", version, list) == (400, -32602))
        let withoutCapabilities = #"{"_meta":{"\#(key)/protocolVersion":"\#(version)"}}"#
        #expect(try outcome("tools/list", withoutCapabilities, version, list) == (400, -32602))
        for method in ["ping", "initialize", "tools/lists"] {
            #expect(try outcome(method, "{\(meta(version))}", version, "Mcp-Method: \(method)\r\n") == (404, -32601))
        }
    }
}
