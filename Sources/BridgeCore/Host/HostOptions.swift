public import Foundation
public import HealthJSON
public import HealthModel
package import JSON
public import JSONRPC

/// The options of `serve` and their defaults.
public struct HostOptions: Codable {
    /// The effect of a native exception that an app cannot catch.
    public enum Exceptions: String, CaseIterable, Sendable, Codable {
        /// The request fails with the error -32002.
        case error
        /// The request fails with the error -32002, then the process aborts, as the app would.
        case abort
    }

    /// The spellings that are accepted for identifiers.
    public enum Mode: String, CaseIterable, Sendable, Codable {
        /// Swift case names are accepted as identifiers, with a warning on stderr.
        case lenient
        /// Only identifiers that a device accepts.
        case strict
    }

    /// The path of the store file; nil for an in-memory store.
    public var storePath: String?
    /// The path of the audit log; nil for a host without audit log.
    public var auditLogPath: String?
    /// The user that the entries of the audit log name.
    public var userID: String?
    /// The device that the entries of the audit log name.
    public var deviceID: String?
    /// The device class and the version of the system.
    public var device = EmulatedDevice()
    /// The identity of the app.
    public var app = AppIdentity()
    /// The answers to permission sheets.
    public var consent = ConsentScript()
    /// The start of a fixed clock; nil for the machine's clock.
    public var clock: Date?
    /// The time at which the machine's clock stands until the first message; nil if it runs from the start.
    package var timeOfStart: Date?
    /// The seconds by which each reading advances a fixed clock.
    public var clockStep: TimeInterval = 0
    /// The device's time zone; nil for the machine's.
    public var timeZone: TimeZone?
    /// The seed of all random choices; nil for the machine's randomness.
    public var seed: UInt64?
    /// The seed of what HealthKit does not promise; nil for what the rules decide.
    public var vary: UInt64?
    /// The paths of the files that were read for other options, by the names of these options: `prelude` and `consent`.
    public var inputPaths: [String: String] = [:]
    /// The requests that set up the phone, one per line.
    public var prelude = ""
    /// The effect of a native exception that an app cannot catch.
    public var exceptions = Exceptions.error
    /// The spellings that are accepted for identifiers.
    public var mode = Mode.lenient
    /// The framing; nil to detect it from the first byte of the input.
    public var framing: Framing?
    /// The longest accepted message, in bytes.
    public var maximumFrame = 64 << 20
    /// Whether the `control/…` methods are disabled.
    public var noControl = false
    /// The versions of published packages that are not the newest mirrored ones, by the name of the package.
    var pluginVersions: [String: String] = [:]
    /// The files that the client may name. No method changes it.
    public var files = FileAccess.all
    /// The lowest level that is logged on stderr.
    public var logLevel = LogLevel.warning

    /// The default options.
    public init() {}

    package func makeEnvironment(log: @escaping (LogRecord) -> Void) -> Environment {
        var clock = clock.map { Clock(fixedAt: $0, step: clockStep) } ?? Clock()
        if let timeOfStart, !clock.isFixed { clock.hold(at: timeOfStart) }
        return Environment(
            clock: clock,
            timeZone: timeZone,
            seed: seed,
            varyingBy: vary,
            logLevel: logLevel,
            log: log
        )
    }
}

