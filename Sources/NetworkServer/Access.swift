import NIOHTTP1

/// The rules for who may use the server.
struct Access: Sendable {
    /// The token that every request carries.
    let token: String
    /// The values of `Host` that are accepted; nil for any.
    let hosts: Set<String>?
    /// The origins of web pages that are accepted in addition to the server's own.
    let origins: Set<String>

    /// A refused request.
    struct Refusal: Error {
        let status: HTTPResponseStatus
        let message: String
        /// Further headers of the response.
        let headers: [(String, String)]

        init(_ status: HTTPResponseStatus, _ message: String, allowing methods: [HTTPMethod] = []) {
            self.status = status
            self.message = message
            headers =
                switch status {
                case .unauthorized: [("www-authenticate", "Bearer")]
                case .upgradeRequired: [("upgrade", "websocket")]
                case .methodNotAllowed: [("allow", methods.map(\.rawValue).joined(separator: ", "))]
                default: []
                }
        }
    }

    /// The rules for a server at an address.
    init(token: String, host: String, port: Int, anyHost: Bool, origins: [String]) {
        self.token = token
        self.origins = Set(origins)
        let names = [host, "localhost", "127.0.0.1", "[::1]"]
        let withoutPort = port == 80 ? names : []
        hosts = anyHost ? nil : Set(names.map { "\($0):\(port)" } + withoutPort)
    }

    /// Checks the `Host` and `Origin` of a request. Returns the origin if it is another one, for the headers of the response.
    func checkOrigin(_ head: HTTPRequestHead) throws(Refusal) -> String? {
        let host = head.headers.first(name: "host")?.lowercased() ?? ""
        guard hosts?.contains(host) ?? !host.isEmpty else {
            throw Refusal(.forbidden, "The Host header is not an address of this server.")
        }
        guard let origin = head.headers.first(name: "origin"), origin != "http://\(host)" else { return nil }
        guard origins.contains(origin) else {
            throw Refusal(.forbidden, "The Origin is not allowed. Name it with --allow-origin.")
        }
        return origin
    }

    /// Checks the token of a request.
    func checkToken(_ head: HTTPRequestHead, _ query: Query) throws(Refusal) {
        let header = head.headers.first(name: "authorization").flatMap { value in
            value.lowercased().hasPrefix("bearer ") ? String(value.dropFirst("bearer ".count)) : nil
        }
        guard let given = header ?? query["token"], Self.isEqual(given, token) else {
            throw Refusal(.unauthorized, "The token is missing or wrong.")
        }
    }

    /// Compares two texts in a time that does not depend on the place of the first difference.
    private static func isEqual(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// A random token of 128 bits.
    static func makeToken() -> String {
        (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
    }
}
