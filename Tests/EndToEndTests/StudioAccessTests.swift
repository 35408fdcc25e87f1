import Testing

/// The cookie with which the page of the device owner needs no token in addresses.
struct StudioAccessTests {
    private let server: NetworkServerProcess
    /// The path of the page, and the value of the cookie.
    private let page: String
    private let secret: String
    private let cookie: String
    private let origin: String

    init() throws {
        server = try NetworkServerProcess(
            "--studio", "--allow-host", "studio.example", "--allow-origin", "https://studio.example")
        let visit = try server.open(server.request("GET", "/", query: "token=\(server.ownerToken)")).response()
        let given = try #require(visit.head.firstMatch(of: /set-cookie: healthkit-bridge=([0-9a-f]{32}); Path=(\/[0-9a-f]{32});/))
        (secret, page) = (String(given.output.1), String(given.output.2))
        cookie = "Cookie: other=1; healthkit-bridge=\(secret)\r\n"
        origin = "Origin: http://127.0.0.1:\(server.port)\r\n"
    }

    private func status(_ headers: String, path: String? = nil, host: String? = nil, query: String = "role=owner") throws -> Int {
        let request = server.request("DELETE", path ?? page + "/rpc", host: host, query: query, headers: headers)
        return try server.open(request).response().status
    }

    @Test func `the first visit gives the browser a cookie, and the address of the page without the token`() throws {
        let visit = server.request("GET", "/", query: "phone=a%20b&token=\(server.ownerToken)&x=1")
        let answer = try server.open(visit).response()
        #expect(answer.status == 303)
        #expect(answer.head.contains("location: \(page)/?phone=a%20b&x=1\r\n"))
        #expect(answer.head.contains("set-cookie: healthkit-bridge=\(secret); Path=\(page); HttpOnly; SameSite=Strict\r\n"))
        #expect(!answer.head.contains(server.ownerToken))
        for token in [server.token, "wrong", ""] {
            let other = try server.open(server.request("GET", "/", query: "token=\(token)")).response()
            #expect(other.status == 303 && other.head.contains("location: /\r\n") && !other.head.contains("set-cookie"))
        }
        for path in ["/", "\(page)/"] {
            let answer = try server.open(server.request("GET", path, query: "phone=a")).response()
            #expect(answer.status == 200 && answer.body.contains("<!doctype html>"), "\(path)")
        }
        let again = try server.open(server.request("GET", "\(page)/", query: "token=\(server.ownerToken)")).response()
        #expect(again.status == 303 && again.head.contains("location: \(page)/\r\n"))
    }

    @Test func `the cookie counts below the path of the page only, and is no token`() throws {
        #expect(try status(cookie + origin) == 204)
        for path in ["/rpc", "/events", "/mcp", "\(page.dropLast())/rpc", "/\(secret)/rpc", "/x\(page)/rpc"] {
            #expect(try status(cookie + origin, path: path) == 401, "\(path)")
        }
        #expect(try status(origin, query: "role=owner&token=\(secret)") == 401)
        #expect(try status(origin + "Authorization: Bearer \(page.dropFirst())\r\n") == 401)
        #expect(try status(cookie.replacing(secret, with: server.ownerToken) + origin) == 401)
        // Another run of the server has another cookie and another path, also with the same tokens.
        let other = try NetworkServerProcess("--studio", "--owner-token", server.ownerToken)
        let visit = try other.open(other.request("GET", "/", query: "token=\(server.ownerToken)")).response()
        #expect(visit.status == 303 && !visit.head.contains(secret) && !visit.head.contains(page))
    }

    @Test func `the cookie counts only with the origin of the server`() throws {
        #expect(try status(cookie) == 403)
        #expect(try status(cookie + "Origin: https://studio.example\r\n") == 403)
        #expect(try status(cookie + "Origin: https://studio.example\r\n", host: "studio.example") == 204)
        #expect(try status(cookie + "Origin: http://localhost:\(server.port)\r\n") == 403)
        #expect(try status(origin) == 401)
        #expect(try status(cookie.replacing("healthkit-bridge", with: "other") + origin) == 401)
    }

    @Test func `a token counts before the cookie`() throws {
        #expect(try status(cookie + origin, query: "role=owner&token=\(server.token)") == 403)
        #expect(try status(cookie + origin + "Authorization: Bearer \(server.token)\r\n") == 403)
        #expect(try status(cookie + origin, query: "role=owner&token=wrong") == 401)
    }

    @Test func `a WebSocket of the page needs the cookie alone`() throws {
        func status(_ headers: String, path: String) throws -> Int {
            let request = server.upgrade("role=owner", headers: headers)
                .replacing("/rpc?token=\(server.ownerToken)&", with: "\(path)?")
            return try server.open(request).response().status
        }
        #expect(try status(cookie + origin, path: "\(page)/rpc") == 101)
        #expect(try status(cookie, path: "\(page)/rpc") == 403)
        #expect(try status(origin, path: "\(page)/rpc") == 401)
        #expect(try status(cookie + origin, path: "/rpc") == 401)
    }
}
