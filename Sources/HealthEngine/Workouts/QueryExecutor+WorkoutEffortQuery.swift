import Foundation
import GRDB
public import HealthModel

extension QueryExecutor {
    /// Runs a query for effort relationships (OTH-13).
    ///
    /// Throws code 5 if workouts are undecided, or if both kinds of effort scores are (AUTH-40). Excludes samples that
    /// the app may not read (AUTH-38).
    public func execute(
        _ query: WorkoutEffortRelationshipQuery
    ) throws(HealthFailure) -> WorkoutEffortRelationshipQuery.Result {
        try viewer.read([QueryDescriptor(.workout, query.predicate)]) { db, registry, parts in
            let scores = [ObjectType.workoutEffortScore, .estimatedWorkoutEffortScore]
            let accesses = try scores.map { try viewer.decidedAccess(to: $0, db) }
            guard accesses.contains(where: { $0 != nil }) else {
                throw HealthFailure.error(HealthError.noneDetermined)
            }
            let end = try SampleDeletion.latestPosition(db)
            var efforts = EffortReader(db, registry, app: viewer.bundleIdentifier)
            efforts.access = Dictionary(
                uniqueKeysWithValues: zip(scores, accesses).compactMap { type, access in access.map { (type, $0) } }
            )
            var relationships: [WorkoutEffortRelationship] = []
            for (position, activity) in try WorkoutEffortTable(db).changes(after: query.anchor?.position(db) ?? 0) {
                guard let workout = try efforts.workout(at: position),
                    parts[0].access == .all || efforts.isOwn(workout),
                    parts[0].descriptor.predicate.matches(workout),
                    let samples = try efforts.samples(of: position, activity)
                else { continue }
                // Without an anchor, only existing relationships are returned. After an anchor, ended ones are changes
                // too.
                guard query.anchor != nil || !samples.isEmpty else { continue }
                relationships.append(
                    WorkoutEffortRelationship(
                        workout: workout,
                        activity: workout.workoutActivities.first { $0.uuid == activity },
                        samples: query.mostRelevant ? samples.mostRelevant : samples
                    )
                )
            }
            return WorkoutEffortRelationshipQuery.Result(
                relationships: relationships,
                anchor: QueryAnchor(.position(end), restore: try Restore.latestNumber(db))
            )
        }
    }
}

/// Reads workouts and their effort scores, within the app's permissions.
private struct EffortReader {
    private let db: Database
    private let reader: SampleReader
    private let app: String
    /// The access to each type. Undecided types are missing.
    var access: [ObjectType: ReadAccess] = [:]

    init(_ db: Database, _ registry: Registry, app: String) {
        self.db = db
        reader = SampleReader(db, registry)
        self.app = app
    }

    func isOwn(_ sample: Sample) -> Bool { sample.sourceRevision?.source.bundleIdentifier == app }

    func workout(at position: Int64) throws -> Sample? {
        let rows = try RowStatement(db, "SELECT \(SampleReader.columns) FROM sample WHERE id = ?1")
        rows.bind(position, at: 1)
        defer { rows.reset() }
        guard try rows.step() else { return nil }
        return try reader.sample(rows)
    }

    /// The samples that the app may read. Nil if there are samples, but the app may not read any of them.
    func samples(of workout: Int64, _ activity: UUID?) throws -> [Sample]? {
        let rows = try RowStatement(
            db,
            """
            SELECT \(SampleReader.columns) FROM workoutEffort JOIN sample ON id = sample
            WHERE workout = ?1 AND activity = ?2 ORDER BY id
            """
        )
        rows.bind(workout, at: 1)
        rows.bind(WorkoutEffortTable.key(activity), at: 2)
        var isEmpty = true
        var samples: [Sample] = []
        while try rows.step() {
            isEmpty = false
            guard let sample = try reader.sample(rows), let access = access[sample.type] else { continue }
            if access == .all || isOwn(sample) {
                samples.append(sample)
            }
        }
        return samples.isEmpty && !isEmpty ? nil : samples
    }
}

extension [Sample] {
    /// The most relevant sample: see ``WorkoutEffortRelationshipQuery/mostRelevant``.
    fileprivate var mostRelevant: [Sample] {
        let relevant = indices.max { left, right in
            let (first, second) = (self[left], self[right])
            guard first.type == second.type else { return first.type == .estimatedWorkoutEffortScore }
            return (first.endDate, left) < (second.endDate, right)
        }
        return relevant.map { [self[$0]] } ?? []
    }
}
