package import Foundation
import GRDB
package import HealthModel

/// Imports the parts of this project's exports that the Health app's format does not have.
extension SampleImport {
    /// Adds sources in their order and uses the keys, before any samples.
    package func begin(with settings: StoreSettings) throws {
        try keys.use((settings.identityKeys ?? []).compactMap(IdentityKey.init), db)
        try settings.writeSources(db)
        registry.forget()
    }

    /// Identifies new samples without the store's secret, so that synthetic data is the same in each store.
    package func identifyByContent() throws { try keys.use([.none], db) }

    /// Writes the settings.
    package func set(_ settings: StoreSettings) throws { try settings.write(db, registry) }

    /// Adds the sample of a line and the members of a correlation, unless their UUIDs exist. Reports the outcome of
    /// each member.
    package func insert(
        _ line: StoredSample, _ place: Place = .byItself, onMember: (ObjectType, Outcome) -> Void = { _, _ in }
    ) throws -> Outcome {
        let draft: SampleDraft
        do {
            draft = try line.draft()
        } catch is HealthFailure {
            return .invalid
        }
        var members: [Int64] = []
        // A correlation that contains itself would recurse forever.
        for member in line.members ?? [] where place == .byItself && member.isAllowed(in: draft.type) {
            let outcome = try insert(member, .inAnother)
            if let position = outcome.position { members.append(position) }
            if let type = member.objectType { onMember(type, outcome) }
        }
        return try insert(draft, uuid: line.uuid, place, members: members)
    }

    /// Associates a workout with exactly these samples, as far as they exist.
    package func associate(workout: UUID, with samples: [UUID]) throws {
        guard let position = try SampleInsertion.position(of: workout, db) else { return }
        try db.execute(sql: "DELETE FROM workoutSample WHERE workout = ?", arguments: [position])
        try connect(workout: position, with: samples.compactMap { try SampleInsertion.position(of: $0, db) })
    }

    /// Associates an electrocardiogram with its symptoms, as far as they exist.
    package func associate(_ association: ElectrocardiogramSymptoms) throws {
        guard let whole = try SampleInsertion.position(of: association.electrocardiogram, db) else { return }
        let parts = try association.symptoms.compactMap { try SampleInsertion.position(of: $0, db) }
        try connect(electrocardiogram: whole, with: parts)
    }

    /// Relates an effort score to a workout, if both exist and are not related yet.
    package func relate(_ effort: SampleExport.Effort) throws {
        guard let workout = try SampleInsertion.position(of: effort.workout, db),
            let sample = try SampleInsertion.position(of: effort.sample, db),
            try !WorkoutEffortTable(db: db).contains(sample, workout, effort.activity)
        else { return }
        // The change takes its own position.
        let change = try position()
        nextPosition = change + 1
        try WorkoutEffortTable(db: db).insert(sample, workout, effort.activity, at: change)
    }
}
