import HealthKit
import HealthKitTesting
import Testing

struct VariedPhoneTests {
    /// With seed 117 each place varies. The clock runs, so nothing waits for the test.
    @Test(.healthKit(vary: 117)) func `AUTH-13, OBS-07: answers and calls that are late come by themselves`() async throws {
        let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
        try await store.requestAuthorization(toShare: [steps], read: [steps])
        #expect(store.authorizationStatus(for: steps) == .sharingAuthorized)
        let (calls, call) = AsyncStream<Void>.makeStream()
        let query = HKObserverQuery(sampleType: steps, predicate: nil) { _, completion, _ in
            completion()
            call.yield()
        }
        store.execute(query)
        var next = calls.makeAsyncIterator()
        #expect(await next.next() != nil)
        let now = HealthKitEmulator.now
        let quantity = HKQuantity(unit: .count(), doubleValue: 1)
        try await store.save(HKQuantitySample(type: steps, quantity: quantity, start: now, end: now))
        #expect(await next.next() != nil)
        store.stop(query)
    }
}
