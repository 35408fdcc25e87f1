public import Foundation
import GRDB
public import HealthModel

extension HealthStore {
    /// `add(_:to:completion:)`: connects samples with a workout that is in the store (SAVE-42). Samples that were not
    /// saved yet are saved, without their device; the workout's own figures stay as they are.
    ///
    /// Throws as ``save(_:)`` does, and code 3 if the workout is not in the store or is another app's (project decision).
    @discardableResult
    public func add(_ samples: [Sample], to workout: UUID) throws(HealthFailure) -> [UUID] {
        try checkAccess()
        try checkGuest()
        guard !samples.isEmpty else { throw .error(HealthError.emptyObjects) }
        try checkContent(of: samples)
        // A workout is no sample of a workout, and nothing is added twice.
        guard Set(samples.map(\.uuid)).count == samples.count, !samples.contains(where: { $0.type == .workout }) else {
            throw .error(.errorInvalidArgument)
        }
        let types = Self.sharedTypes(of: samples).union([.workout])
        let revision = appRevision
        try database.write { db, registry in
            try self.checkSharing(types, db)
            let insertion = try SampleInsertion(db, registry, of: revision)
            let whole = try insertion.position(ofWorkout: workout)
            for sample in samples {
                let saved = try insertion.ownPosition(of: sample.uuid)
                if let saved, try insertion.type(at: saved) != registry.existingID(of: sample.type, db) {
                    // Another object under the same UUID (SAVE-32).
                    throw HealthFailure.error(.errorInvalidArgument)
                }
                if let part = try saved ?? insertion.insert(sample.withoutDevice) {
                    try insertion.link("workoutSample", whole, part)
                }
            }
            try insertion.finish()
        }
        return samples.map(\.uuid)
    }
}

extension SampleInsertion {
    /// Where a workout of the same source is. Throws code 3 if there is none.
    func position(ofWorkout workout: UUID) throws -> Int64 {
        guard let type = try registry.existingID(of: .workout, db), let position = try ownPosition(of: workout),
            try self.type(at: position) == type
        else { throw HealthFailure.error(HealthError(.errorInvalidArgument, message: "The workout was not saved.")) }
        return position
    }

    func type(at position: Int64) throws -> Int64? {
        try Int64.fetchOne(db, sql: "SELECT type FROM sample WHERE id = ?", arguments: [position])
    }
}

extension Sample {
    fileprivate var withoutDevice: Sample {
        Sample(
            stored: uuid,
            type: type,
            startDate: startDate,
            endDate: endDate,
            content: objects.map { .correlation($0.map(\.withoutDevice)) } ?? content,
            metadata: metadata,
            device: nil,
            sourceRevision: nil
        )
    }
}
