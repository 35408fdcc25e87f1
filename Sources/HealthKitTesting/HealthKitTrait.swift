public import Foundation
import HealthEngine
import HealthKit
public import Testing

/// Gives a test a phone of its own, so that tests may run in parallel. On a suite, each of its tests has one. An option that the trait
/// of a test does not give is that of its suite.
///
/// `HKHealthStore` finds the phone in the task of the test, in its child tasks, and in handlers of HealthKit. A store that the
/// test has created, and its samples, also find it elsewhere. After the end of the test they keep its phone, and the first call is an
/// issue that names the test.
///
/// The first issue of a test has a comment with what happened on its phone, and the rules of HealthKit behind it. Warnings of the phone
/// are issues with the severity of a warning.
public struct HealthKitTrait: TestTrait, SuiteTrait, TestScoping {
    /// The configuration of the suites around, which the trait changes.
    @TaskLocal private static var configuration = HealthKitEmulator.Configuration()

    private let change: @Sendable (inout HealthKitEmulator.Configuration) -> Void

    init(_ change: @escaping @Sendable (inout HealthKitEmulator.Configuration) -> Void) { self.change = change }

    /// True, so that each test of a suite has a phone of its own.
    public var isRecursive: Bool { true }

    /// Runs a test on a new phone. A test case of a suite keeps the phone of its own trait, which has the options of both.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var configuration = Self.configuration
        change(&configuration)
        let emulator = try HealthKitEmulator.makeEmulator(configuration)
        emulator.keepHistory()
        let owner = PhoneOwner(test: test.displayName ?? test.name) { message in
            Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
        }
        let slot = HealthKit.HealthKitEmulator.Slot(emulator, of: owner)
        try await Self.$configuration.withValue(configuration) {
            try await TestIssues(of: slot, unusedFaults: configuration.unusedFaults).record(
                in: test, testCase: testCase, function)
        }
    }
}

extension Trait where Self == HealthKitTrait {
    /// A phone of the test's own. An option that is nil is that of the suite around, else the usual one of
    /// ``HealthKitEmulator/Configuration``.
    public static func healthKit(
        consent: HealthKitEmulator.Consent? = nil,
        clock: Date? = nil,
        timeZone: TimeZone? = nil,
        seed: UInt64? = nil,
        vary: UInt64? = nil,
        device: HealthKitEmulator.Device? = nil,
        system: String? = nil,
        unusedFaults: HealthKitEmulator.UnusedFaults? = nil,
        sheetTimeout: Duration? = nil
    ) -> HealthKitTrait {
        HealthKitTrait { configuration in
            if let consent { configuration.consent = consent }
            if let clock { configuration.clock = clock }
            if let timeZone { configuration.timeZone = timeZone }
            if let seed { configuration.seed = seed }
            if let vary { configuration.vary = vary }
            if let device { configuration.device = device }
            if let system { configuration.system = system }
            if let unusedFaults { configuration.unusedFaults = unusedFaults }
            if let sheetTimeout { configuration.sheetTimeout = sheetTimeout }
        }
    }

    /// A phone of the test's own.
    public static var healthKit: HealthKitTrait { .healthKit() }
}
