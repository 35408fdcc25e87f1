public import Foundation
import HealthEngine
public import HealthKit
import HealthModel

/// The clock of the phone, its faults, and its app.
extension HealthKitEmulator {
    /// The time of HealthKit's clock.
    public static var now: Date {
        HealthKit.HealthKitEmulator.current.perform { $0.phone.environment.clock.current }
    }

    /// Moves the clock forwards. Everything that is due happens, in its order.
    public static func advanceClock(by seconds: TimeInterval) throws {
        try withPhone { phone, _ in _ = phone.advanceClock(by: seconds) }
    }

    /// Lets the next operations of the app fail. They change nothing.
    public static func failNext(_ code: HKError.Code, times: Int = 1) {
        HealthKit.HealthKitEmulator.current.failNext(
            HealthError(HealthError.Code(rawValue: Int(code.rawValue)) ?? .unknownError),
            times: times
        )
    }

    /// Waits until all handlers that HealthKit has called so far have returned.
    public static func waitForHandlers() async {
        let emulator = HealthKit.HealthKitEmulator.current
        await withCheckedContinuation { continuation in emulator.deliver { continuation.resume() } }
    }
}
