package import JSON

/// A test made from the calls of a session: the same calls with the same answers.
package struct SessionTest {
    /// A call and its answer.
    package struct Call {
        /// What a call answered.
        package enum Outcome {
            case result(JSONValue)
            /// A long result, of which only the numbers of rows in its lists are compared.
            case rows([(name: String, count: Int)])
            case error(JSONValue)
            /// The call got no answer.
            case none
        }

        /// The method.
        package var method: String
        /// The params; nil if there were none.
        package var params: JSONValue?
        /// The answer.
        package var outcome: Outcome
        /// The notifications that followed. Only a vector compares them.
        package var notifications: [JSONValue] = []

        /// A call.
        package init(method: String, params: JSONValue?, outcome: Outcome) {
            self.method = method
            self.params = params
            self.outcome = outcome
        }
    }

    /// The form of a test.
    package enum Language: String, CaseIterable {
        case pytest, node, vector
    }

    /// A call that cannot be repeated, and why.
    package struct Omission: Equatable {
        /// The position of the call, from 1.
        package let call: Int
        /// The method of the call.
        package let method: String
        /// The reason, as a sentence.
        package let reason: String
    }

    /// The start of the clock, and the seed, of a phone whose session can be repeated.
    package static let (usualClock, usualSeed) = ("2026-01-01T12:00:00Z", UInt64(1))
    /// The options of such a phone.
    package static let usualOptions: JSONObject = [
        "clock": .string(usualClock), "timeZone": "UTC", "seed": .integer(Int64(usualSeed)),
    ]

    /// The options with which the phone was started, as of `control/reset`.
    package let options: JSONObject
    /// The calls of the test.
    package let calls: [Call]
    /// The calls of the session that are not in the test.
    package let omissions: [Omission]

    /// A test of a session. The answer to a permission sheet is given before the call that shows it, because a test waits for
    /// each call.
    package init(options: JSONObject, calls: [Call]) {
        self.options = options
        var kept: [Call] = []
        var omissions: [Omission] = []
        /// The position among the kept calls of one that waits for the user.
        var waiting: Int?
        for (index, call) in calls.enumerated() {
            func omit(_ reason: String) { omissions.append(Omission(call: index + 1, method: call.method, reason: reason)) }
            if call.method == Self.sheetAnswer, case .result = call.outcome, let position = waiting {
                // The answer of the call itself has arrived meanwhile.
                kept.insert(Self.answer(to: call), at: position)
                waiting = nil
                continue
            }
            if case .none = call.outcome {
                omit("It waited for the user, and nobody answered.")
            } else if call.params.map(Self.namesFile) ?? false {
                omit("It names a file.")
            } else {
                if Self.mayWait.contains(call.method), calls.dropFirst(index).contains(where: { $0.method == Self.sheetAnswer }) {
                    waiting = kept.count
                }
                kept.append(call)
            }
        }
        self.calls = kept
        self.omissions = omissions
    }

    /// The text of the test. `name` has letters, digits and underscores.
    package func text(_ language: Language, name: String) -> String {
        switch language {
        case .pytest: pytest(name)
        case .node: node(name)
        case .vector: vector(name)
        }
    }

    /// The name of the file of the test.
    package static func fileName(_ language: Language, name: String) -> String {
        switch language {
        case .pytest: "test_\(name).py"
        case .node: "\(name).test.mjs"
        case .vector: "\(name).json"
        }
    }

    private static let sheetAnswer = "control/respondToPermissionSheet"
    private static let mayWait: Set<String> = [
        "store/requestAuthorization", "store/requestPerObjectReadAuthorization", "store/documentQuery",
    ]

    /// The rule for one sheet that has the effect of the user's answer.
    private static func answer(to call: Call) -> Call {
        var params = JSONObject()
        if case .object(let given)? = call.params {
            for (name, value) in given.members where name != "sheet" { params[name] = value }
        }
        params["times"] = 1
        return Call(method: "control/setConsent", params: .object(params), outcome: .result(.null))
    }

    private static func namesFile(_ params: JSONValue) -> Bool {
        guard case .object(let object) = params else { return false }
        return object["path"] != nil || object["store"] != nil
    }
}
