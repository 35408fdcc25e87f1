import JSON
import Testing

struct HTTPTests {
    private let server: NetworkServerProcess

    init() throws { server = try NetworkServerProcess("--max-frame", "5000") }

    @Test func `a message is answered, a notification is not`() throws {
        let (status, body) = try server.post(request(1, "store/authorizationStatus", #"{"type":"\#(stepCount)"}"#))
        #expect(status == 200)
        #expect(body == response(1, "0"))
        #expect(try server.post(#"{"jsonrpc":"2.0","method":"rpc/version"}"#) == (204, ""))
        let batch = "[\(request(1, "isAvailable")),\(request(2, "isAvailable"))]"
        #expect(try server.post(batch).1 == "[\(response(1, "true")),\(response(2, "true"))]")
        #expect(try server.post(#"[{"jsonrpc":"2.0","method":"rpc/version"}]"#).0 == 204)
    }

    @Test func `errors of JSON-RPC are answers`() throws {
        for (body, code) in [("no", -32700), ("", -32700), ("[]", -32600), ("{}", -32600)] as [(String, JSONValue)] {
            let (status, text) = try server.post(body)
            #expect(status == 200)
            #expect(try member("error", "code", of: text) == code)
        }
    }

    @Test func `the process lasts from one request to the next, until DELETE`() throws {
        _ = try server.post(request(1, "control/setConsent", #"{"policy":"deny"}"#), query: "bundleId=a")
        _ = try server.post(askForSteps(1), query: "bundleId=a")
        let journal = try server.post(request(1, "control/journal"), query: "bundleId=a").1
        #expect(journal.contains("store/requestAuthorization"))
        let owner = try server.webSocket("role=owner")
        let state = { try owner.call("control/state", #"{"bundleIdentifier":"a"}"#).member("appState") }
        #expect(try state() == "foreground")
        #expect(
            try server.open(server.request("DELETE", "/rpc", query: "bundleId=a&token=\(server.token)")).response().status == 204
        )
        #expect(try state() == "terminated")
    }

    @Test func `too many processes are refused, until one ends`() throws {
        let server = try NetworkServerProcess("--max-connections", "2")
        let client = try server.open()
        func status(_ method: String, _ app: String) throws -> Int {
            let body = method == "POST" ? request(1, "isAvailable") : ""
            let query = "bundleId=\(app)&token=\(server.token)"
            client.send(server.request(method, "/rpc", query: query, headers: "Content-Type: application/json\r\n", body: body))
            return try client.response().status
        }
        #expect(try status("POST", "a") == 200)
        #expect(try status("POST", "b") == 200)
        #expect(try status("POST", "c") == 503)
        #expect(try status("POST", "b") == 200)
        #expect(try status("DELETE", "a") == 204)
        #expect(try status("POST", "c") == 200)
    }

    @Test func `a request that is not for this server has the status of HTTP`() throws {
        func status(_ method: String, _ path: String, _ headers: String = "", _ body: String = "") throws -> Int {
            let response = try server.open(server.request(method, path, headers: headers, body: body)).response()
            #expect(try member("error", of: response.body) != nil)
            return response.status
        }
        let json = "Content-Type: application/json\r\n"
        #expect(try status("PUT", "/rpc") == 405)
        #expect(try status("POST", "/events") == 405)
        #expect(try status("GET", "/rpc") == 426)
        let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        #expect(try status("GET", "/rpc", upgrade + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", "a body") == 426)
        #expect(try status("GET", "/nothing") == 404)
        #expect(try status("POST", "/rpc", "Content-Type: text/plain\r\n", "{}") == 415)
        #expect(try status("POST", "/rpc", json, String(repeating: " ", count: 5001)) == 413)
        #expect(try status("POST", "/rpc", "X: \(String(repeating: "x", count: 17_000))\r\n") == 431)
        let headers = (0..<1000).map { "X\($0): 0123456789\r\n" }.joined()
        #expect(try status("POST", "/rpc", headers) == 431)
        #expect(try server.open("nonsense\r\n\r\n").response().status == 400)
    }

    @Test func `the response to HEAD has no body`() throws {
        let server = try NetworkServerProcess("--studio")
        let client = try server.open(server.request("HEAD", "/studio/main.js"))
        #expect(try client.head().hasPrefix("HTTP/1.1 200 "))
        client.send(server.request("DELETE", "/rpc"))
        #expect(try client.head().hasPrefix("HTTP/1.1 204 "))
    }

    @Test func `a client that closes its side gets its answer`() throws {
        let json = "Content-Type: application/json\r\n"
        let client = try server.open(server.request("POST", "/rpc", headers: json, body: request(1, "isAvailable")))
        client.endSending()
        #expect(try client.response().body == response(1, "true"))
        #expect(throws: Trouble.self) { try client.head() }
        let partial = try server.open("POST /rpc HTTP/1.1\r\n")
        partial.endSending()
        #expect(try partial.response().status == 400)
    }

    @Test func `a request before nonsense is answered`() throws {
        let json = "Content-Type: application/json\r\n"
        let call = server.request("POST", "/rpc", headers: json, body: request(1, "isAvailable"))
        let client = try server.open(call + "nonsense\r\n\r\n")
        #expect(try client.response().body == response(1, "true"))
        #expect(try client.response().status == 400)
    }

    @Test func `no page may frame a response`() throws {
        let head = try server.open(server.request("DELETE", "/rpc")).response().head
        #expect(head.contains("frame-ancestors 'none'"))
    }

    @Test func `one connection carries several requests, cut anywhere`() throws {
        let client = try server.open()
        for id in 1...3 {
            let text = server.request(
                "POST", "/rpc", headers: "Content-Type: application/json; charset=utf-8\r\n", body: request(id, "isAvailable")
            )
            for byte in text.utf8 { client.send([byte]) }
            #expect(try client.response().body == response(id, "true"))
        }
    }

    @Test func `the notifications of a process are a stream of events`() throws {
        _ = try server.post(askForSteps(1), query: "bundleId=a")
        let events = try server.open(server.request("GET", "/events", query: "bundleId=a&token=\(server.token)"))
        #expect(try events.head().contains("content-type: text/event-stream\r\n"))
        // The first chunk begins with its length.
        _ = try server.post(request(2, "store/observerQuery", #"{"type":"\#(stepCount)"}"#), query: "bundleId=a")
        _ = try events.line()
        #expect(try events.line() == "event: notification")
        let line = try events.line()
        #expect(line.hasPrefix(#"data: {"jsonrpc":"2.0","method":"store/observerQuery.update","params":{"query":1"#))
    }

    @Test func `a request that waits for the user is answered later`() throws {
        _ = try server.post(request(1, "control/setConsent", #"{"policy":"ask"}"#), query: "bundleId=a")
        let waiting = try server.open(
            server.request(
                "POST",
                "/rpc",
                query: "bundleId=a&token=\(server.token)",
                headers: "Content-Type: application/json\r\n",
                body: askForSteps(5)
            )
        )
        let answer = request(6, "control/respondToPermissionSheet", #"{"policy":"allow"}"#)
        try poll("the sheet is open") { try server.post(answer, query: "bundleId=a").1 == response(6, "null") }
        #expect(try waiting.response().body == response(5, #"{"success":true}"#))
    }
}
