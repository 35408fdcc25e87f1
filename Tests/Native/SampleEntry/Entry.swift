import Foundation
import HealthKit
import HealthKitBridgeHost
import SampleLibrary

/// The entry point of `SampleLibrary`, which is a plain Swift library.
struct Entry: HostedLibrary {
    let channel = "goals"

    func call(_ method: String, _ arguments: [String: Any]) async throws -> Any? {
        switch method {
        case "goal":
            let goal = StepGoal(arguments["steps"] as? Double ?? 0)
            return ["count": goal.count.doubleValue(for: .count())]
        case "count":
            let type = HKQuantityType(.stepCount)
            let query = HKSampleQueryDescriptor(predicates: [.quantitySample(type: type)], sortDescriptors: [])
            return try await query.result(for: HKHealthStore()).count
        case "later":
            try await Task.sleep(for: .seconds(2))
            return "later"
        case "fail": throw GoalError.tooHigh
        case "nothing": return nil
        default: throw UnknownMethod()
        }
    }
}

enum GoalError: Int, Error {
    case tooLow, tooHigh
}
