public import Foundation
import GRDB
public import HealthModel

/// Saves by other sources, and deletions by the device owner in the Health app.
extension Phone {
    /// Saves samples of another source, such as a watch, another app or the Health app, and associates symptoms with
    /// electrocardiograms. Needs no permission. In the same transaction, deletes earlier samples of the source, which the
    /// new ones replace (DEL-14). With the UUID of a workout of the source, which may be one of the samples, the routes belong to it.
    ///
    /// Throws code 3 for an empty array, for a UUID that already exists in the store, for a replaced sample that is
    /// missing or belongs to another source, for symptoms or electrocardiograms that do not exist, and for an unknown workout.
    @discardableResult
    public func addSamples(
        _ samples: [Sample],
        from revision: SourceRevision,
        replacing replaced: [UUID] = [],
        symptoms: [ElectrocardiogramSymptoms] = [],
        routesOf workout: UUID? = nil
    ) throws(HealthFailure) -> [UUID] {
        try healthStore.operation(.write, samples.types, checking: .none, count: \.count) {
            guard !samples.isEmpty else { throw HealthFailure.error(.emptyObjects) }
            guard !samples.contains(where: { $0.content == .document(nil) }) else { throw HealthFailure.error(.invalidDocument) }
            for sample in samples { try sample.checkFinite() }
            try database.write { db, registry in
                let source = try registry.sourceID(revision.source.bundleIdentifier, db)
                let positions = try replaced.map { uuid in
                    guard let source, let object = try StoredObject.find(uuid, savedBy: source, db) else {
                        throw HealthFailure.error(HealthError.objectsNotFound)
                    }
                    return object.position
                }
                try Self.delete(positions, db)
                try SampleInsertion.insert(samples, of: revision, db, registry)
                if let workout {
                    let routes = samples.filter { $0.type == .workoutRoute }.map(\.uuid)
                    try SampleInsertion(db, registry, of: revision).connect(routes, withWorkout: workout)
                }
                for association in symptoms { try ElectrocardiogramSymptomTable(db: db).insert(association, registry) }
            }
            return samples.map(\.uuid)
        }
    }

    /// Deletes the matching samples of a type from all sources, as the device owner does in the Health app (DEL-13).
    /// Returns the number of matching samples.
    @discardableResult
    public func deleteSamples(of type: ObjectType, _ predicate: SamplePredicate = .all) throws(HealthFailure) -> Int {
        try deleteSamples(of: [type], predicate)[type] ?? 0
    }

    /// Deletes the matching samples of some types from all sources, as the device owner does in the Health app (DEL-13).
    /// The members of correlations are deleted too (DEL-08). Returns the number of matching samples of each type that has
    /// any. Observers are called, and anchored queries return the deletions (DEL-07).
    ///
    /// Throws the exception of a predicate that does not fit one of the types.
    public func deleteSamples(
        of types: [ObjectType], _ predicate: SamplePredicate = .all
    ) throws(HealthFailure) -> [ObjectType: Int] {
        try healthStore.operation(.delete, types.count == 1 ? Set(types) : [], checking: .none, count: { $0.values.reduce(0, +) })
        {
            let descriptors = types.map { QueryDescriptor($0, predicate) }
            try HealthStore.validate(descriptors)
            return try database.write { db, registry in
                let reader = SampleReader(db, registry)
                var positions: [Int64] = []
                var counts: [ObjectType: Int] = [:]
                for descriptor in descriptors {
                    let resolved = try HealthStore.resolved(descriptor, from: .distantPast, db, registry)
                    try SampleScan(db, registry, resolved, .all, app: "").forEach(reader) { row, _ in
                        positions.append(row.int64(.id))
                        counts[descriptor.type, default: 0] += 1
                    }
                }
                try Self.delete(positions, db)
                accesses.add(.delete, Set(counts.keys))
                return counts
            }
        }
    }

    /// Deletes the samples at some positions, and the members of correlations.
    private static func delete(_ positions: [Int64], _ db: Database) throws {
        let members = try positions.flatMap { try SampleDeletion.members(ofCorrelation: $0, db) }
        try SampleDeletion(db: db).delete(Set(positions + members))
    }
}

/// Time with an app in the loop.
extension Phone {
    /// Advances the clock to the next moment at which an app gets events, at most by `seconds`, and returns the seconds that are
    /// left. The caller delivers the events, waits for what the app does, and continues with the rest.
    ///
    /// In one step of ``advanceClock(by:shouldContinue:)``, an app answers only after all events. A delivery that it would have
    /// completed is then repeated. Returns nil if `shouldContinue` returned false before an event.
    public func advanceClockToEvents(within seconds: TimeInterval, shouldContinue: () -> Bool = { true }) -> TimeInterval? {
        // In this order `max` turns NaN into 0.
        let end = min(environment.clock.current.adding(max(0, seconds)), Clock.end)
        let known = pendingEventCount
        // Events that are due, and changes so far.
        advanceClock(by: 0)
        while pendingEventCount <= known {
            let now = environment.clock.current
            guard now < end else { return 0 }
            guard shouldContinue() else { return nil }
            // An event at this very moment has happened.
            let next = max(nextDeadline ?? end, now.adding(0.001))
            advanceClock(by: min(next, end).timeIntervalSince(now))
        }
        let rest = max(0, end.timeIntervalSince(environment.clock.current))
        return (rest * 1000).rounded() / 1000
    }

    /// The number of events that apps have not taken.
    private var pendingEventCount: Int {
        (processes + endedProcesses).reduce(0) { $0 + $1.pendingEvents.count }
    }
}
