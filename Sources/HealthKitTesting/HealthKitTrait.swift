public import Foundation
import HealthEngine
import HealthKit
public import Testing

/// Gives a test a phone of its own, so that tests may run in parallel. On a suite, each of its tests has one.
///
/// `HKHealthStore` finds the phone in the task of the test, in its child tasks, and in handlers of HealthKit. A store that the
/// test has created, and its samples, also find it elsewhere. After the end of the test they keep its phone, and the first call is an
/// issue that names the test.
///
/// The first issue of a test has a comment with what happened on its phone, and the rules of HealthKit behind it. Warnings of the phone
/// are issues with the severity of a warning.
public struct HealthKitTrait: TestTrait, SuiteTrait, TestScoping {
    private let configuration: HealthKitEmulator.Configuration

    init(_ configuration: HealthKitEmulator.Configuration) { self.configuration = configuration }

    /// True, so that each test of a suite has a phone of its own.
    public var isRecursive: Bool { true }

    /// Runs a test on a new phone. A test case of a suite keeps the phone of its own trait.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let emulator = try HealthKitEmulator.makeEmulator(configuration)
        emulator.keepHistory()
        let owner = PhoneOwner(test: test.displayName ?? test.name) { message in
            Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
        }
        let slot = HealthKit.HealthKitEmulator.Slot(emulator, of: owner)
        try await TestIssues(of: slot).record(in: test, testCase: testCase, function)
    }
}

extension Trait where Self == HealthKitTrait {
    /// A phone of the test's own.
    public static func healthKit(
        consent: HealthKitEmulator.Consent = .allow,
        clock: Date? = nil,
        timeZone: TimeZone? = nil,
        seed: UInt64? = nil,
        device: HealthKitEmulator.Device = .iPhone,
        system: String = HealthKitEmulator.Configuration().system,
        sheetTimeout: Duration? = .seconds(2)
    ) -> HealthKitTrait {
        var configuration = HealthKitEmulator.Configuration()
        configuration.consent = consent
        configuration.clock = clock
        configuration.timeZone = timeZone
        configuration.seed = seed
        configuration.device = device
        configuration.system = system
        configuration.sheetTimeout = sheetTimeout
        return HealthKitTrait(configuration)
    }

    /// A phone of the test's own.
    public static var healthKit: HealthKitTrait { .healthKit() }
}
