import Foundation
import HealthKit

enum ContinuationOfQuery: Idiom {
    static func run() async throws -> Any? {
        do {
            return try await total()
        } catch let error as HKError where error.code == .errorAuthorizationNotDetermined {
            return error.localizedDescription
        }
    }

    private static func total() async throws -> Double {
        try await withCheckedThrowingContinuation { continuation in
            let query = HKStatisticsQuery(
                quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum
            ) { _, statistics, error in
                if let error { return continuation.resume(throwing: error) }
                continuation.resume(returning: statistics?.sumQuantity()?.doubleValue(for: .count()) ?? 0)
            }
            HKHealthStore().execute(query)
        }
    }
}
