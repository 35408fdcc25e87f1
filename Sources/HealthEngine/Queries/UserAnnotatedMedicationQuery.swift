import Foundation
import GRDB
public import HealthModel

/// The user's list of medications (OTH-11).
extension HealthStore {
    /// `HKUserAnnotatedMedicationQuery`: the medications that the app may read, in the order of the list (OTH-11). An
    /// empty result is not an error.
    public func userAnnotatedMedications(
        _ predicate: MedicationPredicate = .all, limit: Int = SampleQuery.noLimit
    ) throws(HealthFailure) -> [UserAnnotatedMedication] {
        try operation(.read, [.userAnnotatedMedication], checking: .reading, count: \.count) {
            let visible = try database.read { db in
                try phone.checkUnlocked(db)
                return try visibleMedications(db)
            }
            let medications = try phone.medications().filter {
                visible.contains(Name($0.medication.identifier)) && predicate.matches($0)
            }
            return Array(medications.prefix(limit > 0 ? limit : .max))
        }
    }
}

/// The list of medications in the Health app.
extension Phone {
    /// The medications, regardless of permissions.
    public func medications() throws(HealthFailure) -> [UserAnnotatedMedication] {
        try database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM medication ORDER BY position").map { row in
                let content = try row.decode(Data.self, forColumn: "content")
                return try StoredForm.decode(StoredMedication.self, content).medication(
                    try row.decode(String.self, forColumn: "identifier"))
            }
        }
    }

    /// Replaces the list, as the user would edit it. Identifiers must be unique.
    public func setMedications(_ medications: [UserAnnotatedMedication]) throws(HealthFailure) {
        try healthStore.operation(.write, [.userAnnotatedMedication], checking: .none, count: { _ in medications.count }) {
            try database.write { db in
                try db.execute(sql: "DELETE FROM medication")
                for (position, medication) in medications.enumerated() {
                    try db.execute(
                        sql: "INSERT INTO medication VALUES (?, ?, ?)",
                        arguments: [
                            medication.medication.identifier, position,
                            try StoredForm.encode(StoredMedication(medication)),
                        ]
                    )
                }
            }
        }
    }
}

extension HealthStore {
    /// The identifiers of the medications that the app may read. They may include medications that were removed from
    /// the list.
    func visibleMedications(_ db: Database) throws -> Set<Name> {
        let decisions = try ObjectAuthorizationTable(bundleIdentifier: bundleIdentifier).decisions(db)
        var visible = Set(decisions.filter(\.value).keys)
        if try authorizations.decision(on: AccessPair(.userAnnotatedMedication, .read), db) == true {
            let all = try String.fetchAll(db, sql: "SELECT identifier FROM medication").map { Name($0) }
            visible.formUnion(all.filter { decisions[$0] != false })
        }
        return visible
    }
}
