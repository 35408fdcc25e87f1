import Foundation
package import HealthModel
import Synchronization

/// The parts for tests of apps.
extension HealthKitEmulator {
    /// Holds the emulator of a task, which a test may replace.
    package final class Slot: Sendable {
        private let held: Mutex<HealthKitEmulator>
        /// The name of the test to which the slot belongs.
        let test: String

        /// A slot with an emulator, whose handlers run in the slot too.
        package init(_ emulator: HealthKitEmulator, test: String) {
            held = Mutex(emulator)
            self.test = test
            isolate(emulator)
        }

        /// The emulator.
        package internal(set) var emulator: HealthKitEmulator {
            get { held.withLock { $0 } }
            set {
                isolate(newValue)
                held.withLock { $0 = newValue }
            }
        }

        private func isolate(_ emulator: HealthKitEmulator) {
            emulator.origin.test = test
            let deliver = emulator.deliver
            // A handler that comes after the end of the task does not run.
            emulator.deliver = { [weak self] handler in
                deliver { [weak self] in
                    guard let self else { return }
                    HealthKitEmulator.$slot.withValue(self) { handler() }
                }
            }
        }
    }

    /// The slot of the running task. Nil for code that uses the emulator of the process.
    @TaskLocal package static var slot: Slot?

    /// Lets the next operations fail. They change nothing.
    package func failNext(_ error: HealthError, times: Int) {
        perform(as: nil) { _ in nextErrors += Array(repeating: error, count: max(times, 0)) }
    }

    /// Throws the error of the next operation, if there is one.
    func checkFault() throws {
        if !nextErrors.isEmpty { throw HealthFailure.error(nextErrors.removeFirst()) }
    }
}

extension HKObjectType {
    /// The engine's type.
    package var engineType: ObjectType { type }
}

extension HKObject {
    /// The engine's sample.
    package var engineSample: Sample { sample }
}

extension HKQuantity {
    /// The engine's quantity.
    package var engineQuantity: Quantity { quantity }
}
