import BridgeCore
import Explanations
import HealthJSON
import HealthModel
import JSON
import Recordings

/// The tools that use the phone: its start, its user, its data and its apps.
extension Tool {
    static let startPhone = Tool(
        name: "start_phone", title: "Start a phone",
        description: """
            Starts a new phone with an app, without data and decisions; the former phone and its session are lost. Clock, time \
            zone and seed \
            are fixed, so that the session can be repeated. A person adds days of synthetic data.
            """,
        effect: .changes,
        parameters: [
            choice("device", DeviceProfile.allCases.map(\.rawValue), "The device class. Default: iphone."),
            text("osVersion", "The version of iOS, such as 17.4. Default: \(EmulatedDevice.defaultSystem)."),
            text("clock", "An RFC 3339 instant. Default: 2026-01-01T12:00:00Z."),
            text("timeZone", "An IANA name. Default: UTC."),
            Parameter(name: "seed", schema: ["type": "integer", "minimum": 0, "description": "Default: 1."]),
            choice(
                "consent", ConsentPolicy.allCases.map(\.rawValue), "What the user does with permission sheets. Default: allow."),
            text("bundleIdentifier", "The bundle identifier of the app. Default: com.example.app."),
            object("person", "The params of control/generate, such as {\"days\": 30, \"seed\": 7}. Default: no data."),
        ],
        output: .object(OutputSchema.object(["phone": ["type": "object"], "generated": ["type": "object"]], required: ["phone"]))
    ) { arguments, session in
        var options = SessionTest.usualOptions
        for name in ["clock", "timeZone", "osVersion", "consent"] {
            if let reader = arguments.optional(name) { options[name] = .string(try reader.string()) }
        }
        if let seed = arguments.optional("seed") { options["seed"] = .integer(Int64(try seed.integer())) }
        if let device = arguments.optional("device") { options["profile"] = .string(try device.string()) }
        if let app = arguments.optional("bundleIdentifier") { options["bundleId"] = .string(try app.string()) }
        let person = try params(&arguments, "person")
        try arguments.finish()
        _ = try success(session.phone.start(options), of: "control/reset", session)
        var content = JSONObject()
        content["phone"] = session.phone.ask("control/state")
        if let person {
            let method = "control/generate"
            content["generated"] = try success(session.phone.call(method, person), of: method, session).text.value
        }
        return ToolResult(content: content)
    }

    static func actAsUser(_ session: Session) -> Tool {
        let methods = controlMethods(session) { !isAddition($0) && $0 != "reset" }
        return Tool(
            name: "act_as_user", title: "Act as the user or the system",
            description: """
                What the user, Settings, the watch or the system do, and faults of the next calls. The actions are methods of \
                control, without \
                its name; describe_method control/ACTION has their params.
                \(summaries(methods))
                """,
            effect: .changes,
            parameters: [
                choice("action", methods.map(\.method.name), "The action.", isRequired: true),
                object("params", "The params of the action."),
            ],
            output: callOutput
        ) { arguments, session in try control(&arguments, "action", methods, session) }
    }

    static func addData(_ session: Session) -> Tool {
        let methods = controlMethods(session, where: isAddition)
        return Tool(
            name: "add_data", title: "Add health data",
            description: """
                Saves data of the phone, a watch or another source, or of a generated person. The kinds are methods of control; \
                describe_method control/KIND has their params.
                \(summaries(methods))
                """,
            effect: .adds,
            parameters: [
                choice("kind", methods.map(\.method.name), "What to add.", isRequired: true),
                object("params", "The params of the kind."),
            ],
            output: callOutput
        ) { arguments, session in try control(&arguments, "kind", methods, session) }
    }

