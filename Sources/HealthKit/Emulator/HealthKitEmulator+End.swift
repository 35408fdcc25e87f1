import Foundation
import Synchronization

/// The test that a phone belongs to.
package struct PhoneOwner: Sendable {
    package let test: String
    /// Records a failure of the run of tests.
    package let fail: @Sendable (_ message: String) -> Void

    /// A test, and what records a failure that happens after its end.
    package init(test: String, fail: @escaping @Sendable (_ message: String) -> Void) {
        self.test = test
        self.fail = fail
    }
}

/// The end of a phone: its test ends, or a new phone replaces it. The objects of the phone keep it, so they never show the data of another
/// one.
extension HealthKitEmulator {
    enum State {
        /// In use, for all that is known.
        case current
        case ended
        /// A new phone has replaced this one, or the test has failed because it was used after its end.
        case settled
    }

    /// Ends the phone with its test. Its queries get no more updates.
    package func finish() { finish(as: .ended) }

    /// Ends the phone because a new one has its place.
    func replace(by emulator: HealthKitEmulator) {
        if emulator !== self { finish(as: .settled) }
    }

    private func finish(as end: State) {
        state.withLock { if $0 == .current { $0 = end } }
        // The handlers of the app refer to objects that keep the phone. They are released after the lock.
        let handlers = read(as: nil) { _ in
            defer { (runningQueries, mirroringStartHandler, locationManagers) = ([:], nil, []) }
            return (runningQueries, mirroringStartHandler, locationManagers)
        }
        withExtendedLifetime(handlers) {}
    }

    package var hasEnded: Bool { state.withLock { $0 != .current } }

    /// What a call fails with after the end of the test.
    var errorAfterEnd: HKError? {
        guard !isInUse() else { return nil }
        return HKError(.unknownError, userInfo: [NSLocalizedDescriptionKey: "The test that the phone belongs to has ended."])
    }

    /// The phone that is asked about the device and the app, which are no health data: that of the running task, else this one, else that
    /// of the process.
    var device: HealthKitEmulator { HealthKitEmulator.slot?.emulator ?? (hasEnded ? .current : self) }

    /// The first call of the app after the end of the test is a failure that names the test.
    func checkEnd(before call: () -> String?) {
        guard state.withLock({ $0 == .ended }), let owner, let call = call() else { return }
        let isFirst = state.withLock { state in
            defer { state = .settled }
            return state == .ended
        }
        guard isFirst else { return }
        owner.fail(
            """
            “\(call)” is called on the phone of the test “\(owner.test)”, which has ended. Let the test wait for the work that it starts, \
            and create the HKHealthStore in the task of the test that uses it.
            """
        )
    }
}
