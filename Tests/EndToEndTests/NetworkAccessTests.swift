import JSON
import Testing

struct NetworkAccessTests {
    private let server: NetworkServerProcess

    init() throws {
        server = try NetworkServerProcess("--allow-origin", "http://app.example", "--token", "0123456789abcdef")
    }

    /// The status of a request without an effect.
    private func status(_ request: String) throws -> Int { try server.open(request).response().status }

    private func get(host: String? = nil, query: String? = nil, headers: String = "") -> String {
        server.request("DELETE", "/rpc", host: host, query: query, headers: headers)
    }

    @Test func `every request carries the token, in the query or in a header`() throws {
        #expect(try status(get()) == 204)
        #expect(try status(get(query: "", headers: "Authorization: Bearer 0123456789abcdef\r\n")) == 204)
        #expect(try status(get(query: "")) == 401)
        #expect(try status(get(query: "token=0123456789abcdeF")) == 401)
        #expect(try status(get(query: "", headers: "Authorization: Bearer no\r\n")) == 401)
        let upgrade = server.upgrade("").replacing("token=0123", with: "token=9999")
        #expect(try status(upgrade) == 401)
    }

    @Test func `the Host must be the server`() throws {
        for host in ["localhost", "127.0.0.1", "[::1]"] {
            #expect(try status(get(host: "\(host):\(server.port)")) == 204)
        }
        for host in ["evil.example:\(server.port)", "127.0.0.1:1", "127.0.0.1"] {
            #expect(try status(get(host: host)) == 403, "\(host)")
        }
        let upgrade = server.upgrade("").replacing("Host: 127.0.0.1", with: "Host: evil.example")
        #expect(try status(upgrade) == 403)
    }

    @Test func `the Origin must be the server or one that is allowed`() throws {
        #expect(try status(get(headers: "Origin: http://127.0.0.1:\(server.port)\r\n")) == 204)
        #expect(try status(get(headers: "Origin: http://evil.example\r\n")) == 403)
        #expect(try status(server.upgrade("", headers: "Origin: http://evil.example\r\n")) == 403)
        let allowed = try server.open(get(headers: "Origin: http://app.example\r\n")).response()
        #expect(allowed.status == 204)
        #expect(allowed.head.contains("access-control-allow-origin: http://app.example\r\n"))
        let preflight = server.request("OPTIONS", "/rpc", query: "", headers: "Origin: http://app.example\r\n")
        let answer = try server.open(preflight).response()
        #expect(answer.status == 204)
        #expect(answer.head.contains("access-control-allow-methods: GET, POST, DELETE\r\n"))
    }

    @Test func `the ready line names the address`() throws {
        let base = "http://127.0.0.1:\(server.port)/?token=0123456789abcdef"
        #expect(server.readyLine.hasPrefix(#"{"url":"\#(base)","rpc":"ws://127.0.0.1:\#(server.port)/rpc?token="#))
        #expect(server.readyLine.hasSuffix(#","pid":\#(server.child.id)}"#))
    }

    @Test(arguments: [
        (["0.0.0.0:0"], "--allow-remote"), (["nothing"], "HOST:PORT"), (["127.0.0.1:70000"], "HOST:PORT"),
        (["127.0.0.1:0", "--token", "short"], "16"), (["127.0.0.1:0", "--max-connections", "0"], "at least 1"),
    ]) func `a bad command line is status 64`(options: [String], reason: String) throws {
        let ending = try Program.run(["serve", "--listen"] + options)
        #expect(ending.status == 64)
        #expect(ending.errors.contains(reason))
        #expect(ending.output.isEmpty)
    }

    @Test func `an address in use is status 64`() throws {
        let ending = try Program.run("serve", "--listen", "127.0.0.1:\(server.port)")
        #expect(ending.status == 64)
        #expect(ending.errors.contains("in use"))
    }
}
