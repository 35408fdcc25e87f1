public import Foundation
import HealthEngine
import HealthKit
import HealthModel

/// The emulated phone of a test, and the person who uses it.
///
/// Tests with the trait ``HealthKitTrait`` have a phone each, and may run in parallel. All other code of the process shares one phone, which
/// ``reset(_:)`` replaces.
///
/// ```swift
/// @Test(.healthKit(consent: .deny)) func `a denied app shows no steps`() async throws {
///     let steps = try await Dashboard().steps()
///     #expect(steps == nil)
/// }
/// ```
public enum HealthKitEmulator {
    /// The person's answer to permission sheets.
    public enum Consent: String, Sendable {
        /// Grants all that the app asks for.
        case allow
        /// Denies all.
        case deny
        /// Closes the sheet without a decision.
        case cancel
        /// Leaves the sheet open, until ``HealthKitEmulator/answerSheet(_:)``.
        case ask
    }

    /// The device.
    public enum Device: String, Sendable {
        /// An iPhone.
        case iPhone = "iphone"
        /// An iPad.
        case iPad = "ipad"
        /// An Apple Watch.
        case watch
        /// An Apple Vision Pro.
        case vision
        /// A device without health data.
        case unsupported
    }

    /// What becomes of a test that has ordered a fault which no operation has used.
    public enum UnusedFaults: Sendable {
        /// The test fails.
        case fail
        /// The test has a warning.
        case warn
    }

    /// What a phone starts with.
    public struct Configuration: Sendable {
        /// The answer to permission sheets.
        public var consent = Consent.allow
        /// The time at which HealthKit's clock stands still. Nil for the time of the machine. `Date()` always has the time of the machine.
        public var clock: Date?
        /// The time zone. Nil for that of the machine.
        public var timeZone: TimeZone?
        /// The seed of random identifiers. Nil for other ones in each run.
        public var seed: UInt64?
        /// The seed of what HealthKit does not promise, such as the order of samples. The default is that of the environment variable
        /// `HEALTHKIT_BRIDGE_VARY`. Nil for a phone that does not vary.
        public var vary = ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE_VARY"].flatMap(UInt64.init)
        /// The device.
        public var device = Device.iPhone
        /// The version of iOS, or of the system of the same year, such as `27.0`.
        public var system = "\(EmulatedDevice.defaultSystem)"
        /// How long a permission sheet may be open while nothing happens on the phone. Then the requests that wait for it fail with
        /// ``UnansweredSheet``. Nil for no limit.
        public var sheetTimeout: Duration? = .seconds(2)
        /// What becomes of a test that has ordered a fault which no operation has used.
        public var unusedFaults = UnusedFaults.fail

        /// An iPhone whose user allows all.
        public init() {}
    }

    /// Replaces the phone by a new one with an empty store. Running queries of the former one get no more updates.
    public static func reset(_ configuration: Configuration = Configuration()) throws {
        let emulator = try makeEmulator(configuration)
        if let history = HealthKit.HealthKitEmulator.current.history { emulator.keepHistory(after: history) }
        HealthKit.HealthKitEmulator.current = emulator
    }

    /// Replaces the phone by a new one with an empty store.
    public static func reset(
        consent: Consent = .allow,
        clock: Date? = nil,
        timeZone: TimeZone? = nil,
        seed: UInt64? = nil,
        vary: UInt64? = Configuration().vary,
        device: Device = .iPhone,
        system: String = Configuration().system
    ) throws {
        var configuration = Configuration()
        configuration.consent = consent
        configuration.clock = clock
        configuration.timeZone = timeZone
        configuration.seed = seed
        configuration.vary = vary
        configuration.device = device
        configuration.system = system
        try reset(configuration)
    }

    static func makeEmulator(_ configuration: Configuration) throws -> HealthKit.HealthKitEmulator {
        let phone = try Phone(
            device: EmulatedDevice(
                DeviceProfile(rawValue: configuration.device.rawValue) ?? .iPhone,
                osVersion: try InvalidSystemVersion.check(configuration.system)
            ),
            consent: ConsentScript([configuration.consent.rule]),
            environment: Environment(
                clock: configuration.clock.map { Clock(fixedAt: $0) } ?? Clock(),
                timeZone: configuration.timeZone,
                seed: configuration.seed,
                varyingBy: configuration.vary
            )
        )
        let emulator = HealthKit.HealthKitEmulator(phone)
        emulator.failUnansweredSheets(after: configuration.sheetTimeout)
        return emulator
    }

    /// Carries out an action on the phone, then delivers the updates of the app's queries.
    static func withPhone<Value>(_ action: (Phone, AppProcess) throws -> Value) throws -> Value {
        let emulator = HealthKit.HealthKitEmulator.current
        return try emulator.perform(as: nil) { store in
            do {
                return try action(store.phone, store.process)
            } catch {
                throw emulator.error(of: error) ?? error
            }
        }
    }
}

extension HealthKitEmulator.Consent {
    var rule: ConsentRule { ConsentRule(ConsentPolicy(rawValue: rawValue) ?? .allow) }
}