extension HostOptions {
    /// The options of `serve` that `control/reset` has too. `framing` is not one, because the connection uses it.
    package static let table: [CommandOption<HostOptions>] = [
        CommandOption(
            "profile", .name as ValueCodec<DeviceProfile>, .phone, "The device class.", default: "iphone", isRepeatable: true
        ) { $0.device.profile = $1 },
        CommandOption(
            "osVersion", .osVersion, .phone, "The version of iOS, such as 17.4, which determines the available types.",
            valueName: "version", default: .string("\(EmulatedDevice.defaultSystem)"), isRepeatable: true
        ) { $0.device.osVersion = $1 },
        CommandOption("noHealthRecords", .bool, .phone, "The region has no Health Records.", isRepeatable: true) {
            $0.device.isInHealthRecordsRegion = !$1
        },
        CommandOption(
            "clock", .string, .phone, "The clock: system, or an RFC 3339 instant at which a fixed clock starts.",
            valueName: "instant", default: "system", isRepeatable: true
        ) { options, text in try options.setClock(text) },
        CommandOption(
            "clockStep", .seconds, .phone, "The seconds by which each reading advances a fixed clock.", valueName: "seconds",
            default: 0, isRepeatable: true
        ) { $0.clockStep = $1 },
        CommandOption(
            "timeZone", .timeZone, .phone, "The time zone, an IANA name. Default: that of the system.", valueName: "name",
            isRepeatable: true
        ) { $0.timeZone = $1 },
        CommandOption(
            "seed", .seed, .phone, "The seed that makes every random choice reproducible.", valueName: "n", isRepeatable: true
        ) { $0.seed = $1 },
        CommandOption(
            "vary", .seed, .phone,
            "The seed of what HealthKit does not promise, such as the order of samples. Without it, nothing varies.",
            valueName: "seed", isRepeatable: true
        ) { $0.vary = $1 },
        CommandOption(
            "bundleId", .identifier, .app, "The bundle identifier of the app.", valueName: "id", default: "com.example.app",
            isRepeatable: true
        ) { $0.app.bundleIdentifier = $1 },
        CommandOption(
            "appName", .identifier, .app, "The name of the app.", valueName: "name", default: "App", isRepeatable: true
        ) { $0.app.name = $1 },
        CommandOption(
            "appVersion", .identifier, .app, "The version of the app.", valueName: "version", default: "1.0", isRepeatable: true
        ) { $0.app.version = $1 },
        CommandOption(
            "store", .path, .data, "The store file. It is created if missing. Default: an in-memory store.", valueName: "path"
        ) { $0.storePath = $1 },
        CommandOption(
            "prelude", .path, .data,
            "A file of requests, one per line, that run before the first input is read; or a folder of .jsonl and .zip files.",
            valueName: "path"
        ) { options, path in try options.setPrelude(path: path) },
        CommandOption(
            "mode", .name as ValueCodec<Mode>, .messages,
            """
            lenient accepts Swift case names as identifiers; strict accepts only what a device accepts. The default of the command \
            exec is strict.
            """, default: "lenient", isRepeatable: true
        ) { $0.mode = $1 },
        CommandOption(
            "exceptions", .name as ValueCodec<Exceptions>, .messages,
            "The effect of a native exception, which an app cannot catch: the request fails, or the process also aborts.",
            default: "error"
        ) { $0.exceptions = $1 },
        CommandOption("noControl", .bool, .messages, "Disable the control/… methods.") { $0.noControl = $1 },
        CommandOption(
            "maxFrame", .count, .messages, "The longest accepted message.", valueName: "bytes", default: 67_108_864
        ) { $0.maximumFrame = $1 },
        CommandOption(
            "logLevel", .name as ValueCodec<LogLevel>, .log, "The lowest level that is logged on stderr.", default: "warning"
        ) { $0.logLevel = $1 },
        CommandOption(
            "auditLog", .path, .log, "The audit log: a file to which one line is appended for each access to health data.",
            valueName: "path"
        ) { $0.auditLogPath = $1 },
        CommandOption("userId", .string, .log, "The user that the entries of the audit log name.", valueName: "id") {
            $0.userID = $1
        },
        CommandOption("deviceId", .string, .log, "The device that the entries of the audit log name.", valueName: "id") {
            $0.deviceID = $1
        },
        // The last one, because a script names types of the device.
        CommandOption(
            "consent", .consent, .app,
            "The answers to permission sheets: a policy, or the path of a script in JSON. The default of the command studio is ask.",
            valueName: "policy", default: "allow", isRepeatable: true,
            choices: ConsentPolicy.allCases.map(\.rawValue)
        ) { options, value, log in try options.setConsent(value, log: log) },
    ]

    /// Sets options from their values by name. The values may name any file.
    package mutating func set(_ values: JSONObject, log: @escaping (LogRecord) -> Void) throws {
        let context = ReadingContext(device: device, isLenient: mode == .lenient, files: .all)
        let reader = JSONReader(.object(values), path: "")
        var members = try Members(reader, of: Self.table.map(\.name), context)
        try set(&members, log: log)
    }

    /// Sets the options that the arguments have. Throws if the host would write a file that two options name.
    package mutating func set(_ arguments: inout Members, log: @escaping (LogRecord) -> Void) throws {
        for option in Self.table { try option.set(&self, &arguments, log: log) }
        guard let option = optionOfSharedFile else { return }
        throw JSONReadingError.expected("the path of a file that no other option names", at: option)
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
