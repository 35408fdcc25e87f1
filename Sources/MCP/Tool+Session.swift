import BridgeCore
import Explanations
import JSON
import Recordings

/// The tools about the session itself.
extension Tool {
    static func readJournal(_ schemas: OutputSchema) -> Tool {
        rows(
            "read_journal", "Read the journal",
            """
            What the app has called, newest last: methods, types, counts and outcomes, without health values. With the user's \
            decisions, an \
            open permission sheet, and the state of phone and app, which explain an empty answer.
            """,
            [
                text("type", "Only calls that concern this type identifier."),
                choice("outcome", ["success", "error"], "Only such calls."),
            ],
            schemas.rows(
                "entries", of: ["type": "object"],
                [
                    "decisions": ["type": "array", "items": ["type": "string"]], "openSheet": ["type": "object"],
                    "timeZone": ["type": "string"], "clock": ["type": "string"], "isLocked": ["type": "boolean"],
                    "appState": ["type": "string"],
                ])
        ) { arguments, session in
            var params = JSONObject()
            for name in ["type", "outcome"] {
                if let reader = arguments.optional(name) { params[name] = .string(try reader.string()) }
            }
            try arguments.finish()
            let state = session.phone.ask("control/state")
            guard let entries = session.phone.ask("control/journal", .object(params))["entries"] else {
                throw ToolError(
                    "The type must be an identifier such as HKQuantityTypeIdentifierStepCount, and the outcome success or error.")
            }
            let app = state["app"]?["bundleIdentifier"]
            let decisions = (state["authorizations"]?.elements ?? []).filter { $0["bundleIdentifier"] == app }.map { decision in
                let outcome = decision["status"] == 2 ? "allowed" : "denied"
                return JSONValue.string("\(decision["direction"]?.text ?? "") \(decision["type"]?.text ?? ""): \(outcome)")
            }
            var head: JSONObject = ["decisions": .array(decisions)]
            if let sheet = state["openSheet"], sheet != .null { head["openSheet"] = sheet }
            head["timeZone"] = state["timeZone"]
            head["clock"] = state["clock"]
            head["isLocked"] = state["locked"]
            head["appState"] = state["appState"]
            return Rows("entries", entries.elements, head)
        }
    }

    static let writeTest = Tool(
        name: "write_test", title: "Write a test of the session",
        description: """
            The session since start_phone as a test that passes now: the same calls with the same answers. Write it into a \
            file of the project, \
            and replace the calls of the app by the app's own code.
            """,
        effect: .reads,
        parameters: [
            choice(
                "language", SessionTest.Language.allCases.map(\.rawValue),
                "The form of the test. node is node:test, and swift is Swift Testing.",
                isRequired: true),
            text("name", "The name: letters, digits and underscores. Default: session."),
        ],
        output: .object(
            OutputSchema.object(
                [
                    "fileName": ["type": "string"], "text": ["type": "string"],
                    "omissions": [
                        "type": "array", "items": ["type": "string"], "description": "Calls that cannot be repeated, and why.",
                    ],
                ], required: ["fileName", "text", "omissions"]))
    ) { arguments, session in
        let languageReader = try arguments.required("language")
        guard let language = SessionTest.Language(rawValue: try languageReader.string()) else {
            throw languageReader.fail(oneOf: SessionTest.Language.allCases.map(\.rawValue))
        }
        let nameReader = arguments.optional("name")
        let name = try nameReader?.string() ?? "session"
        guard name.wholeMatch(of: /[A-Za-z0-9_]{1,80}/) != nil else {
            throw nameReader?.fail(expected: "1 to 80 letters, digits and underscores") ?? ToolError("The name is invalid.")
        }
        try arguments.finish()
        let test = SessionTest(options: session.phone.options, calls: session.phone.calls)
        var omissions = test.omissions.map(\.description)
        if session.phone.hasDroppedCalls { omissions.append("Calls after the first \(session.phone.calls.count) are missing.") }
        let text = test.text(language, name: name)
        return ToolResult(
            content: [
                "fileName": .string(SessionTest.fileName(language, name: name)), "text": .string(text),
                "omissions": .array(omissions.map(JSONValue.string)),
            ],
            text: text
        )
    }
}
