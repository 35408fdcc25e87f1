import Foundation
import GRDB
public import HealthModel

/// `HKWorkoutEffortRelationship`: the effort scores of a workout or of one of its activities (WO-34).
public struct WorkoutEffortRelationship: Hashable, Sendable {
    /// `HKWorkoutEffortRelationship.workout`
    public let workout: Sample
    /// `HKWorkoutEffortRelationship.activity`. Nil for the workout as a whole.
    public let activity: WorkoutActivity?
    /// `HKWorkoutEffortRelationship.samples`, in store order. Empty if the last one was unrelated.
    public let samples: [Sample]

    /// A relationship.
    package init(workout: Sample, activity: WorkoutActivity?, samples: [Sample]) {
        self.workout = workout
        self.activity = activity
        self.samples = samples
    }
}

/// `HKWorkoutEffortRelationshipQuery`: all relationships, or those that changed since an anchor (OTH-13).
public struct WorkoutEffortRelationshipQuery: Hashable, Sendable {
    /// Selects workouts.
    public var predicate: SamplePredicate
    /// The anchor of an earlier result. Nil for all relationships.
    public var anchor: QueryAnchor?
    /// `HKWorkoutEffortRelationshipQueryOptions.mostRelevant`: only one sample per relationship. A score by the user
    /// precedes an estimated one, then the latest counts, then the last saved (project decision).
    public var mostRelevant: Bool

    /// The types of which the query returns samples.
    var types: Set<ObjectType> { [.workout, .workoutEffortScore, .estimatedWorkoutEffortScore] }

    /// A query.
    public init(_ predicate: SamplePredicate = .all, anchor: QueryAnchor? = nil, mostRelevant: Bool = false) {
        self.predicate = predicate
        self.anchor = anchor
        self.mostRelevant = mostRelevant
    }

    /// The arguments of the results handler.
    public struct Result: Hashable, Sendable {
        /// The relationships, in the order in which they last changed.
        public let relationships: [WorkoutEffortRelationship]
        /// The last change that the result covers, with which the next query continues.
        public let anchor: QueryAnchor
    }
}

extension HealthStore {
    /// Runs a query for effort relationships (OTH-13).
    ///
    /// Throws code 5 if workouts are undecided, or if both kinds of effort scores are (AUTH-40). Excludes samples that
    /// the app may not read (AUTH-38).
    public func execute(_ query: WorkoutEffortRelationshipQuery) throws(HealthFailure) -> WorkoutEffortRelationshipQuery.Result {
        try operation(.read, query.types, checking: .query, count: \.relationships.count) {
            try relationships(query)
        }
    }
}

extension HealthStore {
    /// The relationships that changed after a position, or since the anchor of the query without a position.
    ///
    /// The anchor is the newest change that the app may read, even if the predicate excludes its workout. Without a
    /// change, it is the former anchor (ANCH-07; project decision).
    func relationships(
        _ query: WorkoutEffortRelationshipQuery, after position: Int64? = nil
    ) throws(HealthFailure) -> WorkoutEffortRelationshipQuery.Result {
        try read([QueryDescriptor(.workout, query.predicate)]) { db, registry, parts in
            let scores = [ObjectType.workoutEffortScore, .estimatedWorkoutEffortScore]
            let accesses = try scores.map { try decidedAccess(to: $0, db) }
            guard accesses.contains(where: { $0 != nil }) else {
                throw HealthFailure.error(HealthError.undeterminedTypes)
            }
            var efforts = EffortReader(db, registry, app: bundleIdentifier)
            efforts.hiddenZones = try hiddenZones(db)
            efforts.access = Dictionary(
                uniqueKeysWithValues: zip(scores, accesses).compactMap { type, access in access.map { (type, $0) } }
            )
            efforts.starts = try Dictionary(
                uniqueKeysWithValues: scores.compactMap { type in
                    try process.isHealthApp ? nil : authorizations.startOfPeriod(of: type, db).map { (type, $0) }
                }
            )
            let start = try position ?? query.anchor?.position(database, db) ?? 0
            let changes = try WorkoutEffortTable(db: db).changes(after: start).filter { try efforts.mayRead($0) }
            var (relationships, newest): ([WorkoutEffortRelationship], WorkoutEffortChange?) = ([], nil)
            var seen: Set<String> = []
            // Each relationship appears once, at its last change.
            for change in changes.reversed() {
                guard seen.insert("\(change.workout) \(WorkoutEffortTable.key(change.activity))").inserted,
                    let workout = try efforts.workout(at: change.workout),
                    parts[0].access == .all || efforts.isOwn(workout), parts[0].readable.matches(workout)
                else { continue }
                newest = newest ?? change
                guard parts[0].descriptor.predicate.matches(workout) else { continue }
                let samples = try efforts.samples(of: change.workout, change.activity)
                // Without an anchor, only existing relationships are returned. After an anchor, ended ones are changes
                // too.
                guard position != nil || query.anchor != nil || !samples.isEmpty else { continue }
                relationships.append(
                    WorkoutEffortRelationship(
                        workout: workout,
                        activity: change.activity.flatMap { efforts.activity($0, at: change.workout) },
                        samples: query.mostRelevant ? samples.mostRelevant : samples
                    )
                )
            }
            return WorkoutEffortRelationshipQuery.Result(
                relationships: relationships.reversed(),
                anchor: try newest.map { try QueryAnchor($0, database, db) } ?? (start > 0 ? query.anchor : nil) ?? .beginning
            )
        }
    }
}

