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
        let steps = callsOrOne.map { call in
            var step: JSONObject = ["call": .string(call.method)]
            step["params"] = call.params
            switch call.outcome {
            case .result(let value): step["result"] = value
            case .rows(let lists):
                var object = JSONObject()
                for list in lists { object[list.name] = ["$any": "array"] }
                step["result"] = ["$has": .object(object)]
            case .error(let error): step["error"] = error
            case .none: break
            }
            if !call.notifications.isEmpty { step["then"] = .array(call.notifications) }
            return JSONValue.object(step)
        }
        let about = ["A session with a phone."] + omissions.map { "Not in this case: \($0)" } + differences.map(\.description)
        let file: JSONValue = [
            "about": .string(about.joined(separator: " ")),
            "cases": [["name": .string(name.replacing("_", with: " ")), "given": .object(options), "exchange": .array(steps)]],
        ]
        return file.lines(dividing: ["cases"])
    }
}

extension String {
    /// The text as a JSON string, which is also a literal of Python and JavaScript.
    var quoted: String { JSONValue.string(self).jsonText }
}
