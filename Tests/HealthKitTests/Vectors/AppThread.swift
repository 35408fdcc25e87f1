import Dispatch
import Foundation
import HealthModel

@testable import HealthKit

/// Runs code of the app on a thread of its own. HealthKit's exception ends that thread, and nothing else.
final class AppThread: @unchecked Sendable {
    private let end = DispatchSemaphore(value: 0)
    private var exception: NativeException?

    /// Runs a closure, then the handlers that HealthKit has called. Throws the exception that HealthKit raised in it.
    static func run(in app: ReenactedApp, _ body: @escaping @Sendable () -> Void) throws(NativeException) {
        let run = AppThread()
        app.emulator.raise = { exception in
            run.raise(exception)
        }
        let thread = Thread {
            HealthKitEmulator.$slot.withValue(app.slot) {
                body()
                app.runHandlers()
            }
            run.end.signal()
        }
        thread.start()
        run.end.wait()
        if let exception = run.exception { throw exception }
    }

    /// Nothing is unwound, because Swift code is not made for that: the thread stops for good.
    private func raise(_ exception: NativeException) -> Never {
        self.exception = exception
        end.signal()
        while true { Thread.sleep(forTimeInterval: 86_400) }
    }
}
