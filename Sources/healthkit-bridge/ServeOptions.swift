public import ArgumentParser
public import BridgeCore
import ControlChannel
import Foundation
public import HealthModel
import JSONRPC

/// The options that `serve` and `call` share.
struct ServeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The store file, created if missing; in memory if left out.", valueName: "path"),
        completion: .file()
    )
    var store: String?

    @Option(
        help: ArgumentHelp(
            "The file with the key by which the store is encrypted; the store is plain if left out.",
            valueName: "path"
        ),
        completion: .file()
    )
    var keyFile: String?

    @Option(
        help: ArgumentHelp(
            "Notes each access to health data in a file, a line each, which is only ever appended to.",
            valueName: "path"
        ),
        completion: .file()
    )
    var auditLog: String?

    @Option(help: "The device class.")
    var profile = DeviceProfile.iPhone

    @Option(help: ArgumentHelp("The version of iOS, which decides which types exist.", valueName: "version"))
    var osVersion = OSVersion(major: 18)

    @Option(help: ArgumentHelp("The app's bundle identifier.", valueName: "id"))
    var bundleId = "com.example.app"

    @Option(help: ArgumentHelp("The app's name.", valueName: "name"))
    var appName = "App"

    @Option(help: ArgumentHelp("The app's version.", valueName: "version"))
    var appVersion = "1.0"

    @Option(
        help: ArgumentHelp(
            "Who answers the permission sheet: allow, deny, ask, cancel, kill, or the path of a script.",
            valueName: "policy"
        )
    )
    var consent = "allow"

    @Option(
        help: ArgumentHelp("The time: system, or an RFC 3339 instant at which the clock stands.", valueName: "instant")
    )
    var clock = "system"

    @Option(help: ArgumentHelp("By how much each reading moves a fixed clock.", valueName: "seconds"))
    var clockStep = 0.0

    @Option(help: ArgumentHelp("The time zone, an IANA name; the system's if left out.", valueName: "name"))
    var timeZone: String?

    @Option(help: ArgumentHelp("Makes every random choice reproducible.", valueName: "n"))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp("Requests, one a line, carried out before the first input is read.", valueName: "file"),
        completion: .file()
    )
    var prelude: String?

    @Option(help: "What a native exception, which no app survives, does.")
    var exceptions = HostOptions.Exceptions.error

    @Option(help: "lenient takes Swift case names for identifiers; strict accepts what a device accepts.")
    var mode = HostOptions.Mode.lenient

    @Option(help: ArgumentHelp("The framing: auto, lines or headers.", valueName: "framing"))
    var framing = "auto"

    @Option(help: ArgumentHelp("The longest message accepted.", valueName: "bytes"))
    var maxFrame = 64 << 20

    @Flag(help: "Puts the control/… methods out of reach.")
    var noControl = false

    @Option(help: "What is worth a line on stderr.")
    var logLevel = LogLevel.warning

    /// The options as the host takes them; a bad one is a validation error, exit status 64.
    func hostOptions() throws -> HostOptions {
        var options = HostOptions()
        options.storePath = store
        options.auditLogPath = auditLog
        options.device = EmulatedDevice(profile, osVersion: osVersion)
        options.app = AppIdentity(bundleIdentifier: bundleId, name: appName, version: appVersion)
        options.exceptions = exceptions
        options.mode = mode
        options.noControl = noControl
        options.logLevel = logLevel
        options.seed = seed
        guard osVersion >= OSVersion(major: 8) else {
            throw ValidationError(
                "The value '\(osVersion)' is invalid for '--os-version': HealthKit exists from iOS 8.0."
            )
        }
        guard maxFrame > 0 else {
            throw ValidationError("The value '\(maxFrame)' is invalid for '--max-frame': it must be at least 1.")
        }
        options.maximumFrame = maxFrame
        guard clockStep.isFinite, clockStep >= 0 else {
            throw ValidationError(
                "The value '\(clockStep)' is invalid for '--clock-step': it must be a number, not negative."
            )
        }
        options.clockStep = clockStep
        options.framing = try parsedFraming()
        options.timeZone = try parsedTimeZone()
        do {
            if let keyFile {
                try options.setStoreKey(path: keyFile)
            }
            try options.setClock(clock)
            try options.setConsent(consent, log: StandardErrorLog().write)
            if let prelude {
                try options.setPrelude(path: prelude)
            }
        } catch {
            let name = error.option.prefix { $0.isLetter }.replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
            throw ValidationError("The value of '--\(name)' is invalid: \(error).")
        }
        return options
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
    /// A version as the command line writes it.
    public init?(argument: String) {
        self.init(argument)
    }
}
