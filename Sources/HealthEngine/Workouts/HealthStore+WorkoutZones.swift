import GRDB
public import HealthModel

/// The zones of workouts that an app may read: it needs the workout and the quantity type (ZONE-24).
extension HealthStore {
    /// `preferredWorkoutZoneConfiguration(for:)`: the user's own zones, else those of the system (ZONE-03). Nil for a type without
    /// zones, and if reading the type was denied. Throws code 5 if it is undecided, and code 6 while the phone is locked (ZONE-24).
    public func preferredWorkoutZoneConfiguration(
        for type: ObjectType
    ) throws(HealthFailure) -> WorkoutZoneConfiguration? {
        try operation(.read, [type], checking: .reading) {
            guard WorkoutZoneConfiguration.types.contains(type) else { return nil }
            return try database.read { db in
                try phone.checkUnlocked(db)
                guard let isAllowed = try authorizations.decision(on: AccessPair(type, .read), db) else {
                    throw HealthFailure.error(.errorAuthorizationNotDetermined)
                }
                return isAllowed ? try phone.workoutZones(of: type, db) : nil
            }
        }
    }

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
