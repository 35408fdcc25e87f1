package import Foundation
import GRDB
package import HealthModel

/// Relations between samples, and data other than samples.
extension SampleExport {
    /// The samples of a correlation, in the order in which they were saved.
    package func members(ofCorrelationAt position: Int64) throws -> [Entry] {
        try entries("SELECT member FROM correlationMember WHERE correlation = ? ORDER BY member", position)
    }

    /// The number of correlations that contain a sample.
    package func correlationCount(ofMemberAt position: Int64) throws -> Int {
        let statement = try db.cachedStatement(sql: "SELECT count(*) FROM correlationMember WHERE member = ?")
        return try Int.fetchOne(statement, arguments: [position]) ?? 0
    }

    /// Whether any correlation contains the sample.
    package func isMember(_ position: Int64) throws -> Bool { try correlationCount(ofMemberAt: position) > 0 }

    /// The samples of a type that are associated with a workout, by start date.
    package func samples(of type: ObjectType, ofWorkoutAt position: Int64) throws -> [Entry] {
        guard let number = try registry.existingID(of: type, db) else { return [] }
        return try entries(
            """
            SELECT id FROM workoutSample JOIN sample ON id = workoutSample.sample
            WHERE workout = ? AND type = ? ORDER BY startDate, id
            """,
            position,
            number
        )
    }

    /// The UUID of the sample at a position.
    package func uuid(at position: Int64) throws -> UUID? {
        let rows = try RowStatement(db, "SELECT uuid FROM sample WHERE id = ?1")
        rows.bind(position, at: 1)
        return try rows.step() ? rows.uuid(0) : nil
    }

    /// Whether the store has a sample with the UUID.
    package func contains(_ uuid: UUID) throws -> Bool { try SampleInsertion.position(of: uuid, db) != nil }

    /// The symptoms of electrocardiograms, limited to the samples at certain positions.
    package func electrocardiogramSymptoms(where isChosen: (Int64) -> Bool) throws -> [ElectrocardiogramSymptoms] {
        try ElectrocardiogramSymptomTable(db: db).all().compactMap { association in
            guard isChosen(association.electrocardiogram), let whole = try uuid(at: association.electrocardiogram)
            else { return nil }
            let symptoms = try association.symptoms.filter(isChosen).compactMap(uuid(at:))
            return symptoms.isEmpty ? nil : ElectrocardiogramSymptoms(electrocardiogram: whole, symptoms: symptoms)
        }
    }

    private func entries(_ sql: String, _ arguments: Int64...) throws -> [Entry] {
        let positions = try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: StatementArguments(arguments))
        return try positions.compactMap(entry(at:))
    }

    // MARK: The rest of the phone

    /// The sources with samples, in the order of their first saves, which determines the priority of apps (STAT-10).
    package func sources() throws -> [Source] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT bundleIdentifier, name FROM source WHERE id IN (
                    SELECT source FROM sampleKind JOIN sourceRevision ON sourceRevision.id = sourceRevision
                    WHERE count > 0
                ) ORDER BY id
                """
        ).map(Source.init)
    }

    /// The user's profile: raw values, and a date of birth as yyyymmdd.
    package func characteristics() throws -> [ObjectType: Int] {
        let values = try EnteredCharacteristic.all(db).compactMap { entry in
            TypeCatalog.type(identifier: entry.type).map { ($0, entry.value) }
        }
        return Dictionary(values) { first, _ in first }
    }

    /// The goals of the rings.
    package func activityGoals() throws -> [ActivityRing: Double] { try Phone.activityGoals(db) }
}
