import BridgeCore
import HealthEngine
import HealthJSON
import JSON

extension ControlChannel {
    /// Whether the app has called a method.
    static let verify = Method(
        "verify",
        "Tells whether the current app has called a method as often as expected, with these arguments; if not, what it has called instead.",
        .required("method", .string, "The name of an app's method."),
        .optional(
            "arguments",
            .arguments,
            "Members that the params of the call have, among others. Nested objects too; arrays have the same number of elements."
        ),
        .optional("times", .numberOfCalls, "The number of calls."),
        .optional("atLeast", .numberOfCalls, "The smallest number of calls. Without any number, 1."),
        .optional("atMost", .numberOfCalls, "The largest number of calls."),
        .optional("limit", .count, default: 10, "The largest number of calls in the result. The latest ones are returned."),
        result: ResultDescription("verification", Schemas.reference("Verification")), onlyReads: true
    ) { call, name, arguments, times, least, most, limit in
        let method = try call.appMethod(name)
        try method.checkNames(in: arguments)
        let expected = try ExpectedCalls(method.name, arguments, times: times, atLeast: least, atMost: most)
        let app = call.app.bundleIdentifier
        return Verification(of: expected, by: app, in: call.connection.record).json(limit: limit)
    }
}

extension ChannelRegistry.Entry {
    /// Refuses expected arguments with a name that the method does not have: no call could have it, so `times: 0` would prove nothing.
    fileprivate func checkNames(in arguments: JSONValue?) throws {
        guard caller == .app, case .object(let object)? = arguments else { return }
        let names = method.parameters.map(\.name)
        for (name, _) in object.members where !names.contains(name) {
            throw JSONReadingError.unknown(name, among: names).within("arguments")
        }
    }
}

/// The calls that a test expects.
struct ExpectedCalls {
    let method: String
    let arguments: JSONValue?
    let atLeast: Int
    let atMost: Int?

    init(_ method: String, _ arguments: JSONValue?, times: Int?, atLeast: Int?, atMost: Int?) throws {
        guard times == nil || (atLeast == nil && atMost == nil) else {
            throw JSONReadingError.expected("no number beside atLeast and atMost", at: "times")
        }
        if let atLeast, let atMost, atLeast > atMost {
            throw JSONReadingError.expected("a number of at most atMost", at: "atLeast")
        }
        self.method = method
        self.arguments = arguments
        self.atLeast = times ?? atLeast ?? (atMost == nil ? 1 : 0)
        self.atMost = times ?? atMost
    }

    /// Whether this number of calls is as expected.
    func includes(_ count: Int) -> Bool { count >= atLeast && count <= atMost ?? .max }

    var description: String {
        let number =
            switch atMost {
            case nil: "at least \(atLeast)"
            case atLeast: "exactly \(atLeast)"
            case let most? where atLeast == 0: "at most \(most)"
            case let most?: "\(atLeast) to \(most)"
            }
        let noun = (atMost ?? atLeast) == 1 ? "call" : "calls"
        return "\(number) \(noun) of \(method)" + (arguments == nil ? "" : " with these arguments")
    }
}

/// The calls of a journal, compared with those that a test expects.
private struct Verification {
    private let expected: ExpectedCalls
    /// The bundle identifier of the app. Calls of other apps do not count.
    private let app: String
    /// The calls as expected.
    private var calls: [JournalEntry] = []
    /// The other calls of the method.
    private var others: [(entry: JournalEntry, differences: [ArgumentDifference])] = []
    /// The number of calls whose arguments matter, but are not known.
    private var notKept = 0
    /// The numbers of calls by method.
    private var called: [String: Int] = [:]

    /// The largest number of calls that are shown as nearest.
    private static let mostNearest = 3

    init(of expected: ExpectedCalls, by app: String, in record: AppRecord) {
        self.expected = expected
        self.app = app
        for entry in record.entries where entry.app == app {
            called[entry.method, default: 0] += 1
            guard entry.method == expected.method else { continue }
            switch (expected.arguments, entry.params) {
            case (nil, _): calls.append(entry)
            case (_, .dropped): notKept += 1
            case (let arguments?, .kept(let params, _)):
                let differences = arguments.differences(from: params ?? arguments.withoutElements)
                if differences.isEmpty { calls.append(entry) } else { others.append((entry, differences)) }
            }
        }
    }

