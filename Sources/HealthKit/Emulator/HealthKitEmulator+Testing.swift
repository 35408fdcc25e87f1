import Foundation
package import HealthEngine
package import HealthModel
import Synchronization

/// The parts for tests of apps.
extension HealthKitEmulator {
    /// Holds the emulator of a task, which a test may replace. The phone ends with the last task of the test.
    package final class Slot: Sendable {
        /// The emulator, which the stores of the test keep.
        let held: Held
        private let owner: PhoneOwner

        /// An emulator that may be replaced.
        final class Held: Sendable {
            fileprivate let mutex: Mutex<HealthKitEmulator>

            fileprivate init(_ emulator: HealthKitEmulator) { mutex = Mutex(emulator) }

            var emulator: HealthKitEmulator { mutex.withLock { $0 } }
        }

        /// A slot with an emulator, whose handlers run in the slot too.
        package init(_ emulator: HealthKitEmulator, of owner: PhoneOwner) {
            held = Held(emulator)
            self.owner = owner
            isolate(emulator)
        }

        deinit { emulator.finish() }

        package internal(set) var emulator: HealthKitEmulator {
            get { held.emulator }
            set {
                isolate(newValue)
                let former = held.mutex.withLock { held in
                    defer { held = newValue }
                    return held
                }
                former.replace(by: newValue)
            }
        }

        private func isolate(_ emulator: HealthKitEmulator) {
            emulator.owner = owner
            emulator.isInUse = { [weak self] in self != nil }
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

    /// Lets the next operations fail: those with a name, or any. They change nothing.
    package func failNext(_ error: HealthError, in operation: String? = nil, times: Int, probability: Double? = nil) {
        guard times > 0 else { return }
        let fault = Fault(error: error, operation: operation, probability: probability, remaining: times)
        perform(as: nil) { _ in nextFaults.append(fault) }
    }

    /// The faults that no operation has used. Whether a fault with a probability applies is chance.
    package var unusedFaults: [UnusedFault] {
        nextFaults.filter { !$0.isUsed && $0.probability == nil }.map { fault in
            UnusedFault("HealthKit code \(fault.error.code.rawValue)", of: fault.operation ?? "any operation")
        }
    }

    /// Lets the next operation fail, and no other one. Nil for none.
    package func setNextError(_ error: HealthError?) {
        nextFaults = error.map { [Fault(error: $0, operation: nil, probability: nil, remaining: 1)] } ?? []
    }

    struct Fault {
        let error: HealthError
        /// The name of the method without its labels, or that of the class of a query. Nil for any operation.
        let operation: String?
        let probability: Double?
        /// How many operations it awaits.
        var remaining: Int
        var isUsed = false

        func concerns(_ call: String) -> Bool { operation.map { call.prefix { $0 != "(" && $0 != "<" } == $0 } ?? true }
    }

    /// Throws the error that is due for a call, if there is one: one that a test has ordered, or that of a test that has ended.
    func checkFault(of call: @autoclosure () -> String) throws {
        if let error = errorAfterEnd { throw error }
        guard !nextFaults.isEmpty, let index = nextFaults.firstIndex(where: { $0.concerns(call()) }) else { return }
        let fault = nextFaults[index]
        let happens = fault.probability.map { phone.environment.happens(withProbability: $0, for: process.app.bundleIdentifier) }
        guard happens ?? true else { return }
        nextFaults[index].isUsed = true
        nextFaults[index].remaining -= 1
        if fault.remaining == 1 { nextFaults.remove(at: index) }
        throw HealthFailure.error(fault.error)
    }
}

extension HKObjectType {
    package var engineType: ObjectType { type }
}

extension HKObject {
    package var engineSample: Sample { sample }
}

extension HKQuantity {
    package var engineQuantity: Quantity { quantity }
}
