import Bridge
import BridgeCore
import Explanations
import HealthJSON
import HealthModel
package import JSON

/// A test made from the calls of a session: the same calls with the same answers.
package struct SessionTest {
    /// A call and its answer.
    package struct Call {
        /// What a call answered.
        package enum Outcome: Equatable {
            case result(JSONValue)
            /// A long result, of which only the numbers of rows in its lists are compared.
            case rows([Rows])
            case error(JSONValue)
            /// The call got no answer.
            case none
        }

        /// A list of a result.
        package struct Rows: Equatable {
            package let name: String
            package let count: Int
        }

        package var method: String
        /// The params; nil if there were none.
        package var params: JSONValue?
        /// The answer.
        package var outcome: Outcome
        /// The notifications that followed. Only a vector compares them.
        package var notifications: [JSONValue] = []
        /// The index in the session of the later call after which the answer came, because the call waited; nil if it did not.
        package var answeredBy: Int?
        /// Whether the recording has the answer. It has none to a request of a prelude.
        var isKnown = true
        /// Whether a message with the method awaits an answer.
        var isRequest = true
        /// Whether the recorder has added the call, for the time or the app of the next one.
        var isAdded = false
        var isAddedTime: Bool { isAdded && method == "control/setClock" }
        /// The position among the calls that somebody made, from 1.
        var number = 0

        /// A call.
        package init(method: String, params: JSONValue?, outcome: Outcome, answeredBy: Int? = nil) {
            self.method = method
            self.params = params
            self.outcome = outcome
            self.answeredBy = answeredBy
        }
    }

    /// A remark about a call that the test does not repeat as it was.
    package struct Remark: Equatable, CustomStringConvertible {
        /// The position of the call, from 1.
        package let call: Int
        package let method: String
        /// The reason, as a sentence.
        package let reason: String

        /// The remark in printable ASCII.
        package var description: String { "Call \(call), \(method.inComment): \(reason)" }
    }

    /// The start of the clock, and the seed, of a phone whose session can be repeated.
    package static let (usualClock, usualSeed) = ("2026-01-01T12:00:00Z", UInt64(1))
    /// The options of such a phone.
    package static let usualOptions: JSONObject = [
        "mode": .string(HostOptions.Mode.strict.rawValue),
        "clock": .string(usualClock), "timeZone": "UTC", "seed": .integer(Int64(usualSeed)),
        "osVersion": .string("\(EmulatedDevice.defaultSystem)"),
    ]

    /// The options with which the phone was started, as of `control/reset`.
    package let options: JSONObject
    package internal(set) var calls: [Call]
    /// The calls of the session that are not in the test.
    package internal(set) var omissions: [Remark]
    /// The calls whose answers on an empty phone differ from those in the session.
    package internal(set) var differences: [Remark] = []

    /// A test of a session. The answer to a permission sheet is given before the call that shows it, because a test waits for
    /// each call, and the call is made when the user has answered. The seed of a generated person is written into its call.
    package init(options: JSONObject, calls: [Call]) {
        self.options = options
        var kept: [Call] = []
        var omissions: [Remark] = []
        /// The positions among the kept calls of those that wait for the user, by the index of the user's answer.
        var waiting: [Int: [Int]] = [:]
        var number = 0
        for (index, call) in calls.enumerated() {
            var call = call
            if !call.isAdded { number += 1 }
            call.number = number
            if let places = waiting.removeValue(forKey: index) {
                // The answers of the calls themselves have arrived meanwhile. The calls in between saw that the user had not decided, so
                // those that waited move behind them, unless they are of other apps.
                if kept[places[0]...].contains(where: { $0.isAdded && !$0.isAddedTime }) {
                    kept.insert(Self.answer(to: call), at: places[0])
                    waiting = waiting.mapValues { $0.map { $0 < places[0] ? $0 : $0 + 1 } }
                } else {
                    let waited = places.map { kept[$0] }
                    for place in places.reversed() { kept.remove(at: place) }
                    kept += [Self.answer(to: call)] + waited
                    waiting = waiting.mapValues { $0.map { other in other - places.count { $0 < other } } }
                }
            } else if let reason = Self.reasonToOmit(call, calls) {
                omissions.append(Remark(call: call.number, method: call.method, reason: reason))
            } else {
                if let end = call.answeredBy, calls[end].method == Self.sheetAnswer { waiting[end, default: []] += [kept.count] }
                if call.method == "control/generate" { call.params = Self.withSeed(call.params) }
                kept.append(call)
            }
        }
        self.calls = kept
        self.omissions = omissions
    }

    private static let sheetAnswer = "control/respondToPermissionSheet"

    /// Why a test cannot make a call; nil if it can.
    private static func reasonToOmit(_ call: Call, _ calls: [Call]) -> String? {
        if !call.isRequest { return "It is no call that has an answer." }
        switch (call.outcome, call.answeredBy.map { calls[$0].method }) {
        case (.none, _): return "It waited for the user, and nobody answered."
        // The app ended, or the call was cancelled.
        case (.error, let method?) where method != sheetAnswer: return "It waited for the user, and nobody answered."
        case (.result, _) where call.method == sheetAnswer: return "A call waited for the user again after this answer."
        default: break
        }
        if call.namesFile { return "It names a file." }
        if call.isOfServer { return "Only the device owner of a server can make it." }
        // A command of a shell cannot have it as an argument.
        if call.method.unicodeScalars.contains("\0") { return "Its name contains U+0000." }
        return ["shutdown", "exit"].contains(call.method) ? "It ends the connection." : nil
    }

    /// The rule for one sheet that has the effect of the user's answer.
    private static func answer(to call: Call) -> Call {
        var params = JSONObject()
        if case .object(let given)? = call.params {
            for (name, value) in given.members where name != "sheet" { params[name] = value }
        }
        params["times"] = 1
        var rule = Call(method: "control/setConsent", params: .object(params), outcome: .result(.null))
        rule.number = call.number
        return rule
    }

    private static func withSeed(_ params: JSONValue?) -> JSONValue? {
        guard case .object(var object) = params ?? [:], object["seed"] == nil else { return params }
        object["seed"] = 1
        return .object(object)
    }
}

