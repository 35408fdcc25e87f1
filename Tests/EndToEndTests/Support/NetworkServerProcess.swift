import Foundation
import JSON

/// A server that listens on this machine.
final class NetworkServerProcess {
    let child: Child
    let port: Int
    let token: String
    let ownerToken: String
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
            case .string(let ownerToken)? = members["ownerToken"],
            case .string(let address)? = members["rpc"],
            let port = address.firstMatch(of: /:(\d+)\//).flatMap({ Int($0.output.1) })
        else { throw Trouble("no ready line") }
        (self.port, self.token, self.ownerToken) = (port, token, ownerToken)
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
        GET /rpc?token=\(token(for: query))&\(query) HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        \(headers)\r

        """
    }

    /// The token that a query needs.
    private func token(for query: String) -> String { query.contains("role=owner") ? ownerToken : token }

    /// Opens a WebSocket connection of an app or of the device owner.
    func webSocket(_ query: String = "") throws -> NetworkClient {
        let client = try open(upgrade(query))
        let head = try client.head()
        guard head.hasPrefix("HTTP/1.1 101 ") else { throw Trouble(head) }
        return client
    }

    /// The request of HTTP.
    func request(
        _ method: String, _ path: String, host: String? = nil, query: String? = nil, headers: String = "", body: String = ""
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

    // MARK: Costs

    /// The resident memory of the server, in bytes.
    func memory() throws -> Int {
        let status = String(decoding: try contents(of: "/proc/\(child.id)/status"), as: UTF8.self)
        guard let match = status.firstMatch(of: /VmRSS:\s+(\d+)/), let count = Int(match.output.1) else {
            throw Trouble("no memory")
        }
        return count << 10
    }

    /// The processor time of the server, in seconds.
    func processorTime() throws -> Double {
        let text = String(decoding: try contents(of: "/proc/\(child.id)/stat"), as: UTF8.self)
        let fields = text.split(separator: ") ").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
            throw Trouble("no processor time")
        }
        return (user + system) / 100
    }

    /// The number of open descriptors of the server.
    func openFiles() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(child.id)/fd").count
    }
}
