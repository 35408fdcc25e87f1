import HealthEngine
import HealthModel

extension HKHealthStore {
    /// `HKHealthStore.preferredWorkoutZoneConfiguration(for:)`: the user's own zones, else those of the system (ZONE-03).
    public func preferredWorkoutZoneConfiguration(
        for quantityType: HKQuantityType
    ) async throws -> HKWorkoutZoneConfiguration? {
        try preferredZones(for: quantityType, as: #function)
    }

    /// The preferred zones, as the result of a call of the app.
    func preferredZones(for quantityType: HKQuantityType, as call: String = #function) throws -> HKWorkoutZoneConfiguration? {
        let zones = try emulator.result(as: call) { try $0.preferredWorkoutZoneConfiguration(for: quantityType.type) }
        return zones.map { HKWorkoutZoneConfiguration($0, from: emulator) }
    }
}

extension HKWorkout {
    /// `HKWorkout.zoneGroupsByType`: the times in zones over the whole workout. Nil without zones that the app may read (ZONE-24).
    public var zoneGroupsByType: [HKQuantityType: HKWorkoutZoneGroup]? { workout.zoneGroups.byType(from: origin) }

    public func zoneGroup(for quantityType: HKQuantityType) -> HKWorkoutZoneGroup? {
        workout.zoneGroup(for: quantityType.type).map { HKWorkoutZoneGroup($0, from: origin) }
    }
}

extension HKWorkoutActivity {
    /// `HKWorkoutActivity.zoneGroupsByType`: the times in zones during the activity (ZONE-22).
    public var zoneGroupsByType: [HKQuantityType: HKWorkoutZoneGroup]? { activity.zoneGroups.byType(from: origin) }

    public func zoneGroup(for quantityType: HKQuantityType) -> HKWorkoutZoneGroup? {
        activity.zoneGroup(for: quantityType.type).map { HKWorkoutZoneGroup($0, from: origin) }
    }
}

extension HKWorkoutBuilder {
    /// `HKWorkoutBuilder.setCustomZoneConfiguration(_:for:)`: zones for this workout only, before it begins (ZONE-10).
    public func setCustomZoneConfiguration(
        _ configuration: HKWorkoutZoneConfiguration?, for quantityType: HKQuantityType
    ) async throws {
        try setZones(configuration, for: quantityType, as: #function)
    }

    /// Sets or removes zones, as a call of the app.
    func setZones(
        _ configuration: HKWorkoutZoneConfiguration?, for quantityType: HKQuantityType, as call: String = #function
    ) throws {
        try emulator.result(as: call) { _ in
            try builder.setCustomZoneConfiguration(configuration?.configuration, for: quantityType.type)
        }
    }

    /// `HKWorkoutBuilder.zoneConfiguration(for:)`: the zones of this workout, else the preferred ones (ZONE-11).
    public func zoneConfiguration(for quantityType: HKQuantityType) async throws -> HKWorkoutZoneConfiguration? {
        try zones(for: quantityType, as: #function)
    }

    /// The zones of this workout, as the result of a call of the app.
    func zones(for quantityType: HKQuantityType, as call: String = #function) throws -> HKWorkoutZoneConfiguration? {
        let zones = try emulator.result(as: call) { _ in try builder.zoneConfiguration(for: quantityType.type) }
        return zones.map { HKWorkoutZoneConfiguration($0, from: emulator) }
    }

    /// `HKWorkoutBuilder.zoneGroup(for:)`: the times so far. Nil without samples or zones (ZONE-19).
    public func zoneGroup(for quantityType: HKQuantityType) -> HKWorkoutZoneGroup? {
        emulator.read { _ in builder.zoneGroup(for: quantityType.type) }
            .map { HKWorkoutZoneGroup($0, from: emulator) }
    }
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didUpdateWorkoutZone zoneUpdate: HKLiveWorkoutZoneUpdate
    ) {}
}
