import Glibc
import JSON
import Testing

struct WebSocketTests {
    private let server: NetworkServerProcess

    init() throws { server = try NetworkServerProcess("--max-frame", "2000", "--max-connections", "4") }

    private static let version = request(1, "rpc/version")
    private static let answer = #"{"jsonrpc":"2.0","id":1,"result":{"name":"healthkit-bridge","version":"#

    @Test(arguments: [
        (1003, NetworkClient.frame(2, [1])),
        (1007, NetworkClient.frame(1, [0xFF])),
        (1009, NetworkClient.frame(1, Array(repeating: 32, count: 2001))),
        (
            1009,
            NetworkClient.frame(1, Array(repeating: 32, count: 1500), isFinal: false)
                + NetworkClient.frame(0, Array(repeating: 32, count: 501))
        ),
        (1002, NetworkClient.frame(1, [32], isMasked: false)),
        (1002, NetworkClient.frame(1, [32], reserved: 0x40)),
        (1002, NetworkClient.frame(0, [32])),
        (1002, NetworkClient.frame(1, [32], isFinal: false) + NetworkClient.frame(1, [32])),
        (1002, NetworkClient.frame(9, Array(repeating: 32, count: 126))),
        (1002, NetworkClient.frame(9, [32], isFinal: false)),
        (1002, NetworkClient.frame(11, [])),
        (1000, NetworkClient.frame(8, [])), (1000, NetworkClient.frame(8, [3, 232])),
        (4999, NetworkClient.frame(8, [19, 135, 65])), (1014, NetworkClient.frame(8, [3, 246])),
        (1002, NetworkClient.frame(8, [3])), (1002, NetworkClient.frame(8, [0, 0])),
        (1002, NetworkClient.frame(8, [3, 231])), (1002, NetworkClient.frame(8, [3, 236])),
        (1002, NetworkClient.frame(8, [3, 237])), (1002, NetworkClient.frame(8, [3, 238])),
        (1002, NetworkClient.frame(8, [3, 247])), (1002, NetworkClient.frame(8, [19, 136])),
        (1002, NetworkClient.frame(8, [255, 255])), (1007, NetworkClient.frame(8, [3, 232, 255])),
    ]) func `a frame that is not allowed closes with its status`(code: Int, bytes: [UInt8]) throws {
        let client = try server.webSocket()
        client.send(bytes)
        #expect(try client.arrival() == .close(code))
        #expect(throws: Trouble.self) { try client.arrival() }
    }

    @Test func `only a request of RFC 6455 opens a connection`() throws {
        let upgrade = server.upgrade("")
        for (text, replacement) in [
            ("GET ", "POST "), ("HTTP/1.1", "HTTP/1.0"), ("dGhlIHNhbXBsZSBub25jZQ==", "x"),
            ("Version: 13", "Version: 12"),
        ] {
            let status = try server.open(upgrade.replacing(text, with: replacement)).response().status
            #expect(status == (text == "GET " ? 415 : 426), "\(replacement)")
        }
    }

    @Test func `a message may come in fragments, with a ping between them, cut anywhere`() throws {
        let client = try server.open()
        let (first, second) = (Array(Self.version.utf8.prefix(20)), Array(Self.version.utf8.dropFirst(20)))
        let bytes =
            Array(server.upgrade("", headers: "Sec-WebSocket-Protocol: x, jsonrpc\r\n").utf8)
            + NetworkClient.frame(1, first, isFinal: false) + NetworkClient.frame(9, [7])
            + NetworkClient.frame(0, second)
        for byte in bytes { client.send([byte]) }
        #expect(try client.head().contains("sec-websocket-protocol: jsonrpc\r\n"))
        #expect(try client.arrival() == .pong([7]))
        guard case .text(let text) = try client.arrival() else { throw Trouble("no text") }
        #expect(text.hasPrefix(Self.answer))
    }

    @Test func `a message is any JSON-RPC, also a batch, an error and one with line feeds`() throws {
        let client = try server.webSocket()
        client.text("[\n\(Self.version),\n{\"jsonrpc\":\"2.0\",\"method\":\"rpc/version\"}]")
        guard case .array(let batch) = try client.message() else { throw Trouble("no batch") }
        #expect(batch.count == 1)
        client.text("")
        #expect(try client.message().member("error", "code") == -32700)
        client.text("{}")
        #expect(try client.message().member("error", "code") == -32600)
    }

    @Test func `exit ends the process and not the server`() throws {
        let client = try server.webSocket()
        #expect(try client.call("shutdown") == .null)
        client.text(#"{"jsonrpc":"2.0","method":"exit"}"#)
        #expect(try client.arrival() == .close(1000))
        #expect(try server.webSocket().call("rpc/version").member("name") == "healthkit-bridge")
    }

    @Test func `too many connections are refused`() throws {
        let clients = try (0..<4).map { _ in try server.webSocket() }
        let refused = try server.open(server.upgrade("")).response()
        #expect(refused.status == 503)
        #expect(refused.body == #"{"error": "There are too many connections."}"#)
        withExtendedLifetime(clients) {}
    }

    @Test func `a signal right after the ready line ends the server`() throws {
        for _ in 0..<10 {
            let server = try NetworkServerProcess()
            kill(server.child.id, SIGTERM)
            #expect(try server.child.end(closingInput: false).status == 0)
        }
    }

    @Test func `a signal closes every connection with 1001`() throws {
        let client = try server.webSocket("bundleId=a")
        try client.call("control/setConsent", #"{"policy":"ask"}"#)
        client.text(askForSteps(7))
        _ = try client.message()
        kill(server.child.id, SIGTERM)
        #expect(try client.message().member("id") == 7)
        #expect(try client.arrival() == .close(1001))
        let ending = try server.child.end(closingInput: false)
        #expect(ending.status == 0)
        #expect(ending.errors.isEmpty)
    }

    @Test func `a signal after the end of a piped input is no second signal`() throws {
        for _ in 0..<10 {
            let server = try NetworkServerProcess()
            server.child.closeInput()
            kill(server.child.id, SIGTERM)
            #expect(try server.child.end().status == 0)
        }
    }

    @Test func `the end of a piped input ends the server`() throws {
        let client = try server.webSocket()
        server.child.closeInput()
        #expect(try client.arrival() == .close(1001))
        #expect(try server.child.end().status == 0)
    }
}

extension JSONValue {
    /// The member at a path; null if there is none.
    func member(_ path: String...) -> JSONValue {
        path.reduce(self) { value, name in
            if case .object(let members) = value { members[name] ?? .null } else { .null }
        }
    }
}
