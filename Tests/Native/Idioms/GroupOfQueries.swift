import Foundation
import HealthKit

enum GroupOfQueries: Idiom {
    static func run() async throws -> Any? {
        let store = HKHealthStore()
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "com.example.results")
        nonisolated(unsafe) var codes: [Int] = []
        for identifier in [HKQuantityTypeIdentifier.stepCount, .heartRate] {
            group.enter()
            let query = HKSampleQuery(
                sampleType: HKQuantityType(identifier), predicate: nil, limit: 1, sortDescriptors: nil
            ) { _, _, error in
                queue.async {
                    codes.append((error as? HKError)?.errorCode ?? 0)
                    group.leave()
                }
            }
            store.execute(query)
        }
        return await withCheckedContinuation { continuation in
            group.notify(queue: .main) { continuation.resume(returning: codes) }
        }
    }
}
