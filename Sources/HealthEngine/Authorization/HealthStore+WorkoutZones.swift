import GRDB
import HealthModel

/// The zones of workouts that an app may read: it needs the workout and the quantity type (ZONE-24).
extension HealthStore {
    /// The types whose zones the app may not read. Before iOS 27, workouts have no zones, imported ones too (ZONE-14).
    func hiddenZones(_ db: Database) throws -> Set<ObjectType> {
        guard !process.isHealthApp else { return [] }
        let types = Set(WorkoutZoneConfiguration.types)
        guard phone.device.osVersion >= WorkoutZoneConfiguration.firstSystem else { return types }
        return try types.filter { try decidedAccess(to: $0, db) != .all }
    }

    /// The samples of a query without the zones that the app may not read.
    func withVisibleZones(_ samples: [Sample], of parts: [PermittedDescriptor], _ db: Database) throws -> [Sample] {
        guard !process.isHealthApp, parts.contains(where: { $0.descriptor.type == .workout }) else { return samples }
        let hidden = try hiddenZones(db)
        return hidden.isEmpty ? samples : samples.map { $0.withoutZones(of: hidden) }
    }
}

extension Sample {
    /// A workout without the zones of some types. Any other sample is unchanged.
    func withoutZones(of types: Set<ObjectType>) -> Sample {
        guard case .workout(var workout) = content, !workout.zoneGroups.isEmpty else { return self }
        workout.removeZoneGroups { types.contains($0) }
        return with(.workout(workout), device: device, sourceRevision: sourceRevision)
    }
}
