public import Foundation
import GRDB
public import HealthModel

/// Saves by other sources, and deletions by the device owner in the Health app.
extension Phone {
    /// Saves samples of another source, such as a watch, another app or the Health app, and associates symptoms with
    /// electrocardiograms. Needs no permission.
    ///
    /// Throws code 3 for an empty array, for a UUID that already exists in the store, and for symptoms or
    /// electrocardiograms that do not exist.
    @discardableResult
    public func addSamples(
        _ samples: [Sample],
        from revision: SourceRevision,
        symptoms: [ElectrocardiogramSymptoms] = []
    ) throws(HealthFailure) -> [UUID] {
        guard !samples.isEmpty else { throw .error(HealthError.emptyObjects) }
        guard !samples.contains(where: { $0.content == .document(nil) }) else { throw .error(.invalidDocument) }
        try database.write { db, registry in
            try SampleInsertion.insert(samples, of: revision, db, registry)
            for association in symptoms { try ElectrocardiogramSymptomTable(db).insert(association, registry) }
        }
        return samples.map(\.uuid)
    }

    /// Deletes the matching samples of a type from all sources, as the device owner does in the Health app. The members
    /// of correlations are deleted too (DEL-08). Returns the number of matching samples. Observers are called, and
    /// anchored queries return the deletions (DEL-07).
    ///
    /// Throws the exception of a predicate that does not fit the type.
    @discardableResult
    public func deleteSamples(of type: ObjectType, _ predicate: SamplePredicate = .all) throws(HealthFailure) -> Int {
        let descriptor = QueryDescriptor(type, predicate)
        try viewer.validate([descriptor])
        return try database.write { db, registry in
            let resolved = try Viewer.resolved(descriptor, from: .distantPast, db, registry)
            var positions: [Int64] = []
            try SampleScan(db, registry, resolved, .all, app: "").forEach(SampleReader(db, registry)) { row, _ in
                positions.append(row.int64(.id))
            }
            let members = try positions.flatMap { try SampleDeletion.members(ofCorrelation: $0, db) }
            var position = try SampleDeletion.latestPosition(db)
            let deletion = SampleDeletion(db)
            for sample in Set(positions + members).sorted() {
                position += 1
                try deletion.delete(sample, at: position)
            }
            return positions.count
        }
    }
}