/// Reads workouts and their effort scores, within the app's permissions.
private struct EffortReader {
    private let db: Database
    private let registry: Registry
    private let reader: SampleReader
    private let app: String
    /// The access to each type. Undecided types are missing.
    var access: [ObjectType: ReadAccess] = [:]
    /// The start of the readable period of each type with a limit (AUTH-58).
    var starts: [ObjectType: Date] = [:]
    /// The types whose zones the app may not read (ZONE-24).
    var hiddenZones: Set<ObjectType> = []
    /// The workouts so far by position, and their activities. A workout may have a change for each activity.
    private var workouts: [Int64: (workout: Sample?, activities: [UUID: WorkoutActivity])] = [:]

    init(_ db: Database, _ registry: Registry, app: String) {
        self.db = db
        self.registry = registry
        reader = SampleReader(db, registry)
        self.app = app
    }

    func isOwn(_ sample: Sample) -> Bool { sample.sourceRevision.map { Name($0.source.bundleIdentifier) } == Name(app) }

    mutating func workout(at position: Int64) throws -> Sample? {
        if let known = workouts[position] { return known.workout }
        let workout = try readWorkout(at: position)?.withoutZones(of: hiddenZones)
        let activities = (workout?.workoutActivities ?? []).map { ($0.uuid, $0) }
        workouts[position] = (workout, Dictionary(activities) { first, _ in first })
        return workout
    }

    /// An activity of a workout that was read before.
    func activity(_ uuid: UUID, at position: Int64) -> WorkoutActivity? { workouts[position]?.activities[uuid] }

    private func readWorkout(at position: Int64) throws -> Sample? {
        let rows = try RowStatement(db, "SELECT \(SampleReader.columns) FROM sample WHERE id = ?1")
        rows.bind(position, at: 1)
        guard try rows.step() else { return nil }
        return try reader.sample(rows)
    }

    /// Whether the app may read the score of a change.
    func mayRead(_ change: WorkoutEffortChange) throws -> Bool {
        guard let type = try registry.type(change.scoreType, db), let access = access[type] else { return false }
        return try isWithin(type, access, change.scoreStart) || change.scoreSource == registry.sourceID(app, db)
    }

    private func isWithin(_ type: ObjectType, _ access: ReadAccess, _ date: Date) -> Bool {
        access == .all && date >= starts[type] ?? .distantPast
    }

    /// The samples that the app may read.
    func samples(of workout: Int64, _ activity: UUID?) throws -> [Sample] {
        let rows = try RowStatement(
            db,
            """
            SELECT \(SampleReader.columns) FROM workoutEffort JOIN sample ON id = sample
            WHERE workout = ?1 AND activity = ?2 ORDER BY id
            """
        )
        rows.bind(workout, at: 1)
        rows.bind(WorkoutEffortTable.key(activity), at: 2)
        var samples: [Sample] = []
        while try rows.step() {
            guard let sample = try reader.sample(rows), let access = access[sample.type] else { continue }
            if isWithin(sample.type, access, sample.startDate) || isOwn(sample) {
                samples.append(sample)
            }
        }
        return samples
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