    /// Whether the number of calls is as expected, whatever the arguments that are not known.
    private var isVerified: Bool { expected.includes(calls.count) && expected.includes(calls.count + notKept) }

    func json(limit: Int) -> JSONValue {
        let isMissing = !isVerified && calls.count < expected.atLeast
        let calls = self.calls.suffix(limit)
        // The fewest differences first; the latest of equals first.
        let others = isMissing ? others.reversed().sorted { $0.differences.count < $1.differences.count } : []
        let nearest = others.prefix(Self.mostNearest)
        let called = isMissing && called[expected.method] == nil ? called.sorted { $0.key < $1.key } : []
        let sections = [
            ("Calls:", calls.map(Self.line(of:))),
            ("Nearest calls:", nearest.flatMap { [Self.line(of: $0.entry)] + $0.differences.map { "  " + $0.text } }),
            ("The app called:", called.map { "\($0.key), count \($0.value)" }),
        ]
        return [
            "verified": .bool(isVerified),
            "count": .integer(self.calls.count),
            "failed": .integer(failed),
            "notKept": .integer(notKept),
            "calls": .array(calls.map { .object($0.jsonWithArguments(for: app)) }),
            "nearest": .array(
                nearest.map { entry, differences in
                    var object = entry.jsonWithArguments(for: app)
                    object["differences"] = .array(differences.map(\.json))
                    return .object(object)
                }
            ),
            "called": .array(called.map { ["method": .string($0.key), "count": .integer($0.value)] }),
            "message": .string(isVerified ? message : message(with: sections)),
        ]
    }

    /// The message of a failed assertion: with the calls that help to find the mistake.
    private func message(with sections: [(title: String, lines: [String])]) -> String {
        let lines = sections.filter { !$0.lines.isEmpty }.flatMap { [$0.title] + $0.lines.map { "  " + $0 } }
        return ([message] + lines).joined(separator: "\n")
    }

    private static func line(of entry: JournalEntry) -> String { FailureExplanation.Call(entry).line }

    private var failed: Int { calls.count { $0.outcome == .error } }

    private var message: String {
        // A call of another app does not count.
        let hint = calls.count < expected.atLeast && called.isEmpty ? " The app \(app) has called nothing." : ""
        return summary + hint
    }

    private var summary: String {
        var parts = ["Expected \(expected.description), found \(calls.count)" + (failed == 0 ? "" : " (failed: \(failed))")]
        if !others.isEmpty { parts.append("with other arguments: \(others.count)") }
        if notKept > 0 { parts.append("with arguments that the journal has not kept: \(notKept)") }
        return parts.joined(separator: "; ") + "."
    }
}

extension JournalEntry {
    /// The entry with its params.
    fileprivate func jsonWithArguments(for app: String) -> JSONObject {
        var object = json(for: app)
        switch params {
        case .kept(let params, _): object["arguments"] = params
        case .dropped: object["argumentsNotKept"] = true
        }
        return object
    }
}

extension JSONValue {
    /// The arguments of a call without params: an empty object or array, as this one.
    fileprivate var withoutElements: JSONValue { if case .array = self { [] } else { [:] } }
}

extension ArgumentDifference {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["path": .string(path), "expected": expected]
        object["actual"] = actual
        return .object(object)
    }
}

extension ValueCodec where Value == Int {
    /// A number of calls, which may be 0.
    fileprivate static let numberOfCalls = ValueCodec(["type": "integer", "minimum": 0]) { reader in
        let count = try reader.integer()
        guard count >= 0 else { throw reader.fail(expected: "an integer, not negative") }
        return count
    }
}

extension ValueCodec where Value == JSONValue {
    /// Arguments as params have them: by name, or by position for the modules of React Native.
    fileprivate static let arguments = ValueCodec(["oneOf": [["type": "object"], .arraySchema(of: [:])]]) { reader in
        switch reader.value {
        case .object, .array: return reader.value
        default: throw reader.fail(expected: "an object, or an array")
        }
    }
}
