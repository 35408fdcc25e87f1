import HealthKitTesting
import HealthKitUI
import Testing

@MainActor struct HealthKitUITests {
    private typealias Emulator = HealthKitTesting.HealthKitEmulator

    /// 2026-03-01 12:00 in Greenwich.
    private static let noon = Date(timeIntervalSince1970: 1_772_366_400)

    @Test(.healthKit(clock: HealthKitUITests.noon, timeZone: .gmt))
    func `the view of the rings has the summary of the phone`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [], read: [.activitySummaryType()])
        try Emulator.setActivityGoals(activeEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 321))
        let energy = HKQuantitySample(
            type: HKQuantityType(.activeEnergyBurned),
            quantity: HKQuantity(unit: .kilocalorie(), doubleValue: 5),
            start: Self.noon - 60,
            end: Self.noon
        )
        try Emulator.addSamples([energy], from: .watch)
        let view = HKActivityRingView(frame: .zero)
        #expect(view.activitySummary == nil)
        let summaries = try await HKActivitySummaryQueryDescriptor(predicate: nil).result(for: store)
        view.setActivitySummary(summaries.first, animated: true)
        #expect(view.activitySummary === summaries.first)
        #expect(view.activitySummary?.activeEnergyBurnedGoal.doubleValue(for: .kilocalorie()) == 321)
    }
}
