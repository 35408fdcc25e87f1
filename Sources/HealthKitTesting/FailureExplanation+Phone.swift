import HealthEngine
import HealthKit
import HealthModel

extension FailureExplanation {
    /// The explanation of the present state of a phone.
    static func text(of emulator: HealthKit.HealthKitEmulator) -> String {
        emulator.read(as: nil) { store in
            let (calls, warnings) = (emulator.history?.calls ?? [], emulator.history?.warnings ?? [])
            let explanation = FailureExplanation(
                of: store.phone, store.process, calls: calls.map(Call.init), faults: emulator.unusedFaults, warnings: warnings
            )
            return explanation.lines.joined(separator: "\n")
        }
    }
}

extension HealthKit.HealthKitEmulator {
    /// What a test says about the faults that it has ordered, and that no operation has used.
    var unusedFaultMessages: [String] {
        read(as: nil) { _ in unusedFaults.map { $0.message(called: history?.calls.map(\.name)) } }
    }
}

extension FailureExplanation.Call {
    fileprivate init(_ call: HealthKit.HealthKitEmulator.History.Call) {
        let types = call.accesses.reduce(into: Set<ObjectType>()) { $0.formUnion($1.types) }
        let counts = call.accesses.compactMap(\.count)
        var (outcome, error): (String, HealthError.Code?) = ("success", nil)
        switch call.outcome {
        case .success: break
        case .waiting: outcome = "waits for the user"
        case .error(let code): (outcome, error) = ("error", code)
        }
        self.init(
            number: call.number, name: call.name, types: types.sortedByIdentifier.map(\.identifier), outcome: outcome,
            count: call.outcome == .success && !counts.isEmpty ? counts.reduce(0, +) : nil, healthKitError: error?.rawValue,
            isChange: call.accesses.isChange, queries: call.accesses.queries
        )
    }
}
