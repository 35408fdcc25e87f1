import BridgeCore
import Explanations
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// The phone of a session, which runs in this process, and the calls that were made to it.
final class SessionPhone {
    /// The answer to a call.
    enum Answer {
        case result(JSONValue)
        case error(JSONValue)
        /// The call waits for the user.
        case waiting
    }

    /// The most calls of a session that are kept.
    static let mostCalls = 5000

    let connection: Connection
    /// The calls since the start of the phone, in order.
    private(set) var calls: [SessionTest.Call] = []
    /// Whether there were more calls than are kept.
    private(set) var hasDroppedCalls = false
    /// The options with which the phone was started.
    private(set) var options: JSONObject

    private let stream = PhoneStream()
    private let host: Host
    private var latestID: Int64 = 0
    /// Counts the starts. A call of a former session may be answered later.
    private var startNumber = 0
    /// The notifications that the client has not seen.
    private var notifications: ArraySlice<JSONValue> = []
    /// The call that is being carried out, for its cancellation.
    private var currentID: Int64?

    /// The phone of a connection that was started with these options of `control/reset`.
    init(_ connection: Connection, options: JSONObject) {
        self.connection = connection
        self.options = options
        host = Host(connection, over: stream)
    }

    /// The name of the phone's time zone.
    var timeZone: JSONValue { .string(connection.phone.environment.timeZone.name) }

    /// Starts the phone anew.
    func start(_ options: JSONObject) -> Answer {
        let answer = perform("control/reset", .object(options))
        if case .result = answer {
            self.options = options
            calls = []
            startNumber += 1
            hasDroppedCalls = false
            notifications = []
            _ = stream.takeNotifications()
        }
        return answer
    }

    /// Makes a call, which belongs to the session.
    func call(_ method: String, _ params: JSONValue?) -> Answer {
        let index = calls.count
        let isKept = index < Self.mostCalls
        let number = startNumber
        if isKept {
            calls.append(SessionTest.Call(method: method, params: params, outcome: .none))
        } else {
            hasDroppedCalls = true
        }
        let answer = perform(method, params) { [unowned self] answer in
            guard isKept, number == startNumber else { return }
            switch answer {
            case .result(let value): calls[index].outcome = SessionTest.Call.Outcome(result: value)
            case .error(let error): calls[index].outcome = .error(error)
            case .waiting: break
            }
        }
        let sent = stream.takeNotifications()
        notifications = (notifications + sent).suffix(PhoneStream.mostNotifications)
        // A test answers the sheet before it appears.
        if isKept { calls[index].notifications = sent.filter { $0["method"] != "control/permissionSheet" } }
        return answer
    }

    /// Makes a call that does not belong to the session.
    func ask(_ method: String, _ params: JSONValue? = nil) -> JSONValue {
        guard case .result(let value) = perform(method, params) else { return .null }
        return value
    }

    /// Returns the notifications since the last call.
    func takeNotifications() -> [JSONValue] {
        defer { notifications = [] }
        return Array(notifications)
    }

    /// Looks for a cancellation while long calls run.
    func whileCalling(isCancelled: @escaping () -> Bool) {
        stream.receiveMeanwhile = { [unowned self] in
            guard let id = currentID, isCancelled() else { return .nothing }
            let cancellation = JSONRPC.Notification(
                "$/cancelRequest", params: JSONObject(dictionaryLiteral: ("id", .integer(id))))
            return .bytes((Self.bytes(cancellation) + [UInt8(ascii: "\n")])[...])
        }
    }

    /// Performs a call. `finished` receives its answer, also if it arrives after a later call.
    private func perform(_ method: String, _ params: JSONValue?, finished: @escaping (Answer) -> Void = { _ in }) -> Answer {
        latestID += 1
        var request: JSONObject = ["jsonrpc": "2.0", "id": .integer(latestID), "method": .string(method)]
        request["params"] = params
        var answer = Answer.waiting
        currentID = latestID
        let response = Promise<[UInt8]?, BridgeError>()
        response.whenFinished { outcome in
            guard let response = try? outcome(), let message = try? JSONValue(parsing: response) else { return }
            answer = message["error"].map(Answer.error) ?? .result(message["result"] ?? .null)
            finished(answer)
        }
        host.handleMessage(Self.bytes(JSONValue.object(request)), for: response)
        currentID = nil
        return answer
    }

    private static func bytes(_ value: some JSONWritable) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(value)
        return writer.bytes
    }
}
