import CStudio
import HealthModel
import MCP
import NIOCore
import NIOHTTP1

/// The paths of the server, and the answers to requests that do not reach the engine.
struct Site: Sendable {
    /// The limits of a request.
    struct Limits: Sendable {
        /// The longest head, in bytes.
        let maximumHead = 16 << 10
        /// The longest message, in bytes.
        let maximumMessage: Int
        /// The time for the first head of a client that has not shown a token.
        let strangerTime = TimeAmount.seconds(10)
        /// The time for a further head.
        let headTime = TimeAmount.seconds(30)
        let bodyTime = TimeAmount.seconds(120)
    }

    /// The action that a request asks for.
    enum Action: Sendable {
        case answer(Answer)
        /// A message for the engine.
        case call(Identity)
        /// A message of the Model Context Protocol, or the end of its session.
        case model(ModelSessions.Request)
        /// The end of the process of earlier requests.
        case end(Identity)
        /// The notifications of the process.
        case stream(Identity)

        /// Whether the body of the request is read.
        var takesBody: Bool {
            switch self {
            case .call, .model: true
            case .answer, .end, .stream: false
            }
        }
    }

    /// An answer to a request.
    struct Answer: Sendable {
        let status: HTTPResponseStatus
        var headers: [(String, String)] = []
        let mediaType: String
        let body: [UInt8]

        init(_ status: HTTPResponseStatus, _ mediaType: String = "", _ body: [UInt8] = []) {
            self.status = status
            self.mediaType = mediaType
            self.body = body
        }

        init(studioFile file: StudioFile) {
            let content = unsafe UnsafeBufferPointer(start: file.bytes, count: file.count)
            unsafe self.init(.ok, String(cString: file.mediaType), Array(content))
        }

