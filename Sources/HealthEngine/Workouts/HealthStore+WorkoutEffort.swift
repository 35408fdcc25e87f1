public import Foundation
import GRDB
public import HealthModel

/// The effort of workouts (WO-33, WO-34).
extension HealthStore {
    /// `relateWorkoutEffortSample(_:with:activity:)`: relates an effort score to a workout or to one of its activities.
    /// Saves the score unless the app already saved it.
    ///
    /// Has the errors of ``save(_:)``. Also throws code 3 for a sample that is not an effort score, a workout that the app
    /// cannot read, and an activity of another workout (project decisions).
    public func relateWorkoutEffortSample(_ sample: Sample, with workout: UUID, activity: UUID? = nil) throws(HealthFailure) {
        try operation(.write, [sample.type, .workout], checking: .writing, count: { _ in 1 }) {
            guard sample.type.isEffortScore else { throw HealthFailure.workoutEffort(.noEffortScore) }
            try checkDates(of: [sample])
            try database.write { db, registry in
                try self.checkSharing([sample.type], db)
                let whole = try self.position(ofWorkout: workout, activity, db, registry)
                let insertion = try SampleInsertion(db, registry, of: appRevision)
                let saved = try insertion.ownPosition(of: sample)
                if let part = try saved ?? insertion.insert(sample) ?? insertion.newestPosition(of: sample) {
                    try WorkoutEffortTable(db: db).insert(part, whole, activity, at: insertion.takePosition())
                }
                try insertion.finish()
            }
        }
    }

    /// `unrelateWorkoutEffortSample(_:from:activity:)`: ends a relationship. The sample remains in the store (project
    /// decision).
    ///
    /// Throws code 3 if there is no such relationship, code 6 while the phone is locked, like a deletion (DEL-12), and
    /// codes 5 and 4 like a save.
    public func unrelateWorkoutEffortSample(_ sample: UUID, from workout: UUID, activity: UUID? = nil) throws(HealthFailure) {
        try operation(.write, [.workout], checking: .writing, count: { _ in 1 }) {
            try database.write { db, registry in
                try phone.checkUnlocked(db)
                let whole = try self.position(ofWorkout: workout, activity, db, registry)
                let insertion = try SampleInsertion(db, registry, of: appRevision)
                guard let part = try insertion.ownPosition(of: sample), let id = try insertion.type(at: part),
                    let type = try registry.type(id, db), type.isEffortScore
                else { throw HealthFailure.workoutEffort(.unrelated) }
                accesses.add(.write, [type])
                try self.checkSharing([type], db)
                guard try WorkoutEffortTable(db: db).delete(part, whole, activity, at: insertion.takePosition()) else {
                    throw HealthFailure.workoutEffort(.unrelated)
                }
            }
        }
    }

    /// The position of a workout that the app can read and that has the activity.
    private func position(ofWorkout uuid: UUID, _ activity: UUID?, _ db: Database, _ registry: Registry) throws -> Int64 {
        let own = SamplePredicate.sources([Name(bundleIdentifier)])
        let isReadable = try decidedAccess(to: .workout, db) == .all
        let readable = try readable(.workout, .all, from: .distantPast, db)
        let predicate = SamplePredicate.and([.objects([uuid]), isReadable ? readable : own])
        let descriptor = QueryDescriptor(.workout, predicate)
        let scan = try SampleScan(db, registry, descriptor, .all, app: bundleIdentifier)
        var found: (position: Int64, workout: Sample)?
        try scan.forEach(SampleReader(db, registry)) { row, sample in
            found = sample.map { (row.int64(.id), $0) }
        }
        guard let found else { throw HealthFailure.workoutEffort(.unknownWorkout) }
        guard activity == nil || found.workout.workoutActivities.contains(where: { $0.uuid == activity }) else {
            throw HealthFailure.workoutEffort(.unknownActivity)
        }
        return found.position
    }
}

extension WorkoutEffortTable {
    /// The effort scores that are related to a workout or to one of its activities.
    static func effortSamples(relatedTo workout: UUID, _ activity: UUID?, _ db: Database) throws -> Set<UUID> {
        let rows = try RowStatement(
            db,
            """
            SELECT s.uuid FROM sample w JOIN workoutEffort e ON e.workout = w.id JOIN sample s ON s.id = e.sample
            WHERE w.uuid = ?1 AND (?3 OR e.activity = ?2)
            """
        )
        rows.bind(workout, at: 1)
        rows.bind(WorkoutEffortTable.key(activity), at: 2)
        rows.bind(activity == nil ? 1 : 0, at: 3)
        return try rows.uuids()
    }
}

/// Errors with code 3. The texts are this project's.
enum WorkoutEffortError: String {
    case noEffortScore = "Only a workout effort score can be related to a workout."
    case unknownWorkout = "The workout was not saved."
    case unknownActivity = "The workout activity does not belong to the workout."
    case unrelated = "The sample is not related to the workout."
}

extension HealthFailure {
    static func workoutEffort(_ error: WorkoutEffortError) -> HealthFailure {
        .invalidArgument(error.rawValue)
    }
}

extension ObjectType {
    /// Whether samples of the type belong to a workout (WO-34).
    var isEffortScore: Bool { self == .workoutEffortScore || self == .estimatedWorkoutEffortScore }
}
