import Foundation
import GRDB
import HealthModel

/// The rows that associate symptoms with electrocardiograms, within a transaction (PRED-14).
struct ElectrocardiogramSymptomTable {
    let db: Database

    /// Associates symptoms with an electrocardiogram. Throws code 3 if a sample is not stored, or is of another type.
    func insert(_ association: ElectrocardiogramSymptoms, _ registry: Registry) throws {
        func position(of uuid: UUID, where isExpected: (ObjectType) -> Bool) throws -> Int64? {
            guard let object = try StoredObject.find(uuid, db), let type = try registry.type(object.type, db),
                isExpected(type)
            else { return nil }
            return object.position
        }
        guard let whole = try position(of: association.electrocardiogram, where: { $0 == .electrocardiogram }) else {
            throw HealthFailure.invalidArgument("The electrocardiogram was not saved.")
        }
        for symptom in association.symptoms {
            guard let part = try position(of: symptom, where: \.isSymptom) else {
                throw HealthFailure.invalidArgument("Only saved samples of symptoms can be associated.")
            }
            try db.execute(sql: "INSERT OR IGNORE INTO electrocardiogramSymptom VALUES (?, ?)", arguments: [whole, part])
        }
    }

    /// The symptoms of an electrocardiogram. Includes deleted samples, because a query for changes returns them
    /// (ANCH-03).
    func symptoms(of electrocardiogram: UUID) throws -> Set<UUID> {
        let rows = try RowStatement(
            db,
            """
            SELECT s.uuid FROM sample e JOIN electrocardiogramSymptom ON electrocardiogram = e.id
                JOIN sample s ON s.id = sample
            WHERE e.uuid = ?1
            UNION ALL
            SELECT d.uuid FROM sample e JOIN electrocardiogramSymptom ON electrocardiogram = e.id
                JOIN deletedObject d ON d.position = sample
            WHERE e.uuid = ?1
            """
        )
        rows.bind(electrocardiogram, at: 1)
        return try rows.uuids()
    }

    /// All associations with the positions of their samples, in the order of the electrocardiograms.
    func all() throws -> [(electrocardiogram: Int64, symptoms: [Int64])] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT electrocardiogram, sample FROM electrocardiogramSymptom JOIN sample AS part ON part.id = sample
                ORDER BY electrocardiogram, sample
                """
        )
        var all: [(electrocardiogram: Int64, symptoms: [Int64])] = []
        for row in rows {
            let (whole, part) = (try row.decode(Int64.self, atIndex: 0), try row.decode(Int64.self, atIndex: 1))
            if all.last?.electrocardiogram == whole {
                all[all.count - 1].symptoms.append(part)
            } else {
                all.append((whole, [part]))
            }
        }
        return all
    }
}
