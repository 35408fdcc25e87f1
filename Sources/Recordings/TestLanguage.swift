import BridgeCore
import JSON

extension SessionTest {
    /// The form of a test.
    package enum Language: String, CaseIterable, Sendable {
        case pytest, node, jest, swift, bash, vector
    }

    /// The text of the test. `name` has letters, digits and underscores.
    package func text(_ language: Language, name: String) -> String {
        let lines =
            switch language {
            case .pytest: pytest(name)
            case .node: node(name)
            case .jest: jest(name)
            case .swift: swiftTesting(name)
            case .bash: bash()
            case .vector: [vector(name)]
            }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The name of the file of the test.
    package static func fileName(_ language: Language, name: String) -> String {
        switch language {
        case .pytest: "test_\(name).py"
        case .node: "\(name).test.mjs"
        case .jest: "\(name).test.js"
        case .swift: name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Tests.swift"
        case .bash: "test_\(name).bash"
        case .vector: "\(name).json"
        }
    }

    /// What the test does not repeat as it was, as comments.
    func remarks(_ mark: String) -> [String] {
        omissions.map { "\(mark) Not in this test: \($0)" } + differences.map { "\(mark) \($0)" }
    }

    /// The calls, or one without effect if there are none: a test makes at least one.
    var callsOrOne: [Call] {
        calls.isEmpty ? [Call(method: "isAvailable", params: nil, outcome: .result(true))] : calls
    }

    /// A vector file with one case.
    func vector(_ name: String) -> String {
        let steps = callsOrOne.enumerated().map { JSONValue.object(Self.step($1, $0 + 1)) }
        let about = ["A session with a phone."] + omissions.map { "Not in this case: \($0)" } + differences.map(\.description)
        let file: JSONValue = [
            "about": .string(about.joined(separator: " ")),
            "cases": [["name": .string(name.replacing("_", with: " ")), "given": .object(options), "exchange": .array(steps)]],
        ]
        return file.lines(dividing: ["cases"])
    }

    /// A call as a step of a vector. A call whose params have a name of vectors, such as `$use`, is a text.
    private static func step(_ call: Call, _ id: Int) -> JSONObject {
        var outcome = JSONObject()
        switch call.outcome {
        case .result(let value): outcome["result"] = value.pattern
        case .rows(let lists):
            var object = JSONObject()
            for list in lists { object[list.name] = ["$any": "array"] }
            outcome["result"] = ["$has": .object(object)]
        case .error(let error): outcome["error"] = .object(error.memberPatterns)
        case .none: break
        }
        let notifications = call.notifications.map(\.pattern)
        guard let params = call.params, params != params.pattern else {
            var step: JSONObject = ["call": .string(call.method)]
            step["params"] = call.params
            for (name, value) in outcome.members { step[name] = value }
            if !notifications.isEmpty { step["then"] = .array(notifications) }
            return step
        }
        let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(id), "method": .string(call.method), "params": params]
        var response: JSONObject = ["jsonrpc": "2.0", "id": .integer(id)]
        response["result"] = outcome["result"]
        response["error"] = outcome["error"].map { ["$has": $0] }
        return ["sendText": .string(request.jsonText + "\n"), "expectEach": .array([.object(response)] + notifications)]
    }
}

extension JSONValue {
    /// The pattern of a vector that only this value matches. In `$has`, names that begin with `$` have no other sense.
    fileprivate var pattern: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.pattern))
        case .object(let object):
            object.members.contains { $0.name.utf8.first == UInt8(ascii: "$") }
                ? ["$has": .object(memberPatterns)] : .object(memberPatterns)
        case .null, .bool, .integer, .real, .string: self
        }
    }

    /// The members of an object as patterns.
    fileprivate var memberPatterns: JSONObject {
        guard case .object(let object) = self else { return [:] }
        return object.mapValues(\.pattern)
    }
}
