public import Foundation
public import HealthJSON
public import HealthModel
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
            logLevel: logLevel,
            log: log
        )
    }
}
