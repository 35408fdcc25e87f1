import Foundation
public import HealthModel

/// The zones of a workout. Nothing turns them on: each sample of a type with zones counts (ZONE-13).
extension WorkoutBuilder {
    /// `setCustomZoneConfiguration(_:for:)`: zones for this workout only. Nil removes them (ZONE-10).
    ///
    /// Throws code 3 after the start of collection, and for a configuration of another type.
    public func setCustomZoneConfiguration(
        _ configuration: WorkoutZoneConfiguration?, for type: ObjectType
    ) throws(HealthFailure) {
        try checkInUse()
        guard startDate == nil else { throw .workoutBuilder(.zonesAfterBegin) }
        guard configuration.map({ $0.type == type }) ?? true else { throw .workoutBuilder(.zonesOfAnotherType) }
        customZones[type] = configuration
    }

    /// `zoneConfiguration(for:)`: the custom configuration, else the preferred one (ZONE-11).
    public func zoneConfiguration(for type: ObjectType) throws(HealthFailure) -> WorkoutZoneConfiguration? {
        if let custom = customZones[type] { return custom }
        return try store.preferredWorkoutZoneConfiguration(for: type)
    }

    /// `zoneGroup(for:)`: the times so far. Nil without samples or configuration, and if the app may not read the type (ZONE-19).
    public func zoneGroup(for type: ObjectType) -> WorkoutZoneGroup? {
        guard let configuration = try? visibleZones(of: type) else { return nil }
        let group = zoneGroup(configuration, until: .distantFuture)
        store.accesses.add(.read, group == nil ? [] : [type])
        return group
    }

    /// The configurations that count for the workout, whatever the app may read. None before iOS 27.
    func zoneConfigurations() throws(HealthFailure) -> [WorkoutZoneConfiguration] {
        guard phone.device.osVersion >= WorkoutZoneConfiguration.firstSystem else { return [] }
        let zones = customZones
        return try phone.database.read { [phone] db in
            try WorkoutZoneConfiguration.types.compactMap { try zones[$0] ?? phone.workoutZones(of: $0, db) }
        }
    }

    /// The zones of a type that the app may read. Nil if there are none.
    func visibleZones(of type: ObjectType) throws(HealthFailure) -> WorkoutZoneConfiguration? {
        guard let zones = try zoneConfigurations().first(where: { $0.type == type }) else { return nil }
        let hidden = try phone.database.read { [store = process.healthStore] db in try store.hiddenZones(db) }
        return hidden.contains(type) ? nil : zones
    }

    /// The times in zones up to the latest sample that ends by a date. After the end of collection, up to that end.
    func zoneGroup(_ configuration: WorkoutZoneConfiguration, until date: Date) -> WorkoutZoneGroup? {
        if let groups = zoneGroupsAtEnd { return groups.first { $0.configuration.type == configuration.type } }
        let processed = samples.filter { $0.type == configuration.type && $0.endDate <= date }
        guard let startDate, let latest = processed.map(\.endDate).max() else { return nil }
        return WorkoutMeasurements(processed, on: phone.device.osVersion)
            .zoneGroup(configuration, from: startDate, to: endDate ?? latest, WorkoutTimeline(workoutEvents))
    }

    /// The zones of the workout that the app may read (ZONE-24).
    func withVisibleZones(_ sample: Sample) throws(HealthFailure) -> Sample {
        let hidden = try phone.database.read { [store = process.healthStore] db in try store.hiddenZones(db) }
        return sample.withoutZones(of: hidden)
    }
}
