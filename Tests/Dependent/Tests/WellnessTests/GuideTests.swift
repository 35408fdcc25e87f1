import Foundation
import HealthKit
import HealthKitTesting
import Testing

// The tests of `protocol/guide/swift-packages.md`.

@Test(.healthKit(consent: .deny)) func `a denied app sees no steps`() async throws {
    let store = HKHealthStore()
    let type = HKQuantityType(.stepCount)
    try await store.requestAuthorization(toShare: [type], read: [type])
    #expect(store.authorizationStatus(for: type) == .sharingDenied)
}

@Test(.healthKit) func `steps of a phone and a watch count once`() async throws {
    let type = HKQuantityType(.stepCount)
    try await HKHealthStore().requestAuthorization(toShare: [], read: [type])
    try HealthKitEmulator.addWalk(1000)
    let sum = await withCheckedContinuation { continuation in
        let query = HKStatisticsQuery(
            quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum
        ) { _, statistics, _ in
            continuation.resume(returning: statistics?.sumQuantity()?.doubleValue(for: .count()))
        }
        HKHealthStore().execute(query)
    }
    #expect(sum == 1000)
}