    static func callMethod(_ session: Session) -> Tool {
        let isOwn = if case .ownPhone = session.access { true } else { false }
        let caller = isOwn ? "Methods of control are those of the user." : "The app may save, and cannot change permissions."
        return Tool(
            name: "call_method",
            title: "Call a method of an app",
            description: """
                Calls a method of a channel as the app does: store/… is HealthKit, other channels are plugins. describe_method and \
                explain have the names. Notifications are those that the phone has sent since the last call. \(caller)
                """,
            effect: .changes,
            parameters: [text("method", "The name, such as store/sampleQuery."), object("params", "The params.")]
                + pageParameters,
            output: callOutput
        ) { arguments, session in
            let limit = try readLimit(&arguments)
            if let cursor = try arguments.optional("cursor")?.string() {
                let page = try session.remainders.page(after: cursor, limit: limit)
                return ToolResult(content: content { $0.member("result", page) })
            }
            let name = try arguments.required("method").string()
            let params = try params(&arguments)
            try arguments.finish()
            let entry = session.phone.connection.method(name, withControl: isOwn)
            guard let entry, entry.caller != .client else {
                // The session makes the calls of the connection itself.
                let nearest = session.phone.connection.nearestMethod(to: name, withControl: isOwn).flatMap { nearest in
                    session.phone.connection.method(nearest, withControl: isOwn)?.caller == .client ? nil : nearest
                }
                throw ToolError("There is no method \(name.shortened).".suggesting(nearest))
            }
            guard entry.name != "control/reset" else { throw ToolError("Use start_phone, which also begins a new session.") }
            return try call(entry.name, params, limit: limit, session)
        }
    }

    // MARK: Calls

    private static let callOutput: JSONValue = .object(
        OutputSchema.object(
            [
                "result": ["description": "The result of the method, with at most limit rows in a list."],
                "error": ["type": "object", "description": "The error that the app gets."],
                "explanation": ["type": "string"],
                "waiting": ["type": "string", "description": "The call waits for the user. The answer is that of the call."],
                "openSheet": ["type": "object"],
                "notifications": ["type": "array", "items": ["type": "object"]],
                "timeZone": ["type": "string"],
            ], required: []))

    private static func control(
        _ arguments: inout JSONObjectReader, _ name: String, _ methods: [ChannelRegistry.Entry], _ session: Session
    ) throws -> ToolResult {
        let reader = try arguments.required(name)
        let text = try reader.string()
        let params = try params(&arguments)
        try arguments.finish()
        guard let entry = methods.first(where: { $0.method.name == text }) else {
            throw reader.fail(oneOf: methods.map(\.method.name))
        }
        return try call(entry.name, params, limit: Remainders.usualLimit, session)
    }

    private static func call(_ name: String, _ params: JSONValue?, limit: Int, _ session: Session) throws -> ToolResult {
        let reply = session.phone.call(name, params)
        let content = content { writer in
            switch reply {
            case .result(let lists):
                let rows = Rows(of: lists, moreThan: limit)
                writer.member("result", rows.map { session.remainders.firstPage($0, limit: limit) } ?? lists.text)
            case .error(let error):
                writer.member("error", error)
                writer.member("explanation", ifPresent: explanation(of: error, session))
            case .waiting:
                writer.member(
                    "waiting", "The call waits for the user. Answer its sheet with act_as_user respondToPermissionSheet.")
                let sheet = session.phone.ask("control/state")["openSheet"]
                writer.member("openSheet", ifPresent: sheet == .null ? nil : sheet)
            }
            let notifications = session.phone.takeNotifications()
            if !notifications.isEmpty { writer.member("notifications", notifications) }
            writer.member("timeZone", session.phone.timeZone)
        }
        return ToolResult(content: content)
    }

    /// The text of an object whose members a function writes.
    private static func content(_ write: (inout JSONWriter) -> Void) -> JSONText {
        var writer = JSONWriter()
        writer.object(write)
        return JSONText(text: writer.bytes)
    }

    // MARK: Methods of control

    private static func isAddition(_ name: String) -> Bool { name.hasPrefix("add") || ["generate", "import"].contains(name) }

    /// The methods of control that change something. `call_method` calls the others.
    private static func controlMethods(_ session: Session, where isSelected: (String) -> Bool) -> [ChannelRegistry.Entry] {
        session.phone.connection.registry.methods.filter { $0.isChangeOfPhone && isSelected($0.method.name) }
    }

    private static func summaries(_ methods: [ChannelRegistry.Entry]) -> String {
        methods.map { entry in
            let params = entry.method.parameters.map { $0.name + ($0.isRequired ? "" : "?") }
            return "\(entry.method.name)(\(params.joined(separator: ", "))): \(entry.method.summary.prefix { $0 != "." })."
        }.joined(separator: "\n")
    }
}
