import Bridge
import BridgeCore
import Explanations
import HealthJSON
import HealthModel
import JSON
import JSONRPC
import MCP
import NIOHTTP1
import Recordings

/// The sessions of the Model Context Protocol at `/mcp`. Each has a phone of its own.
final class ModelSessions {
    /// A message to a session.
    struct Request: Sendable {
        /// The identifier of the session; nil for the session that clients without one share.
        let session: String?
        /// Whether the session is to end.
        let isEnd: Bool
        /// The headers that repeat parts of the message.
        let headers: RequestHeaders
    }

    private final class Entry {
        let session: MCP.Session
        var latestUse = ContinuousClock.now
        /// The request that is being carried out, and its identifier if it is a call.
        var running: (request: RunningRequest, id: RequestID?)?

        init(_ session: MCP.Session) { self.session = session }
    }

    /// The header with the identifier of a session.
    static let header = "mcp-session-id"
    private let options: HostOptions
    private let maximum: Int
    private let idleTime: Duration
    private let log: (LogRecord) -> Void
    /// The sessions by identifier; nil for the one that clients without an identifier share.
    private var sessions: [String?: Entry] = [:]
    private let budget: ByteBudget
    private lazy var reference = try? Reference()

    /// No sessions yet. `files` are the files that clients may name.
    init(files: FileAccess, maximum: Int, idleTime: Duration, _ budget: ByteBudget, log: @escaping (LogRecord) -> Void) {
        options = MCP.Session.ownPhone(files: files)
        self.maximum = maximum
        self.idleTime = idleTime
        self.budget = budget
        self.log = log
    }

    /// Whether there are no sessions.
    var isEmpty: Bool { sessions.isEmpty }

    /// The answer to a message. A call that takes long asks whether it continues.
    func answer(
        to bytes: [UInt8], _ request: Request, _ running: RunningRequest, continues: @escaping () -> Bool
    ) -> Site.Answer {
        if request.isEnd {
            let wasKnown = sessions.removeValue(forKey: request.session) != nil
            return wasKnown ? Site.Answer(.noContent) : Site.Answer(.noSession)
        }
        let message = ClientMessage(bytes[...])
        do throws(Access.Refusal) {
            let (name, entry) = try session(of: request, message)
            entry.latestUse = .now
            entry.running = (running, nil)
            defer { entry.running = nil }
            let answer = entry.session.answer(to: message, headers: request.headers) { id in
                entry.running?.id = id
                return { !continues() }
            }
            return Self.answer(answer, newSession: request.session == name ? nil : name)
        } catch {
            return Site.Answer(error)
        }
    }

    /// Whether a message waits for the call of its session that takes long.
    func isInUse(_ request: Request, _ bytes: [UInt8]) -> Bool {
        guard sessions[request.session]?.running != nil else { return false }
        return request.session != nil || !ClientMessage(bytes[...]).beginsSession
    }

    /// Ends the call of a session that takes long if a message says so.
    func noteCancellation(_ bytes: [UInt8], _ request: Request) {
        guard let (running, id) = sessions[request.session]?.running else { return }
        if request.isEnd || id != nil && ClientMessage(bytes[...]).cancelledCall == id { running.isWanted = false }
    }

    /// Ends the sessions that nobody has used for a time.
    func endIdle() {
        sessions = sessions.filter { $0.value.running != nil || $0.value.latestUse.duration(to: .now) < idleTime }
    }

    /// The session of a request. `initialize` begins one.
    private func session(of request: Request, _ message: ClientMessage) throws(Access.Refusal) -> (name: String?, Entry) {
        if let name = request.session {
            guard let entry = sessions[name] else { throw .noSession }
            return (name, entry)
        }
        let name = message.beginsSession ? Access.makeToken() : nil
        if let entry = sessions[name] { return (name, entry) }
        guard sessions.count < maximum else { throw .tooManySessions }
        guard let reference else { throw .failedLaunch }
        do throws(HostStartError) {
            let connection = try Connection(options: options, channels: Channels.registry, log: log)
            let entry = Entry(MCP.Session(connection, options: SessionTest.usualOptions, reference, .ownPhone, budget))
            sessions[name] = entry
            return (name, entry)
        } catch {
            log(LogRecord(.error, error.message))
            throw .failedLaunch
        }
    }

    private static func answer(_ answer: MCP.Session.Answer?, newSession name: String?) -> Site.Answer {
        guard let answer else { return Site.Answer(.accepted, "text/plain") }
        let status: HTTPResponseStatus =
            switch answer.status {
            case .handled: .ok
            case .refused: .badRequest
            case .unknownMethod: .notFound
            }
        var result = Site.Answer(status, "application/json", answer.response.jsonBytes)
        if let name { result.headers = [(header, name)] }
        return result
    }
}

extension Access.Refusal {
    /// A message to a session that has ended.
    fileprivate static let noSession = Access.Refusal(.notFound, "There is no such session. It may have ended; begin a new one.")
    /// A request for a further session.
    fileprivate static let tooManySessions = Access.Refusal(
        .serviceUnavailable, "There are too many sessions. DELETE /mcp with its Mcp-Session-Id ends one."
    )
}
