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
    let start = Date(timeIntervalSince1970: 1_772_323_200)
    for (count, source) in [(900.0, HealthKitEmulator.Source.iPhone), (1000, .watch)] {
        let quantity = HKQuantity(unit: .count(), doubleValue: count)
        let sample = HKQuantitySample(type: type, quantity: quantity, start: start, end: start + 600)
        try HealthKitEmulator.addSamples([sample], from: source)
    }
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
