import JSON
import Testing

struct NetworkAccessTests {
    private let server: NetworkServerProcess

    init() throws {
        server = try NetworkServerProcess(
            "--allow-origin",
            "HTTP://App.example:80",
            "--allow-host",
            "host.docker.internal",
            "--token",
            "0123456789abcdef",
            "--owner-token",
            "fedcba9876543210"
        )
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

    @Test func `the device owner has a token of its own`() throws {
        #expect(try status(get(query: "role=owner&token=0123456789abcdef")) == 403)
        #expect(try status(get(query: "role=owner&token=fedcba9876543210")) == 204)
        #expect(try status(get(query: "token=fedcba9876543210")) == 204)
        let upgrade = server.upgrade("role=owner")
        #expect(try status(upgrade) == 101)
        #expect(try status(upgrade.replacing("token=fedcba9876543210", with: "token=0123456789abcdef")) == 403)
    }

    @Test func `what a request says twice is refused`() throws {
        let host = "Host: 127.0.0.1:\(server.port)\r\n"
        let bearer = "Authorization: Bearer 0123456789abcdef\r\n"
        for headers in [host, "Origin: http://127.0.0.1:\(server.port)\r\nOrigin: http://evil.example\r\n", bearer + bearer] {
            #expect(try status(get(headers: headers)) == 400, "\(headers)")
        }
        for query in ["role=app&role=owner", "bundleId=a&bundleId=b", "r%6Fle=owner&role=app"] {
            #expect(try status(get(query: "token=0123456789abcdef&\(query)")) == 400, "\(query)")
        }
        #expect(try status(get(query: "token=0123456789abcdef&token=fedcba9876543210")) == 400)
    }

    @Test func `a query names something in UTF-8`() throws {
        for query in ["bundleId=", "bundleId=a%00b", "bundleId=%ff", "name=", "version=%00", "phone=", "phone=%C3", "%ff=a"] {
            #expect(try status(get(query: "token=0123456789abcdef&\(query)")) == 400, "\(query)")
        }
    }

    @Test func `the tokens can be in the environment`() throws {
        let script = #"""
            HEALTHKIT_BRIDGE_TOKEN=aaaaaaaaaaaaaaaa HEALTHKIT_BRIDGE_OWNER_TOKEN=bbbbbbbbbbbbbbbb \
            "$0" serve --listen 127.0.0.1:0
            """#
        let ending = try Program.shell(script)
        let tokens = #""token":"aaaaaaaaaaaaaaaa","ownerToken":"bbbbbbbbbbbbbbbb""#
        #expect(String(decoding: ending.output, as: UTF8.self).contains(tokens))
        let short = try Program.shell(#"HEALTHKIT_BRIDGE_TOKEN=secret "$0" serve --listen 127.0.0.1:0"#)
        #expect(short.status == 64)
        #expect(short.errors.contains("HEALTHKIT_BRIDGE_TOKEN"))
        #expect(!short.errors.contains("secret"))
    }

    @Test func `an address for other machines accepts only the names that are allowed`() throws {
        let child = try Program.start("serve", "--listen", "0.0.0.0:0", "--allow-remote", "--token", "0123456789abcdef")
        let line = try child.line()
        let port = try #require(line.firstMatch(of: /0\.0\.0\.0:(\d+)/).flatMap { Int($0.output.1) })
        for (host, status) in [("127.0.0.1:\(port)", 204), ("evil.example:\(port)", 403), ("evil.example", 403)] {
            let client = try NetworkClient(port: port)
            client.send(server.request("DELETE", "/rpc", host: host))
            #expect(try client.response().status == status, "\(host)")
        }
    }

    @Test func `the Host must be the server`() throws {
        for host in ["host.docker.internal:\(server.port)", "host.docker.internal:1", "Host.docker.internal"] {
            #expect(try status(get(host: host)) == 204, "\(host)")
        }
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
        let base = "http://127.0.0.1:\(server.port)/?token=fedcba9876543210"
        let tokens = #""token":"0123456789abcdef","ownerToken":"fedcba9876543210""#
        let rpc = "ws://127.0.0.1:\(server.port)/rpc?token=0123456789abcdef"
        #expect(server.readyLine == #"{"url":"\#(base)","rpc":"\#(rpc)",\#(tokens),"pid":\#(server.child.id)}"#)
    }

    @Test(arguments: [
        (["0.0.0.0:0"], "--allow-remote"), (["nothing"], "HOST:PORT"), (["127.0.0.1:70000"], "HOST:PORT"),
        (["127.0.0.1:0", "--token", "short"], "16"), (["127.0.0.1:0", "--max-connections", "0"], "at least 1"),
        (["127.0.0.1:0", "--owner-token", "short"], "16"), (["::1:0"], "brackets"), (["[localhost]:0"], "brackets"),
        (["127.0.0.1:0", "--token", "0123456789abcdef", "--owner-token", "0123456789abcdef"], "differ"),
        (["127.0.0.1:0", "--allow-origin", "http://a.b/"], "--allow-origin"),
        (["127.0.0.1:0", "--allow-host", "a.b:80"], "--allow-host"),
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