extension SessionTest.Call {
    /// Whether it is a call of `control` that changes nothing. In a session it is no part of what happened.
    package var onlyReadsPhone: Bool {
        guard let entry = Channels.registry.method(method, withControl: true) else { return false }
        return entry.caller == .test && !entry.isChangeOfPhone
    }

    /// Whether a method of `control` has succeeded that only the device owner of a server has.
    fileprivate var isOfServer: Bool {
        guard case .result = outcome, method.hasPrefix("control/") else { return false }
        return Channels.registry.method(method, withControl: true) == nil
    }

    /// Whether a parameter that is declared as a path has the path of a file.
    fileprivate var namesFile: Bool {
        let parameters = Channels.registry.method(method, withControl: true)?.parameters ?? []
        return parameters.contains { parameter in
            guard parameter.isPath, case .string(let text)? = params?[parameter.name] else { return false }
            // The value of `consent` is a policy or a path.
            return HostOptions.table.first { $0.name == parameter.name }?.choices.contains(text) != true
        }
    }
}

extension SessionTest.Call.Outcome {
    /// The longest text of a result that a test compares, and the most rows of its lists.
    private static let (longestText, mostRows) = (2000, 20)

    package init(result: JSONValue) {
        self = Self.rows(JSONLists(in: JSONText(result))) ?? .result(result)
    }

    /// The outcome of a call whose result has too many rows, or rows that are too long; nil for another result.
    package static func rows(_ lists: JSONLists) -> Self? {
        let isLong = lists.text.bytes.count > longestText
        // Of a long object without lists, nothing is compared.
        guard let longest = lists.longest?.list else {
            return isLong && lists.text.bytes.first == UInt8(ascii: "{") ? .rows([]) : nil
        }
        guard longest.count > mostRows || isLong else { return nil }
        return .rows(lists.lists.map { SessionTest.Call.Rows(name: lists.name(of: $0), count: $0.count) })
    }

    /// Whether two outcomes are the same, with numbers by value: a program may have written 5.0 as 5.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.result(let value), .result(let other)), (.error(let value), .error(let other)):
            // A recording has only the code of an error whose message names something else in a replay.
            other["message"] == nil && other["code"] != nil && value["code"] == other["code"]
                || value == other || value.withRealNumbers == other.withRealNumbers
        default: self == other
        }
    }

    package init(_ reply: InProcessPhone.Reply) {
        switch reply {
        case .result(let text): self = Self.rows(JSONLists(in: text)) ?? .result(text.value)
        case .error(let error): self = .error(JSONText(error).value)
        case .waiting: self = .none
        }
    }

    package init(_ answer: InProcessPhone.Answer) {
        switch answer {
        case .result(let value): self.init(result: value)
        case .error(let error): self = .error(error)
        case .waiting: self = .none
        }
    }
}

extension JSONValue {
    fileprivate var withRealNumbers: JSONValue {
        switch self {
        case .integer(let number): .real(Double(number))
        case .array(let elements): .array(elements.map(\.withRealNumbers))
        case .object(let object): .object(object.mapValues(\.withRealNumbers))
        case .null, .bool, .real, .string: self
        }
    }
}
