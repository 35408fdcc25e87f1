import Testing

/// The cookie with which the page of the device owner needs no token in addresses.
struct StudioAccessTests {
    private let server: NetworkServerProcess
    private let cookie: String
    private let origin: String

    init() throws {
        server = try NetworkServerProcess(
            "--studio", "--allow-host", "studio.example", "--allow-origin", "https://studio.example")
        cookie = "Cookie: other=1; healthkit-bridge-\(server.port)=\(server.ownerToken)\r\n"
        origin = "Origin: http://127.0.0.1:\(server.port)\r\n"
    }

    private func status(_ headers: String, host: String? = nil, query: String = "role=owner") throws -> Int {
        try server.open(server.request("DELETE", "/rpc", host: host, query: query, headers: headers)).response().status
    }

    @Test func `the first visit gives the browser a cookie, and an address without the token`() throws {
        let visit = server.request("GET", "/", query: "phone=a%20b&token=\(server.ownerToken)&x=1")
        let answer = try server.open(visit).response()
        #expect(answer.status == 303)
        #expect(answer.head.contains("location: /?phone=a%20b&x=1\r\n"))
        let value = "healthkit-bridge-\(server.port)=\(server.ownerToken); Path=/rpc; HttpOnly; SameSite=Strict"
        #expect(answer.head.contains("set-cookie: \(value)\r\n"))
        for token in [server.token, "wrong", ""] {
            let other = try server.open(server.request("GET", "/", query: "token=\(token)")).response()
            #expect(other.status == 303 && other.head.contains("location: /\r\n") && !other.head.contains("set-cookie"))
        }
        #expect(try server.open(server.request("GET", "/", query: "phone=a")).response().status == 200)
    }

    @Test func `the cookie counts only with the origin of the server`() throws {
        #expect(try status(cookie + origin) == 204)
        #expect(try status(cookie) == 403)
        #expect(try status(cookie + "Origin: https://studio.example\r\n") == 403)
        #expect(try status(cookie + "Origin: https://studio.example\r\n", host: "studio.example") == 204)
        #expect(try status(cookie + "Origin: http://localhost:\(server.port)\r\n") == 403)
        #expect(try status(origin) == 401)
        #expect(try status(cookie.replacing(server.ownerToken, with: server.token) + origin) == 401)
        #expect(try status(cookie.replacing("\(server.port)", with: "1") + origin) == 401)
    }

    @Test func `a token counts before the cookie`() throws {
        #expect(try status(cookie + origin, query: "role=owner&token=\(server.token)") == 403)
        #expect(try status(cookie + origin + "Authorization: Bearer \(server.token)\r\n") == 403)
        #expect(try status(cookie + origin, query: "role=owner&token=wrong") == 401)
    }

    @Test func `a WebSocket of the page needs the cookie alone`() throws {
        func status(_ headers: String) throws -> Int {
            let request = server.upgrade("role=owner", headers: headers).replacing("token=\(server.ownerToken)&", with: "")
            return try server.open(request).response().status
        }
        #expect(try status(cookie + origin) == 101)
        #expect(try status(cookie) == 403)
        #expect(try status(origin) == 401)
    }
}
