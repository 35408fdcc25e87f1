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
        try checkWriteAccess()
        guard !samples.isEmpty else { throw .error(HealthError.emptyObjects) }
        try checkContent(of: samples)
        // A workout cannot be added to a workout, and nothing is added twice.
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
                if let part = try insertion.ownPosition(of: sample) ?? insertion.insert(sample.withoutDevice) {
                    try insertion.link("workoutSample", whole, part)
                }
            }
            try insertion.finish()
        }
        return samples.map(\.uuid)
    }
}

extension Sample {
    fileprivate var withoutDevice: Sample {
        with(objects.map { .correlation($0.map(\.withoutDevice)) } ?? content, device: nil, sourceRevision: nil)
    }
}
