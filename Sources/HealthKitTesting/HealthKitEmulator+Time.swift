public import Foundation
import HealthEngine
import HealthKit
import HealthModel

/// Time on the phone.
extension HealthKitEmulator {
    /// Moves the clock forwards with the app in the loop: at each moment at which handlers of the app are called, the clock waits for
    /// them, and for the calls that they make.
    ///
    /// One step of ``advanceClock(by:)`` gives the app no time to complete a delivery, which is then repeated.
    ///
    /// - Parameters:
    ///   - seconds: The seconds in all.
    ///   - answer: Called at each of these moments. Waits for work of the app in tasks of its own.
    /// - Throws: The errors of `answer`, and an error of the store.
    public static func advance(by seconds: TimeInterval, answer: () async throws -> Void = {}) async throws {
        var rest = seconds
        repeat {
            rest = try withPhone { phone, _ in phone.advanceClockToEvents(within: rest) ?? 0 }
            await waitForApp()
            try await answer()
            await waitForApp()
        } while rest > 0
    }

    /// Waits until the handlers of the app have returned, and neither they nor the tasks that they resumed make further calls.
    private static func waitForApp() async {
        let emulator = HealthKit.HealthKitEmulator.current
        var former: Int
        repeat {
            former = emulator.read(as: nil) { _ in emulator.operations }
            await waitForHandlers()
            for _ in 0..<20 { await Task.yield() }
        } while emulator.read(as: nil) { _ in emulator.operations } != former
    }

    /// Sets the clock, which stands still afterwards. Setting it forward lets everything that is due happen, in its order.
    public static func setClock(to date: Date) throws { try withPhone { phone, _ in _ = phone.setClock(to: date) } }

    /// Moves the phone to another time zone.
    public static func setTimeZone(_ timeZone: TimeZone) throws {
        try withPhone { phone, _ in phone.environment.timeZone = timeZone }
    }
}
