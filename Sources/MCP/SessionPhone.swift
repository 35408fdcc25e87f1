import BridgeCore
import Explanations
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC
import Recordings

/// The phone of a session, which runs in this process, and the calls that were made to it.
final class SessionPhone {
    /// The most calls of a session that are kept.
    static let mostCalls = 5000

    var connection: Connection { phone.connection }
    /// The calls since the start of the phone, in order.
    var calls: [SessionTest.Call] { kept.map(\.parsed) }

    private var kept: [KeptCall] = []
    /// Whether there were more calls than are kept.
    private(set) var hasDroppedCalls = false
    /// The options with which the phone was started.
    private(set) var options: JSONObject

    private let phone: InProcessPhone
    /// Counts the starts. A call of a former session may be answered later.
    private var startNumber = 0
    /// The notifications that the client has not seen.
    private var notifications: ArraySlice<JSONValue> = []

    private let budget: ByteBudget
    /// The part of the budget that the kept calls take.
    private var share: ByteBudget.Share?

    /// The phone of a connection that was started with these options of `control/reset`. The calls that are kept count against a
    /// budget.
    init(_ connection: Connection, options: JSONObject, _ budget: ByteBudget) {
        self.options = options
        self.budget = budget
        phone = InProcessPhone(connection)
    }

    /// The name of the phone's time zone.
    var timeZone: String { connection.phone.environment.timeZone.name }

    /// The reply to a call.
    enum Reply {
        case result(JSONLists)
        case error(ErrorObject)
        /// The call waits for the user.
        case waiting

        fileprivate init(_ reply: InProcessPhone.Reply) {
            self =
                switch reply {
                case .result(let text): .result(JSONLists(in: text))
                case .error(let error): .error(error)
                case .waiting: .waiting
                }
        }
    }

    /// Starts the phone anew.
    func start(_ options: JSONObject) -> Reply {
        let reply = Reply(phone.call("control/reset", .object(options)))
        if case .result = reply {
            self.options = options
            kept = []
            share = nil
            startNumber += 1
            hasDroppedCalls = false
            notifications = []
            _ = phone.takeNotifications()
        }
        return reply
    }

    /// Makes a call, which belongs to the session.
    func call(_ method: String, _ params: JSONValue?) -> Reply {
        let index = kept.count
        let call = SessionTest.Call(method: method, params: params, outcome: .none)
        let isKept = !call.onlyReadsPhone && !hasDroppedCalls && index < Self.mostCalls && reserve(params?.size ?? 0)
        let number = startNumber
        if isKept {
            kept.append(KeptCall(call: call))
        } else if !call.onlyReadsPhone {
            hasDroppedCalls = true
        }
        var reply = Reply.waiting
        _ = phone.call(method, params) { [unowned self] answer in
            reply = Reply(answer)
            guard isKept, number == startNumber else { return }
            if index + 1 < kept.count { kept[index].call.answeredBy = kept.count - 1 }
            if case .result(let lists) = reply, !reserve(KeptCall.size(of: lists)) {
                // A result of which nothing is compared.
                kept[index].call.outcome = .rows([])
            } else {
                kept[index].note(reply)
            }
        }
        let sent = phone.takeNotifications()
        guard !sent.isEmpty else { return reply }
        notifications = (notifications + sent).suffix(PhoneStream.mostNotifications)
        // A test answers the sheet before it appears.
        if isKept { kept[index].call.notifications = sent.filter { $0["method"] != "control/permissionSheet" } }
        return reply
    }

    /// Whether there is room for further bytes of the session's calls.
    private func reserve(_ bytes: Int) -> Bool {
        if share == nil { share = budget.share() }
        return share?.grow(by: bytes) ?? false
    }

    /// Makes a call that does not belong to the session.
    func ask(_ method: String, _ params: JSONValue? = nil) -> JSONValue {
        guard case .result(let value) = phone.perform(method, params) else { return .null }
        return value
    }

    /// Returns the notifications since the last call.
    func takeNotifications() -> [JSONValue] {
        defer { notifications = [] }
        return Array(notifications)
    }

    /// Looks for a cancellation while long calls run.
    func whileCalling(isCancelled: @escaping () -> Bool) {
        phone.whileCalling(isCancelled: isCancelled)
    }
}

/// A call of a session. Its result is parsed when a test of the session is written.
private struct KeptCall {
    var call: SessionTest.Call
    private var result: JSONText?

    init(call: SessionTest.Call) { self.call = call }

    /// The bytes of a result that are kept.
    static func size(of lists: JSONLists) -> Int {
        SessionTest.Call.Outcome.rows(lists) == nil ? lists.text.bytes.count : 0
    }

    mutating func note(_ reply: SessionPhone.Reply) {
        switch reply {
        case .result(let lists):
            if let rows = SessionTest.Call.Outcome.rows(lists) { call.outcome = rows } else { result = lists.text }
        case .error(let error): call.outcome = .error(JSONText(error).value)
        case .waiting: break
        }
    }

    var parsed: SessionTest.Call {
        var call = call
        if let result { call.outcome = .result(result.value) }
        return call
    }
}

extension JSONValue {
    /// About the memory that the value takes, in bytes.
    fileprivate var size: Int {
        let own = MemoryLayout<JSONValue>.size
        return switch self {
        case .string(let text): own + text.utf8.count
        case .array(let elements): elements.reduce(own) { $0 + $1.size }
        case .object(let object): object.members.reduce(own) { $0 + $1.name.utf8.count + own + $1.value.size }
        default: own
        }
    }
}
