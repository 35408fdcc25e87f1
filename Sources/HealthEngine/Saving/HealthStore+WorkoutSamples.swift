public import Foundation
import GRDB
public import HealthModel

extension HealthStore {
    /// `add(_:to:completion:)`: associates samples with a stored workout (SAVE-42). Unsaved samples are saved, without
    /// their device. The workout's own figures do not change.
    ///
    /// Has the errors of ``save(_:)``. Also throws code 3 if the workout is missing or belongs to another app (project
    /// decision).
    @discardableResult
    public func add(_ samples: [Sample], to workout: UUID) throws(HealthFailure) -> [UUID] {
        try accesses.record(.write, samples.types.union([.workout]), count: \.count) { () throws(HealthFailure) in
            try checkWriteAccess()
            guard !samples.isEmpty else { throw .error(HealthError.emptyObjects) }
            try checkContent(of: samples)
            // A workout cannot be added to a workout, and no sample can be added twice.
            guard Set(samples.map(\.uuid)).count == samples.count, !samples.contains(where: { $0.type == .workout })
            else {
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
}

extension Sample {
    fileprivate var withoutDevice: Sample {
        with(objects.map { .correlation($0.map(\.withoutDevice)) } ?? content, device: nil, sourceRevision: nil)
    }
}
