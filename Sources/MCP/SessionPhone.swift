import BridgeCore
import Explanations
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import Recordings

/// The phone of a session, which runs in this process, and the calls that were made to it.
final class SessionPhone {
    /// The most calls of a session that are kept.
    static let mostCalls = 5000

    var connection: Connection { phone.connection }
    /// The calls since the start of the phone, in order.
    private(set) var calls: [SessionTest.Call] = []
    /// Whether there were more calls than are kept.
    private(set) var hasDroppedCalls = false
    /// The options with which the phone was started.
    private(set) var options: JSONObject

    private let phone: InProcessPhone
    /// Counts the starts. A call of a former session may be answered later.
    private var startNumber = 0
    /// The notifications that the client has not seen.
    private var notifications: ArraySlice<JSONValue> = []

    /// The phone of a connection that was started with these options of `control/reset`.
    init(_ connection: Connection, options: JSONObject) {
        self.options = options
        phone = InProcessPhone(connection)
    }

    /// The name of the phone's time zone.
    var timeZone: JSONValue { .string(connection.phone.environment.timeZone.name) }

    /// Starts the phone anew.
    func start(_ options: JSONObject) -> InProcessPhone.Answer {
        let answer = phone.perform("control/reset", .object(options))
        if case .result = answer {
            self.options = options
            calls = []
            startNumber += 1
            hasDroppedCalls = false
            notifications = []
            _ = phone.takeNotifications()
        }
        return answer
    }

    /// Makes a call, which belongs to the session.
    func call(_ method: String, _ params: JSONValue?) -> InProcessPhone.Answer {
        let index = calls.count
        let isKept = index < Self.mostCalls
        let number = startNumber
        if isKept {
            calls.append(SessionTest.Call(method: method, params: params, outcome: .none))
        } else {
            hasDroppedCalls = true
        }
        let answer = phone.perform(method, params) { [unowned self] answer in
            guard isKept, number == startNumber else { return }
            calls[index].outcome = SessionTest.Call.Outcome(answer)
        }
        if isKept, answer == .waiting { calls[index].isLate = true }
        let sent = phone.takeNotifications()
        notifications = (notifications + sent).suffix(PhoneStream.mostNotifications)
        // A test answers the sheet before it appears.
        if isKept { calls[index].notifications = sent.filter { $0["method"] != "control/permissionSheet" } }
        return answer
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
