public import Foundation
public import HealthEngine
public import HealthModel
public import JSONRPC

/// The options of `serve`, with their defaults.
public struct HostOptions {
    /// What an uncatchable native exception does.
    public enum Exceptions: String, CaseIterable, Sendable {
        /// The request is answered with the error -32002.
        case error
        /// The request is answered, then the process aborts, as the app would.
        case abort
    }

    /// How identifiers are read.
    public enum Mode: String, CaseIterable, Sendable {
        /// Swift case names are taken for identifiers, with a word on stderr.
        case lenient
        /// Only what a device accepts.
        case strict
    }

    /// The store file; nil for a store in memory.
    public var storePath: String?
    /// What the store file is encrypted with; nil for a plain one.
    public var storeKey: StoreKey?
    /// The audit log; nil for none.
    public var auditLogPath: String?
    /// The device class, and the system's version.
    public var device = EmulatedDevice()
    /// Who the app is.
    public var app = AppIdentity()
    /// Who answers the permission sheet.
    public var consent = ConsentScript()
    /// The instant at which a fixed clock stands; nil for the machine's clock.
    public var clock: Date?
    /// By how many seconds each reading moves a fixed clock.
    public var clockStep: TimeInterval = 0
    /// The device's time zone; nil for the machine's.
    public var timeZone: TimeZone?
    /// Makes every random choice reproducible.
    public var seed: UInt64?
    /// Requests that set up the world, one a line.
    public var prelude = ""
    /// What an uncatchable native exception does.
    public var exceptions = Exceptions.error
    /// How identifiers are read.
    public var mode = Mode.lenient
    /// The framing; nil to tell it from the input.
    public var framing: Framing?
    /// The longest message accepted, in bytes.
    public var maximumFrame = 64 << 20
    /// Whether `control/…` is out of reach.
    public var noControl = false
    /// What is worth a line on stderr.
    public var logLevel = LogLevel.warning

    /// The default world.
    public init() {}

    package func makeEnvironment(log: @escaping (LogRecord) -> Void) -> Environment {
        Environment(
            clock: clock.map { Clock(fixedAt: $0, step: clockStep) } ?? Clock(),
            timeZone: timeZone,
            seed: seed,
            logLevel: logLevel,
            log: log
        )
    }
}
