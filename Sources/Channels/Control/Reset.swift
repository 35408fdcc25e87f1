import BridgeCore
import HealthEngine
import HealthModel
import JSON

extension ControlChannel {
    /// Goes back to the start of the process, then applies options of `serve`: all but `framing`, in which the two sides are
    /// talking.
    static let reset = Method(
        "reset",
        """
        Everything back to the start of the process, then any option of serve by its long name in camel case; \
        the prelude is carried out again. Requests that wait for the user are cancelled.
        """,
        .optional("profile", .name as ValueCodec<DeviceProfile>, "The device class."),
        .optional("osVersion", .osVersion, "The system's version."),
        .optional("bundleId", .string, "The app's bundle identifier."),
        .optional("appName", .string, "The app's name."),
        .optional("appVersion", .string, "The app's version."),
        .optional("consent", .any, "A policy, a rule, a list of rules used in turn, or the path of a script."),
        .optional("clock", .string, "`system`, or an RFC 3339 instant."),
        .optional("clockStep", .seconds, "By how much each reading moves a fixed clock."),
        .optional("timeZone", .timeZone, "An IANA name."),
        .optional("seed", .seed, "Makes every random choice reproducible."),
        .optional(
            "exceptions",
            .name as ValueCodec<HostOptions.Exceptions>,
            "What an uncatchable native exception does."
        ),
        .optional("mode", .name as ValueCodec<HostOptions.Mode>, "How identifiers are read."),
        .optional("noControl", .bool, "Whether control is out of reach from now on."),
        .optional("logLevel", .name as ValueCodec<LogLevel>, "What is worth a line on stderr."),
        .optional("maxFrame", .count, "The longest message accepted, in bytes."),
        .optional("store", .string, "The path of another store file."),
        .optional(
            "keyFile",
            .string,
            "The path of the file with the key of the store. A store that is named without one is a plain one."
        ),
        .optional("prelude", .string, "The path of another prelude."),
        .optional("auditLog", .string, "The path of an audit log."),
        result: .nothing,
        example: Example(["osVersion": "17.0", "consent": "deny"])
    ) {
        (
            call,
            profile,
            osVersion,
            bundleId,
            appName,
            appVersion,
            consent,
            clock,
            clockStep,
            timeZone,
            seed,
            exceptions,
            mode,
            noControl,
            logLevel,
            maxFrame,
            store,
            keyFile,
            prelude,
            auditLog
        ) throws(BridgeError) in
        var options = call.connection.initialOptions
        options.device.profile = profile ?? options.device.profile
        options.device.osVersion = osVersion ?? options.device.osVersion
        options.app.bundleIdentifier = bundleId ?? options.app.bundleIdentifier
        options.app.name = appName ?? options.app.name
        options.app.version = appVersion ?? options.app.version
        options.clockStep = clockStep ?? options.clockStep
        options.timeZone = timeZone ?? options.timeZone
        options.seed = seed ?? options.seed
        options.exceptions = exceptions ?? options.exceptions
        options.mode = mode ?? options.mode
        options.noControl = noControl ?? options.noControl
        options.logLevel = logLevel ?? options.logLevel
        options.maximumFrame = maxFrame ?? options.maximumFrame
        if let store {
            options.storePath = store
            options.storeKey = nil
        }
        options.auditLogPath = auditLog ?? options.auditLogPath
        do throws(OptionError) {
            if let clock { try options.setClock(clock) }
            if let keyFile { try options.setStoreKey(path: keyFile) }
            if let prelude { try options.setPrelude(path: prelude) }
        } catch {
            throw .expected(error.expected, at: error.option)
        }
        // Last: a script names types of the device.
        if let consent { try options.setConsent(consent, log: call.phone.environment.log) }
        try reset(call, to: options)
        return JSONNull()
    }

    private static func reset(_ call: Call, to options: HostOptions) throws(BridgeError) {
        do throws(PreludeError) {
            _ = try call.connection.preludeRequests(options.prelude)
        } catch {
            throw refusal(of: error)
        }
        try call.connection.reset(to: options)
        call.afterResponse {
            call.app.process.failAuthorizations(.error(.errorUserCanceled))
            // The requests that have just ended were made before the reset.
            call.connection.journal = Journal()
        }
        do throws(PreludeError) {
            try call.connection.runPrelude()
        } catch {
            throw refusal(of: error)
        }
    }

    private static func refusal(of error: PreludeError) -> BridgeError {
        .expected("requests that succeed. \(error.message)", at: "prelude")
    }
}

extension HostOptions {
    /// Sets who answers the permission sheet: a policy, a rule, a list of rules, or the path of a script.
    fileprivate mutating func setConsent(
        _ value: JSONValue,
        log: @escaping (LogRecord) -> Void
    ) throws(BridgeError) {
        guard case .string(let text) = value else { return try setConsent(script: value, log: log) }
        do throws(OptionError) {
            try setConsent(text, log: log)
        } catch {
            throw .expected(error.expected, at: error.option)
        }
    }
}

extension ValueCodec where Value == UInt64 {
    /// The seed of a random generator.
    static let seed = ValueCodec(["type": "integer", "minimum": 0]) { (reader) throws(JSONReadingError) in
        guard let seed = UInt64(exactly: try reader.integer()) else {
            throw reader.fail(expected: "an integer, not negative")
        }
        return seed
    }
}
