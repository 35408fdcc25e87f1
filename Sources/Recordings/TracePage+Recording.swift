import BridgeCore
import Explanations
import HealthEngine
package import HealthReport
import HealthModel
import JSON

extension TracePage {
    /// The page about a recording. The changes are those of an empty phone to which the messages are sent again.
    package init(_ recording: Recording) throws(Recording.Problem) {
        let phone = try Replay(recording.options).phone
        var former = PhoneState(phone)
        var rows: [Row] = []
        for message in recording.messages {
            if let method = message.method { _ = phone.perform(method, message.params) }
            let state = PhoneState(phone)
            defer { former = state }
            guard !message.isAdded else { continue }
            var row = Row(message, at: state.time)
            row.changes = message.notifications.map(Change.init) + state.changes(since: former)
            row.screen = state.screen
            rows.append(row)
        }
        self.init(rows)
    }
}

extension TracePage.Row {
    fileprivate init(_ message: Recording.Message, at time: String) {
        let (outcome, text, isError): (String, String, Bool) =
            switch message.answer {
            case .result(let value): ("success", value.jsonText, false)
            case .error(let error): (error["message"]?.text ?? "error", error.jsonText, true)
            case .waiting: (message.isCall ? "no answer" : "", "", false)
            }
        self.init(
            time: time, method: message.method ?? "no request", params: message.params?.jsonText ?? "",
            outcome: message.isLate ? "later: \(outcome)" : outcome, isError: isError, answer: text)
    }
}

extension TracePage.Change {
    /// A notification of the phone.
    fileprivate init(_ notification: JSONValue) {
        let method = notification["method"]?.text ?? ""
        guard method == "control/permissionSheet" else {
            self.init(.notification, method)
            return
        }
        let asked = PhoneState.asked(notification["params"])
        self.init(.sheet, asked.isEmpty ? "opens" : "asks to \(asked.joined(separator: "; "))")
    }
}

/// What a trace shows of a phone.
private struct PhoneState {
    private let state: JSONValue
    private let counts: [String: Int]

    var time: String { state["clock"]?.text ?? "" }

    init(_ phone: InProcessPhone) {
        if case .result(let state) = phone.perform("control/state", nil) { self.state = state } else { state = .null }
        // The store is in memory and can be read.
        let samples = (try? phone.connection.phone.sampleCounts()) ?? []
        counts = Dictionary(samples.map { ($0.type, $0.count) }, uniquingKeysWith: +)
        _ = phone.takeNotifications()
    }

    /// The members of the state that are named if they change.
    private static let named = ["app", "appState", "locked", "consent", "timeZone", "osVersion", "profile"]

    func changes(since former: PhoneState) -> [TracePage.Change] {
        let decided = Set(former.state["authorizations"]?.elements ?? [])
        var changes = (state["authorizations"]?.elements ?? []).filter { !decided.contains($0) }.map { decision in
            let outcome = decision["status"] == 2 ? "allowed" : "denied"
            let type = Self.shortName(decision["type"]?.text ?? "")
            return TracePage.Change(.decision, "\(decision["direction"]?.text ?? "") \(type): \(outcome)")
        }
        if time != former.time { changes.append(TracePage.Change(.clock, "\(former.time) to \(time)")) }
        for type in Set(counts.keys).union(former.counts.keys).sorted() {
            let difference = counts[type, default: 0] - former.counts[type, default: 0]
            guard difference != 0 else { continue }
            changes.append(TracePage.Change(.store, "\(Self.shortName(type)) \(difference > 0 ? "+" : "")\(difference)"))
        }
        for name in Self.named where state[name] != former.state[name] {
            changes.append(TracePage.Change(.phone, "\(name): \(state[name]?.jsonText ?? "")"))
        }
        let queries = state["queries"]?.elements.count ?? 0
        if queries != former.state["queries"]?.elements.count ?? 0 {
            changes.append(TracePage.Change(.phone, "running queries: \(queries)"))
        }
        return changes
    }

    /// What a person sees on the phone.
    var screen: TracePage.Screen {
        var screen = TracePage.Screen()
        screen.time = time
        screen.app = state["app"]?["name"]?.text ?? ""
        screen.appState = state["appState"]?.text ?? ""
        screen.isLocked = state["locked"] == true
        if let sheet = state["openSheet"], sheet != .null { screen.sheet = Self.asked(sheet) }
        let app = state["app"]?["bundleIdentifier"]
        let own = (state["authorizations"]?.elements ?? []).filter { $0["bundleIdentifier"] == app }
        let decisions = Dictionary(grouping: own) { $0["type"]?.text ?? "" }
        screen.switches = decisions.sorted { $0.key < $1.key }.map { type, decisions in
            let allowed = { (direction: JSONValue) in
                decisions.first { $0["direction"] == direction }.map { $0["status"] == 2 }
            }
            return (Self.shortName(type), allowed("share"), allowed("read"))
        }
        screen.store = counts.sorted { $0.key < $1.key }.map { (Self.shortName($0.key), $0.value) }
        return screen
    }

    /// What a permission sheet asks for, in words.
    static func asked(_ sheet: JSONValue?) -> [String] {
        ["toShare", "read"].compactMap { side in
            let types = sheet?[side]?.elements.compactMap(\.text).map(shortName) ?? []
            return types.isEmpty ? nil : "\(side == "read" ? "read" : "share") \(types.joined(separator: ", "))"
        }
    }

    /// `StepCount` for `HKQuantityTypeIdentifierStepCount`.
    static func shortName(_ identifier: String) -> String {
        identifier.firstMatch(of: /^HK\w+?Identifier(\w+)$/).map { String($0.1) } ?? identifier
    }
}
