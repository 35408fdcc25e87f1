import NIOHTTP1

/// The rules for who may use the server.
struct Access: Sendable {
    /// The rights of a client, by its token.
    enum Rights: Sendable {
        /// The client may speak for apps.
        case app
        /// The client may also be the device owner.
        case owner
    }

    /// The tokens of the server.
    struct Tokens: Sendable {
        /// The token of apps.
        let app: String
        /// The token of the device owner.
        let owner: String
        /// The path of the device owner's page, which nobody can guess. A browser sends a cookie to every port of a host, but only
        /// below the path of the cookie.
        let page = "/" + Access.makeToken()
        /// The value of the cookie of the device owner's browser. It is of no use for another run of the server.
        let cookie = Access.makeToken()
    }

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

    private let tokens: Tokens
    /// The values of `Host` for the server's own address.
    private let hosts: Set<String>
    /// Further names of the server, which are accepted with any port and without one.
    private let names: Set<String>
    /// The origins of web pages that are accepted in addition to the server's own.
    private let origins: Set<String>
    private static let cookieName = "healthkit-bridge"

    /// The rules for a server at an address.
    init(_ tokens: Tokens, host: String, port: Int, names: [String], origins: [String]) {
        self.tokens = tokens
        self.names = Set(names.map { $0.lowercased() })
        self.origins = Set(origins)
        let own = [host, "localhost", "127.0.0.1", "[::1]"]
        let withoutPort = port == 80 ? own : []
        hosts = Set(own.map { "\($0):\(port)" } + withoutPort)
    }

    /// Checks the `Host` and `Origin` of a request. Returns the origin if it is another one, for the headers of the response.
    func checkOrigin(_ head: HTTPRequestHead) throws(Refusal) -> String? {
        let host = try head.single("host")?.lowercased() ?? ""
        guard hosts.contains(host) || names.contains(Self.name(ofHost: host)) else {
            throw Refusal(.forbidden, "The Host header is not an address of this server. Name it with --allow-host.")
        }
        guard let origin = try head.single("origin"), origin != "http://\(host)" else { return nil }
        guard origins.contains(origin) else {
            throw Refusal(.forbidden, "The Origin is not allowed. Name it with --allow-origin.")
        }
        return origin
    }

    /// The name in a `Host` header, without the port.
    private static func name(ofHost host: String) -> String {
        guard let colon = host.lastIndex(of: ":"), host[host.index(after: colon)...].allSatisfy(\.isNumber) else {
            return host
        }
        return String(host[..<colon])
    }

    /// The rights of the client that makes a request, by its token; without one, by the cookie of the device owner's page.
    func rights(_ head: HTTPRequestHead, _ query: RequestTarget) throws(Refusal) -> Rights {
        let header = try head.single("authorization").flatMap { value in
            value.lowercased().hasPrefix("bearer ") ? String(value.dropFirst("bearer ".count)) : nil
        }
        guard let given = header ?? query["token"] else {
            guard query.isBelowPage, hasCookie(head) else {
                throw Refusal(.unauthorized, "The token is missing or wrong.")
            }
            guard try isOfOwnPage(head) else {
                throw Refusal(.forbidden, "Requests with the cookie must have the Origin of this server.")
            }
            return .owner
        }
        let (isOwner, isApp) = (isOwner(given), Self.isEqual(given, tokens.app))
        guard isOwner || isApp else { throw Refusal(.unauthorized, "The token is missing or wrong.") }
        return isOwner ? .owner : .app
    }

    /// Whether a token is that of the device owner.
    func isOwner(_ token: String) -> Bool { Self.isEqual(token, tokens.owner) }

    /// The path of the device owner's page.
    var page: String { tokens.page }

    /// The value of `Set-Cookie` for the browser of the device owner.
    var cookie: String { "\(Self.cookieName)=\(tokens.cookie); Path=\(tokens.page); HttpOnly; SameSite=Strict" }

    private func hasCookie(_ head: HTTPRequestHead) -> Bool {
        head.headers["cookie"].flatMap { $0.split(separator: ";") }.contains { pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
            return parts.count == 2 && parts[0] == Self.cookieName && Self.isEqual(parts[1], tokens.cookie)
        }
    }

    /// Whether a page of this server makes a request. A proxy with TLS changes the scheme only.
    private func isOfOwnPage(_ head: HTTPRequestHead) throws(Refusal) -> Bool {
        guard let host = try head.single("host")?.lowercased(), let origin = try head.single("origin") else { return false }
        return origin == "http://\(host)" || origin == "https://\(host)" && origins.contains(origin)
    }

    /// Compares two texts in a time that does not depend on the place of the first difference.
    static func isEqual(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// A random token of 128 bits.
    static func makeToken() -> String {
        (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
    }
}

extension HTTPRequestHead {
    /// The value of a header that a request has at most once. A proxy and this server might choose different ones of several.
    func single(_ name: String) throws(Access.Refusal) -> String? {
        let values = headers[name]
        guard values.count < 2 else {
            throw Access.Refusal(.badRequest, "The request has more than one header \(name).")
        }
        return values.first
    }
}
