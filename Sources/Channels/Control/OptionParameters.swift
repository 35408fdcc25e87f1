import HealthEngine
import HealthModel
import JSON

/// The options of `serve` as parameters of `control/reset`: all but `framing`, in which the two sides are talking.
enum OptionParameters {
    static let profile = Parameter.optional("profile", .name as Form<DeviceProfile>, "The device class.")
    static let osVersion = Parameter.optional("osVersion", .osVersion, "The system's version.")
    static let bundleId = Parameter.optional("bundleId", .string, "The app's bundle identifier.")
    static let appName = Parameter.optional("appName", .string, "The app's name.")
    static let appVersion = Parameter.optional("appVersion", .string, "The app's version.")
    static let consent = Parameter.optional(
        "consent",
        .any,
        "A policy, a rule, a list of rules used in turn, or the path of a script."
    )
    static let clock = Parameter.optional("clock", .string, "`system`, or an RFC 3339 instant.")
    static let clockStep = Parameter.optional("clockStep", .seconds, "By how much each reading moves a fixed clock.")
    static let timeZone = Parameter.optional("timeZone", .timeZone, "An IANA name.")
    static let seed = Parameter.optional("seed", .seed, "Makes every random choice reproducible.")
    static let exceptions = Parameter.optional(
        "exceptions",
        .name as Form<HostOptions.Exceptions>,
        "What an uncatchable native exception does."
    )
    static let mode = Parameter.optional("mode", .name as Form<HostOptions.Mode>, "How identifiers are read.")
    static let maxFrame = Parameter.optional("maxFrame", .count, "The longest message accepted, in bytes.")
    static let store = Parameter.optional("store", .string, "The path of another store file.")
    static let keyFile = Parameter.optional(
        "keyFile",
        .string,
        "The path of the file with the key of the store. A store that is named without one is a plain one."
    )
    static let auditLog = Parameter.optional("auditLog", .string, "The path of an audit log.")
    static let prelude = Parameter.optional("prelude", .string, "The path of another prelude.")
    static let noControl = Parameter.optional("noControl", .bool, "Whether control is out of reach from now on.")
    static let logLevel = Parameter.optional("logLevel", .name as Form<LogLevel>, "What is worth a line on stderr.")

    static let all = [
        profile.description, osVersion.description, bundleId.description, appName.description, appVersion.description,
        consent.description, clock.description, clockStep.description, timeZone.description, seed.description,
        exceptions.description, mode.description, noControl.description, logLevel.description, maxFrame.description,
        store.description, keyFile.description, prelude.description, auditLog.description,
    ]

    /// Options with those changed that are given.
    static func options(
        _ arguments: Arguments,
        startingFrom initial: HostOptions
    ) throws(BridgeError) -> HostOptions {
        var options = initial
        options.profile = try arguments(profile) ?? options.profile
        options.osVersion = try arguments(osVersion) ?? options.osVersion
        options.app.bundleIdentifier = try arguments(bundleId) ?? options.app.bundleIdentifier
        options.app.name = try arguments(appName) ?? options.app.name
        options.app.version = try arguments(appVersion) ?? options.app.version
        options.clockStep = try arguments(clockStep) ?? options.clockStep
        options.timeZone = try arguments(timeZone) ?? options.timeZone
        options.seed = try arguments(seed) ?? options.seed
        options.exceptions = try arguments(exceptions) ?? options.exceptions
        options.mode = try arguments(mode) ?? options.mode
        options.noControl = try arguments(noControl) ?? options.noControl
        options.logLevel = try arguments(logLevel) ?? options.logLevel
        options.maximumFrame = try arguments(maxFrame) ?? options.maximumFrame
        if let path = try arguments(store) {
            options.storePath = path
            options.storeKey = nil
        }
        options.auditLogPath = try arguments(auditLog) ?? options.auditLogPath
        let keyFile = try arguments(keyFile)
        let clock = try arguments(clock)
        let prelude = try arguments(prelude)
        let consent = try arguments(consent)
        let log = arguments.context.store.environment.log
        do {
            try clock.map { (text) throws(OptionError) in try options.setClock(text) }
            try keyFile.map { (path) throws(OptionError) in try options.setStoreKey(path: path) }
            try prelude.map { (path) throws(OptionError) in try options.setPrelude(path: path) }
            if case .string(let text)? = consent {
                try options.setConsent(text, log: log)
                return options
            }
        } catch {
            throw .expected(error.expected, at: error.option)
        }
        if let consent {
            try options.setConsent(script: consent, log: log)
        }
        return options
    }
}

extension Form where Value == UInt64 {
    static let seed = Form(["type": "integer", "minimum": 0]) { (reader) throws(JSONReadingError) in
        guard let seed = UInt64(exactly: try reader.integer()) else {
            throw reader.fail(expected: "an integer, not negative")
        }
        return seed
    }
}
