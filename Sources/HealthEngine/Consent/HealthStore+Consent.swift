public import Foundation
import GRDB
public import HealthModel

/// What the app notes of its user's consent. Records are added, and never changed.
///
/// ```swift
/// try store.recordConsent(to: [.heartRate], version: "2.0", expirationDate: nextYear)
/// try store.hasValidConsent(for: .heartRate)    // true, until then
/// try store.withdrawConsent(to: [.heartRate])
/// try store.hasValidConsent(for: .heartRate)    // false
/// ```
extension HealthStore {
    /// Notes that the user consents.
    @discardableResult
    public func recordConsent(
        to types: Set<ObjectType>,
        version: String,
        expirationDate: Date? = nil
    ) throws(HealthFailure) -> ConsentRecord {
        let record = newRecord(
            types.map(\.identifier),
            .consent(version: version, expirationDate: expirationDate)
        )
        let app = world.app.bundleIdentifier
        try database.write { db in try record.insert(of: app, db) }
        return record
    }

    /// Notes that the user takes consent back: to these types, or to all that the app has a consent for. Answers to which;
    /// where there is none nothing is noted.
    @discardableResult
    public func withdrawConsent(to types: Set<ObjectType>? = nil) throws(HealthFailure) -> [String] {
        let app = world.app.bundleIdentifier
        let now = environment.clock.current
        let asked = types.map { Set($0.map(\.identifier)) }
        return try database.write { db in
            let latest = try Self.latestRecords(of: app, db)
            let valid = latest.filter { $0.value.isValid(at: now) && asked?.contains($0.key) ?? true }.map(\.key)
            guard !valid.isEmpty else { return [] }
            let record = newRecord(valid, .withdrawal)
            try record.insert(of: app, db)
            return record.types
        }
    }

    /// Whether the latest record about the type is a consent, not expired, and to the version asked for, if any.
    public func hasValidConsent(for type: ObjectType, version: String? = nil) throws(HealthFailure) -> Bool {
        let app = world.app.bundleIdentifier
        let now = environment.clock.current
        let latest = try database.read { db in try Self.latestRecords(of: app, db)[type.identifier] }
        return latest?.isValid(at: now, version: version) ?? false
    }

    /// All that the app has noted, in order.
    public func consentRecords() throws(HealthFailure) -> [ConsentRecord] {
        let app = world.app.bundleIdentifier
        return try database.read { db in try ConsentRecord.all(of: app, db) }
    }

    private func newRecord(_ types: [String], _ kind: ConsentRecord.Kind) -> ConsentRecord {
        ConsentRecord(id: environment.makeUUID(), types: types.sorted(), date: environment.clock.now(), kind: kind)
    }

    private static func latestRecords(of app: String, _ db: Database) throws -> [String: ConsentRecord] {
        try ConsentRecord.all(of: app, db).reduce(into: [:]) { latest, record in
            for type in record.types {
                latest[type] = record
            }
        }
    }
}

extension ConsentRecord {
    fileprivate func insert(of app: String, _ db: Database) throws {
        var row: (version: String?, expirationDate: Int64?) = (nil, nil)
        if case .consent(let version, let expirationDate) = kind {
            row = (version, expirationDate?.milliseconds)
        }
        try db.execute(
            sql: """
                INSERT INTO consent (uuid, bundleIdentifier, types, version, date, expirationDate)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id, app, types.joined(separator: " "), row.version, date.milliseconds, row.expirationDate,
            ]
        )
    }

    fileprivate static func all(of app: String, _ db: Database) throws -> [ConsentRecord] {
        let sql = "SELECT * FROM consent WHERE bundleIdentifier = ? ORDER BY id"
        return try Row.fetchAll(db, sql: sql, arguments: [app]).map { row in
            let types: String = row["types"]
            let version: String? = row["version"]
            let expirationDate = (row["expirationDate"] as Int64?).map { Date(milliseconds: $0) }
            return ConsentRecord(
                id: row["uuid"],
                types: types.split(separator: " ").map(String.init),
                date: Date(milliseconds: row["date"]),
                kind: version.map { .consent(version: $0, expirationDate: expirationDate) } ?? .withdrawal
            )
        }
    }
}
