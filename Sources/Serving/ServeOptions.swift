public import ArgumentParser
public import BridgeCore
import ControlChannel
import Foundation
public import HealthModel
import JSON
import JSONRPC

/// The shared options of `serve` and `call`.
package struct ServeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The store file. It is created if missing. Default: an in-memory store.", valueName: "path"),
        completion: .file()
    )
    var store: String?

    @Option(
        help: ArgumentHelp(
            "The file with the key of an encrypted store. Default: the store is not encrypted.", valueName: "path"
        ),
        completion: .file()
    )
    var keyFile: String?

    @Option(
        help: ArgumentHelp(
            "The audit log: a file to which one line is appended for each access to health data.", valueName: "path"
        ),
        completion: .file()
    )
    var auditLog: String?

    @Option(help: ArgumentHelp("The user that the entries of the audit log name.", valueName: "id"))
    var userId: String?

    @Option(help: ArgumentHelp("The device that the entries of the audit log name.", valueName: "id"))
    var deviceId: String?

    @Option(help: "The device class.")
    var profile = DeviceProfile.iPhone

    @Option(help: ArgumentHelp("The version of iOS, such as 17.4, which determines the available types.", valueName: "version"))
    var osVersion = OSVersion(major: 18)

    @Option(help: ArgumentHelp("The bundle identifier of the app.", valueName: "id"))
    var bundleId = "com.example.app"

    @Option(help: ArgumentHelp("The name of the app.", valueName: "name"))
    var appName = "App"

    @Option(help: ArgumentHelp("The version of the app.", valueName: "version"))
    var appVersion = "1.0"

    @Option(
        help: ArgumentHelp(
            """
            The answers to permission sheets: allow, deny, ask, cancel, leave, kill, or the path of a script. Default: allow; \
            ask with the command studio.
            """,
            valueName: "policy"
        )
    )
    var consent: String?

    @Option(help: ArgumentHelp("The clock: system, or an RFC 3339 instant at which a fixed clock starts.", valueName: "instant"))
    var clock = "system"

    @Option(help: ArgumentHelp("The seconds by which each reading advances a fixed clock.", valueName: "seconds"))
    var clockStep = 0.0

    @Option(help: ArgumentHelp("The time zone, an IANA name. Default: that of the system.", valueName: "name"))
    var timeZone: String?

    @Option(help: ArgumentHelp("The seed that makes every random choice reproducible.", valueName: "n"))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp("A file of requests, one per line, that run before the first input is read.", valueName: "file"),
        completion: .file()
    )
    var prelude: String?

    @Option(help: "The effect of a native exception, which an app cannot catch.")
    var exceptions = HostOptions.Exceptions.error

    @Option(help: "lenient accepts Swift case names as identifiers; strict accepts only what a device accepts.")
    var mode = HostOptions.Mode.lenient

    @Option(help: ArgumentHelp("The framing: auto, lines or headers.", valueName: "framing"))
    var framing = "auto"

    @Option(help: ArgumentHelp("The longest accepted message.", valueName: "bytes"))
    var maxFrame = 64 << 20

    @Flag(help: "The region has no Health Records.")
    var noHealthRecords = false

    @Flag(help: "Disable the control/… methods.")
    var noControl = false

    @Option(help: "The lowest level that is logged on stderr.")
    var logLevel = LogLevel.warning

    /// The default options.
    package init() {}

    /// The options for the host, with a policy for permission sheets if none is given. Throws a validation error (exit status 64)
    /// for an invalid one.
    package func hostOptions(consent policy: ConsentPolicy = .allow) throws -> HostOptions {
        var options = HostOptions()
        options.storePath = store
        options.auditLogPath = auditLog
        options.userID = userId
        options.deviceID = deviceId
        options.device = EmulatedDevice(profile, osVersion: osVersion)
        options.device.isInHealthRecordsRegion = !noHealthRecords
        options.app = AppIdentity(bundleIdentifier: bundleId, name: appName, version: appVersion)
        options.exceptions = exceptions
        options.mode = mode
        options.noControl = noControl
        options.logLevel = logLevel
        options.seed = seed
        guard osVersion >= OSVersion(major: 8) else {
            throw ValidationError("The value '\(osVersion)' is invalid for '--os-version': HealthKit exists from iOS 8.0.")
        }
        guard maxFrame > 0 else {
            throw ValidationError("The value '\(maxFrame)' is invalid for '--max-frame': it must be at least 1.")
        }
        options.maximumFrame = maxFrame
        guard clockStep.isFinite, clockStep >= 0 else {
            throw ValidationError(
                "The value '\(clockStep)' is invalid for '--clock-step': it must be a number that is not negative."
            )
        }
        options.clockStep = clockStep
        options.framing = try parsedFraming()
        options.timeZone = try parsedTimeZone()
        do {
            if let keyFile {
                try options.setStoreKey(path: keyFile, log: StandardErrorLog().write)
            }
            try options.setClock(clock)
            try options.setConsent(consent ?? policy.rawValue, log: StandardErrorLog().write)
            if let prelude {
                try options.setPrelude(path: prelude)
            }
            try options.checkFiles()
        } catch {
            let name = String(error.option.prefix { $0.isLetter }).replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
            let values = [
                "key-file": keyFile, "prelude": prelude, "consent": consent, "clock": clock, "store": store,
                "audit-log": auditLog,
            ]
            let value = values[name]?.map { " '\($0)'" } ?? ""
            throw ValidationError("The value\(value) is invalid for '--\(name)': \(error).")
        }
        return options
    }

    /// Starts to record into a file. The seed is fixed, so that a replay has the same identifiers.
    package func makeRecorder(path: String, _ options: inout HostOptions) throws -> Recorder {
        let seed = seed ?? UInt64.random(in: 0..<(1 << 53))
        options.seed = seed
        func refusal(_ reason: String) -> ValidationError {
            ValidationError("The value '\(path)' is invalid for '--record': \(reason).")
        }
        guard !options.isNamed(path, byOtherThan: "record") else { throw refusal("another option names the same file") }
        let recorder: Recorder
        do {
            recorder = try Recorder(path: path, given: given(seed: seed), options, log: StandardErrorLog().write)
        } catch {
            throw refusal(error == .exists ? "there is a file already" : "the file cannot be written")
        }
        StandardErrorLog().write(LogRecord(.warning, "the recording contains health values: \(path)"))
        return recorder
    }

    /// The options of a case that starts an equal host, except for files.
    private func given(seed: UInt64) -> JSONObject {
        var given: JSONObject = [
            "profile": .string(profile.rawValue), "osVersion": .string(osVersion.description),
            "bundleId": .string(bundleId), "appName": .string(appName), "appVersion": .string(appVersion),
            "mode": .string(mode.rawValue), "exceptions": .string(exceptions.rawValue),
            "seed": .integer(Int64(clamping: seed)),
        ]
        if clock != "system" { given["clock"] = .string(clock) }
        // The step has no effect on the machine's clock. A replay has a fixed clock.
        if clock != "system", clockStep != 0 { given["clockStep"] = .real(clockStep) }
        given["timeZone"] = .string(timeZone ?? TimeZone.current.identifier)
        if noHealthRecords { given["noHealthRecords"] = .bool(true) }
        if noControl { given["noControl"] = .bool(true) }
        if maxFrame != 64 << 20 { given["maxFrame"] = .integer(Int64(maxFrame)) }
        let consent = consent ?? ConsentPolicy.allow.rawValue
        let script = (try? String(contentsOfFile: consent, encoding: .utf8)).flatMap { try? JSONValue(parsing: $0) }
        given["consent"] = script ?? .string(consent)
        return given
    }

    private func parsedFraming() throws -> Framing? {
        guard framing != "auto" else { return nil }
        guard let framing = Framing(rawValue: framing) else {
            throw ValidationError("The value '\(framing)' is invalid for '--framing': choose auto, lines or headers.")
        }
        return framing
    }

    private func parsedTimeZone() throws -> TimeZone? {
        guard let timeZone else { return nil }
        guard let zone = TimeZone(ianaName: timeZone) else {
            throw ValidationError("The value '\(timeZone)' is invalid for '--time-zone': it must be an IANA name.")
        }
        return zone
    }
}

extension DeviceProfile: ExpressibleByArgument {}
extension HostOptions.Exceptions: ExpressibleByArgument {}
extension HostOptions.Mode: ExpressibleByArgument {}
extension LogLevel: ExpressibleByArgument {}
extension OSVersion: ExpressibleByArgument {
    /// A version from the command line.
    public init?(argument: String) {
        self.init(argument)
    }
}
