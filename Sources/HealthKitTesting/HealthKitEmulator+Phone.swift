public import Foundation
import HealthEngine
public import HealthKit
import HealthModel

/// The clock of the phone, its faults, and its app.
extension HealthKitEmulator {
    /// The time of HealthKit's clock.
    public static var now: Date {
        HealthKit.HealthKitEmulator.current.perform(as: nil) { $0.phone.environment.clock.current }
    }

    /// Moves the clock forwards. Everything that is due happens, in its order.
    public static func advanceClock(by seconds: TimeInterval) throws {
        try withPhone { phone, _ in _ = phone.advanceClock(by: seconds) }
    }

    /// Lets the next operations of the app fail. They change nothing.
    ///
    /// - Parameters:
    ///   - code: The error.
    ///   - operation: Which operation fails: the name of a method without its labels, such as `save`, or of a class of queries, such as
    ///     `HKSampleQuery`. Nil for the next one, whichever it is.
    ///   - times: How often.
    ///   - probability: How probable it is that an operation fails, by the seed of the phone. Nil for a fault that is certain: if no
    ///     operation uses it, the test fails (``Configuration/unusedFaults``).
    public static func failNext(
        _ code: HKError.Code, in operation: String? = nil, times: Int = 1, probability: Double? = nil
    ) {
        HealthKit.HealthKitEmulator.current.failNext(
            HealthError(HealthError.Code(rawValue: Int(code.rawValue)) ?? .unknownError), in: operation, times: times,
            probability: probability
        )
    }

    /// An entitlement of the app, or a usage description in its `Info.plist`.
    public enum Entitlement: Sendable {
        /// `com.apple.developer.healthkit`
        case healthKit
        /// `com.apple.developer.healthkit.background-delivery`
        case backgroundDelivery
        /// `health-records` in `com.apple.developer.healthkit.access`
        case clinicalRecords
        /// `NSHealthShareUsageDescription`
        case shareUsageDescription
        /// `NSHealthUpdateUsageDescription`
        case updateUsageDescription
        /// `NSHealthClinicalHealthRecordsShareUsageDescription`
        case clinicalUsageDescription

        var keyPath: WritableKeyPath<Entitlements, Bool> {
            switch self {
            case .healthKit: \.healthkit
            case .backgroundDelivery: \.backgroundDelivery
            case .clinicalRecords: \.clinicalRecords
            case .shareUsageDescription: \.shareUsageDescription
            case .updateUsageDescription: \.updateUsageDescription
            case .clinicalUsageDescription: \.clinicalUsageDescription
            }
        }
    }

    /// Gives the app an entitlement or a usage description, or takes it away. By default the app has all.
    ///
    /// Without an entitlement, calls fail with `errorAuthorizationDenied`; without a usage description, a request for
    /// authorization is an exception.
    public static func setEntitlement(_ entitlement: Entitlement, isPresent: Bool) throws {
        try withPhone { _, process in process.entitlements[keyPath: entitlement.keyPath] = isPresent }
    }

    /// Waits until all handlers that HealthKit has called so far have returned.
    public static func waitForHandlers() async {
        let emulator = HealthKit.HealthKitEmulator.current
        await withCheckedContinuation { continuation in emulator.deliver { continuation.resume() } }
    }
}
