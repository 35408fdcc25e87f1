import Foundation
import HealthKit
import Synchronization
import Testing

@testable import HealthKitTesting

/// Zones through the classes, with a phone of each test's own.
struct WorkoutZoneTests {
    private typealias Emulator = HealthKitTesting.HealthKitEmulator

    /// 2026-03-01 12:00 in Greenwich.
    private static let noon = Date(timeIntervalSince1970: 1_772_366_400)
    private static var heartRate: HKQuantityType { HKQuantityType(.heartRate) }

    private static func quantities(_ values: [Double]) -> [HKQuantity] {
        values.map { HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: $0) }
    }

    @Test(.healthKit(system: "27.0"))
    func `configurations are compared by source, type and zones (ZONE-06, ZONE-12)`() throws {
        let zones = try HKWorkoutZoneConfiguration(
            quantityType: Self.heartRate, zoneBoundaries: Self.quantities([120, 150])
        )
        #expect(zones.source == .app)
        #expect(zones.zones.map(\.index) == [0, 1, 2])
        #expect(zones.zones.map(\.minimum) == [nil] + Self.quantities([120, 150]))
        #expect(zones.zones.map(\.maximum) == Self.quantities([120, 150]) + [nil])
        let perSecond = [2, 2.5].map { HKQuantity(unit: HKUnit(from: "count/s"), doubleValue: $0) }
        let same = try HKWorkoutZoneConfiguration(quantityType: Self.heartRate, zoneBoundaries: perSecond)
        #expect(zones == same)
        #expect(throws: HKError.self) {
            try HKWorkoutZoneConfiguration(quantityType: Self.heartRate, zoneBoundaries: Self.quantities([150, 120]))
        }
    }

    /// Records the zones that a live builder enters.
    private final class Delegate: NSObject, HKLiveWorkoutBuilderDelegate, Sendable {
        let zones = Mutex<[Int?]>([])

        func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {}
        func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
        func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didUpdateWorkoutZone zoneUpdate: HKLiveWorkoutZoneUpdate) {
            let index = zoneUpdate.currentZoneDuration?.zone.index
            zones.withLock { $0.append(index) }
        }
    }

    @Test(.healthKit(clock: WorkoutZoneTests.noon, device: .watch, system: "27.0"))
    func `an app follows the zones of its live workout, and reads them afterwards (ZONE-20, ZONE-22)`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [.workoutType()], read: [.workoutType(), Self.heartRate])
        try Emulator.setWorkoutZones(Self.quantities([120, 150]), for: Self.heartRate)
        try Emulator.setHeartRate(130, every: 60)
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
        let builder = session.associatedWorkoutBuilder()
        let delegate = Delegate()
        builder.delegate = delegate
        builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: configuration)
        session.startActivity(with: Self.noon)
        try await builder.beginCollection(at: Self.noon)
        try await Emulator.advance(by: 120)
        try Emulator.setHeartRate(170, every: 60)
        try await Emulator.advance(by: 120)
        #expect(delegate.zones.withLock { $0 } == [1, 2])
        session.stopActivity(with: Emulator.now)
        try await builder.endCollection(at: Emulator.now)
        let workout = try #require(try await builder.finishWorkout())
        let group = try #require(workout.zoneGroup(for: Self.heartRate))
        #expect(group.configuration.source == .user)
        #expect(group.zoneDurations.map(\.duration) == [0, 120, 60])
        #expect(workout.zoneGroupsByType?.keys.map(\.identifier) == [Self.heartRate.identifier])
        #expect(workout.workoutActivities.first?.zoneGroup(for: Self.heartRate)?.zoneDurations.map(\.duration) == [0, 120, 60])
        session.end()
    }

    @Test(.healthKit(system: "27.0"))
    func `zones of a builder are its own, else the preferred ones (ZONE-10, ZONE-11)`() async throws {
        let store = HKHealthStore()
        try await store.requestAuthorization(toShare: [.workoutType()], read: [Self.heartRate])
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: nil)
        let preferred = try await store.preferredWorkoutZoneConfiguration(for: Self.heartRate)
        #expect(preferred?.source == .system)
        let zones = try HKWorkoutZoneConfiguration(quantityType: Self.heartRate, zoneBoundaries: Self.quantities([120, 150]))
        try await builder.setCustomZoneConfiguration(zones, for: Self.heartRate)
        let own = try #require(try await builder.zoneConfiguration(for: Self.heartRate))
        #expect(own == zones)
        try await builder.beginCollection(at: Self.noon)
        await #expect(throws: HKError.self) { try await builder.setCustomZoneConfiguration(nil, for: Self.heartRate) }
        #expect(builder.zoneGroup(for: Self.heartRate) == nil)
    }
}
