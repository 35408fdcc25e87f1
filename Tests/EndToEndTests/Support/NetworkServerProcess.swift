import Foundation
import JSON

/// A server that listens on this machine.
final class NetworkServerProcess {
    let child: Child
    let port: Int
    let token: String
    let readyLine: String

    /// Starts a server with these options, at a fixed time.
    convenience init(_ options: String...) throws {
        try self.init(arguments: ["--clock", "2026-01-01T12:00:00Z", "--seed", "1"] + options)
    }

    /// Starts a server with these arguments.
    init(arguments: [String]) throws {
        child = try Program.start(["serve", "--listen", "127.0.0.1:0"] + arguments)
        readyLine = try child.line()
        guard case .object(let members) = try JSONValue(parsing: readyLine),
            case .string(let token)? = members["token"],
            case .string(let address)? = members["rpc"],
            let port = address.firstMatch(of: /:(\d+)\//).flatMap({ Int($0.output.1) })
        else { throw Trouble("no ready line") }
        (self.port, self.token) = (port, token)
    }

    /// Opens a connection, and sends bytes.
    func open(_ text: String = "") throws -> NetworkClient {
        let client = try NetworkClient(port: port)
        client.send(text)
        return client
    }

    /// The request to open a WebSocket connection.
    func upgrade(_ query: String, headers: String = "") -> String {
        """
        GET /rpc?token=\(token)&\(query) HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        \(headers)\r

        """
    }

    /// Opens a WebSocket connection of an app or of the device owner.
    func webSocket(_ query: String = "") throws -> NetworkClient {
        let client = try open(upgrade(query))
        let head = try client.head()
        guard head.hasPrefix("HTTP/1.1 101 ") else { throw Trouble(head) }
        return client
    }

    /// The request of HTTP.
    func request(
        _ method: String,
        _ path: String,
        host: String? = nil,
        query: String? = nil,
        headers: String = "",
        body: String = ""
    ) -> String {
        """
        \(method) \(path)?\(query ?? "token=\(token)") HTTP/1.1\r
        Host: \(host ?? "127.0.0.1:\(port)")\r
        Content-Length: \(body.utf8.count)\r
        \(headers)\r
        \(body)
        """
    }

    /// The status and the body of the response to a message.
    func post(_ body: String, query: String = "", type: String = "application/json") throws -> (Int, String) {
        let client = try open(
            request("POST", "/rpc", query: "token=\(token)&\(query)", headers: "Content-Type: \(type)\r\n", body: body)
        )
        let response = try client.response()
        return (response.status, response.body)
    }
}