        /// The answer to a refused request. Messages need no escapes in JSON.
        init(_ refusal: Access.Refusal) {
            self.init(refusal.status, "application/json", Array(#"{"error": "\#(refusal.message)"}"#.utf8))
            headers = refusal.headers
        }
    }

    let access: Access
    let connections: Connections
    let limits: Limits
    /// The app of the options.
    let app: AppIdentity
    /// Whether the studio is served.
    let hasStudio: Bool

    /// The identity of a request to open a WebSocket connection. Admits the connection with this number.
    func webSocketIdentity(_ head: HTTPRequestHead, of id: Int) throws(Access.Refusal) -> Identity {
        let query = try RequestTarget(head.uri, page: access.page)
        _ = try access.checkOrigin(head)
        let rights = try admit(head, query, id)
        guard query.path == "/rpc" else { throw nothing }
        return try Identity(query, default: app, rights)
    }

    /// The action for a request on the connection with this number. Admits the connection if the request has a token. The files of
    /// the studio hold nothing secret, and need none.
    func action(for head: HTTPRequestHead, of id: Int) throws(Access.Refusal) -> Action {
        let query = try RequestTarget(head.uri, page: access.page)
        let origin = try access.checkOrigin(head)
        if head.method == .OPTIONS, origin != nil { return .answer(.preflight) }
        if hasStudio, let file = unsafe studioFile(query.path) {
            try check(head, [.GET, .HEAD])
            if query.path == "/", let token = query["token"] { return .answer(firstVisit(query, token)) }
            return unsafe .answer(Answer(studioFile: file.pointee))
        }
        let rights = try admit(head, query, id)
        switch query.path {
        case "/rpc": return try callAction(head, query, rights)
        case "/mcp": return try modelAction(head)
        case "/events":
            try check(head, [.GET])
            guard head.version == .http1_1 else {
                throw Access.Refusal(.httpVersionNotSupported, "The stream of events needs HTTP/1.1.")
            }
            return .stream(try Identity(query, default: app, rights))
        default: throw nothing
        }
    }

    private var nothing: Access.Refusal {
        Access.Refusal(.notFound, "There is nothing at this path." + (hasStudio ? "" : " The studio needs serve --studio."))
    }

    /// The answer to a visit with a token in the address: the same address without it. The browser of the device owner learns the path
    /// of the page, and gets the cookie.
    private func firstVisit(_ query: RequestTarget, _ token: String) -> Answer {
        var answer = Answer(.seeOther, "text/plain")
        let target = query.target(without: "token")
        let isOwner = access.isOwner(token)
        answer.headers = [("location", isOwner ? access.page + target : target)]
        if isOwner { answer.headers.append(("set-cookie", access.cookie)) }
        return answer
    }

    private func admit(_ head: HTTPRequestHead, _ query: RequestTarget, _ id: Int) throws(Access.Refusal) -> Access.Rights {
        let rights = try access.rights(head, query)
        try connections.admit(id)
        return rights
    }

    private func callAction(
        _ head: HTTPRequestHead, _ query: RequestTarget, _ rights: Access.Rights
    ) throws(Access.Refusal) -> Action {
        try check(head, [.GET, .POST, .DELETE])
        let identity = try Identity(query, default: app, rights)
        guard head.method != .GET else {
            throw Access.Refusal(.upgradeRequired, "GET /rpc is for WebSocket, version 13. Send messages by POST.")
        }
        guard head.method == .POST else { return .end(identity) }
        try checkContent(head)
        return .call(identity)
    }

    /// The transport "Streamable HTTP" of the Model Context Protocol, without streams: every answer is JSON.
    private func modelAction(_ head: HTTPRequestHead) throws(Access.Refusal) -> Action {
        try check(head, [.POST, .DELETE])
        if head.method == .POST { try checkContent(head) }
        let headers = RequestHeaders(
            version: try head.single("mcp-protocol-version"), method: try head.single("mcp-method"),
            name: try head.single("mcp-name"))
        let session = try head.single(ModelSessions.header)
        guard head.method == .POST || session != nil else {
            throw Access.Refusal(.badRequest, "DELETE /mcp needs Mcp-Session-Id. The session of clients without one is shared.")
        }
        return .model(ModelSessions.Request(session: session, isEnd: head.method == .DELETE, headers: headers))
    }

    /// Checks that a message follows, and that it is not too long.
    private func checkContent(_ head: HTTPRequestHead) throws(Access.Refusal) {
        let mediaType = try head.single("content-type")?.split(separator: ";").first ?? ""
        guard mediaType.lowercased().filter({ $0 != " " }) == "application/json" else {
            throw Access.Refusal(.unsupportedMediaType, "The Content-Type must be application/json.")
        }
        // Without a number the length is above the largest one: NIO refuses what is no number.
        if let length = head.headers.first(name: "content-length"), Int(length) ?? .max > limits.maximumMessage {
            throw .tooLong
        }
    }

    private func check(_ head: HTTPRequestHead, _ methods: [HTTPMethod]) throws(Access.Refusal) {
        guard methods.contains(head.method) else {
            throw Access.Refusal(.methodNotAllowed, "The method is not allowed here.", allowing: methods)
        }
    }

    /// What a page of this server may load. No page may show it in a frame.
    private static let contentPolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    /// The headers of every response.
    func commonHeaders(_ head: HTTPRequestHead) -> HTTPHeaders {
        var headers = HTTPHeaders([
            ("cache-control", "no-store"), ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"),
            ("content-security-policy", Self.contentPolicy),
        ])
        if let origin = try? access.checkOrigin(head) {
            headers.add(name: "access-control-allow-origin", value: origin)
            headers.add(name: "access-control-expose-headers", value: "Mcp-Session-Id")
            headers.add(name: "vary", value: "Origin")
        }
        return headers
    }
}

extension Site.Answer {
    /// The answer to a preflight request of an allowed origin.
    static var preflight: Site.Answer {
        var answer = Site.Answer(.noContent)
        answer.headers = [
            ("access-control-allow-methods", "GET, POST, DELETE"),
            (
                "access-control-allow-headers",
                "Authorization, Content-Type, Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name"
            ),
            ("access-control-max-age", "600"),
        ]
        return answer
    }
}
