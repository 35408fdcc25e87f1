import BridgeCore
import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension ControlChannel {
    /// Resets the host to its start, then applies options of `serve`. `framing` cannot change, because the connection uses it.
    static let reset = Method(
        "reset",
        """
        Resets everything to the start of the host, applies the given options of `serve`, and runs the prelude again. \
        Requests that wait for the user are cancelled.
        """,
        .optional("profile", .name as ValueCodec<DeviceProfile>, "The device class."),
        .optional("osVersion", .osVersion, "The version of the system."),
        .optional("bundleId", .string, "The bundle identifier of the app."),
        .optional("appName", .string, "The name of the app."),
        .optional("appVersion", .string, "The version of the app."),
        .optional(
            "consent", .consent, "The answers to permission sheets: a policy, a rule, a list of rules, or the path of a script."
        ),
        .optional("clock", .string, "`system`, or an RFC 3339 instant at which a fixed clock starts."),
        .optional("clockStep", .seconds, "The seconds by which each reading advances a fixed clock."),
        .optional("timeZone", .timeZone, "The IANA name of the time zone."),
        .optional("seed", .seed, "The seed that makes every random choice reproducible."),
        .optional(
            "exceptions",
            .name as ValueCodec<HostOptions.Exceptions>,
            "Whether a native exception only fails the request (`error`) or also ends the process (`abort`)."
        ),
        .optional(
            "mode",
            .name as ValueCodec<HostOptions.Mode>,
            "Whether Swift case names are accepted as identifiers (`lenient`) or not (`strict`)."
        ),
        .optional("noHealthRecords", .bool, "Whether the region has no Health Records."),
        .optional("noControl", .bool, "Whether to disable the `control/…` methods from now on."),
        .optional("logLevel", .name as ValueCodec<LogLevel>, "The lowest level that is logged on stderr."),
        .optional("maxFrame", .count, "The longest accepted message, in bytes."),
        .optional("store", .path, "The path of another store file."),
        .optional(
            "keyFile",
            .path,
            "The path of the file with the key of the store. Without it, a store that `store` names is not encrypted."
        ),
        .optional("prelude", .path, "The path of another prelude."),
        .optional("auditLog", .path, "The path of an audit log."),
        .optional("userId", .string, "The user that the entries of the audit log name."),
        .optional("deviceId", .string, "The device that the entries of the audit log name."),
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
            noHealthRecords,
            noControl,
            logLevel,
            maxFrame,
            store,
            keyFile,
            prelude,
            auditLog,
            userId,
            deviceId
        ) in
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
        options.device.isInHealthRecordsRegion = noHealthRecords.map(!) ?? options.device.isInHealthRecordsRegion
        options.noControl = noControl ?? options.noControl
        options.logLevel = logLevel ?? options.logLevel
        options.maximumFrame = maxFrame ?? options.maximumFrame
        if let store {
            options.storePath = store
            options.storeKey = nil
            options.inputPaths["keyFile"] = nil
        }
        options.auditLogPath = auditLog ?? options.auditLogPath
        options.userID = userId ?? options.userID
        options.deviceID = deviceId ?? options.deviceID
        if let clock { try options.setClock(clock) }
        if let keyFile { try options.setStoreKey(path: keyFile, log: call.phone.environment.log) }
        if let prelude { try options.setPrelude(path: prelude) }
        // Set consent last, because a script names types of the device.
        if let consent { try options.setConsent(consent, log: call.phone.environment.log) }
        try options.checkFiles()
        try reset(call, to: options)
        return JSONNull()
    }

    private static func reset(_ call: Call, to options: HostOptions) throws {
        _ = try call.connection.preludeRequests(options.prelude)
        do {
            try call.connection.reset(to: options)
        } catch {
            throw error.naming(options.storePath)
        }
        call.afterResponse {
            call.app.process.failAuthorizations(.error(.errorUserCanceled))
            // The cancelled requests were made before the reset, so they do not belong in the new journal.
            call.connection.record.journal = Journal()
        }
        try call.connection.runPrelude()
    }
}

extension BridgeError {
    /// A failure of a store file with the path in its message; another error unchanged.
    fileprivate func naming(_ path: String?) -> BridgeError {
        guard case .health(.store(let error)) = self, let path else { return self }
        return .fault(
            ErrorObject(
                code: ErrorObject.internalError.code,
                message: "\(path.shortened): \(error.message)",
                data: ["store": .string(error.name)]
            )
        )
    }
}

extension HostOptions {
    /// Sets the answers to permission sheets from a policy, a rule, a list of rules, or the path of a script.
    fileprivate mutating func setConsent(_ value: JSONValue, log: @escaping (LogRecord) -> Void) throws {
        guard case .string(let text) = value else {
            inputPaths["consent"] = nil
            return try setConsent(script: value, log: log)
        }
        try setConsent(text, log: log)
    }
}

extension ValueCodec where Value == JSONValue {
    /// The answers to permission sheets, as JSON. A text that is not a policy is the path of a script.
    fileprivate static let consent = ValueCodec([:], isPath: true) { reader, context in
        guard case .string(let text) = reader.value, ConsentPolicy(rawValue: text) == nil else { return reader.value }
        guard let path = try? context.path(text, at: reader.path) else {
            let policies = ConsentPolicy.allCases.map(\.rawValue)
            let expected = "one of \(policies.joined(separator: ", ")), or \(context.files.expectation)"
            throw reader.fail(oneOf: policies, expected: expected)
        }
        return .string(path)
    }
}

extension ValueCodec where Value == UInt64 {
    /// The seed of a random generator.
    static let seed = ValueCodec(["type": "integer", "minimum": 0]) { reader in
        guard let seed = UInt64(exactly: try reader.integer()) else {
            throw reader.fail(expected: "an integer, not negative")
        }
        return seed
    }
}
