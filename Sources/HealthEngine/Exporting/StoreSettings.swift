import Foundation
import GRDB
package import HealthModel

/// The data of a phone, other than samples and profile, that the Health app's format cannot represent.
package struct StoreSettings: Codable, Hashable {
    private struct Source: Codable, Hashable {
        var name: String
        var bundleIdentifier: String
    }

    private struct Order: Codable, Hashable {
        /// The type's identifier. Empty for all types.
        var type: String
        var bundleIdentifiers: [String]
    }

    fileprivate struct Medication: Codable, Hashable {
        var identifier: String
        /// The medication as stored JSON.
        var content: String
    }

    /// The sources in the order of their first saves, which determines the priority of apps (STAT-10).
    private var sources: [Source]?
    /// The orders in Health → Data Sources.
    private var sourceOrder: [Order]?
    /// The goals, by HealthKit's name of the ring.
    private var goals: [String: Double]?
    fileprivate var medications: [Medication]?
    /// The keys of identities, that of the elements first.
    fileprivate(set) var identityKeys: [Data]?
    private static let largestKeyCount = 100

    /// Removes the data of other types and sources.
    package mutating func keep(_ isWanted: (ObjectType) -> Bool, ofSources isIncluded: (String) -> Bool) {
        sources = sources?.filter { isIncluded($0.bundleIdentifier) }
        let orders = (sourceOrder ?? []).compactMap { order -> Order? in
            guard order.type.isEmpty || TypeCatalog.type(identifier: order.type).map(isWanted) ?? false else {
                return nil
            }
            let kept = order.bundleIdentifiers.filter(isIncluded)
            return kept.isEmpty ? nil : Order(type: order.type, bundleIdentifiers: kept)
        }
        sourceOrder = orders.isEmpty ? nil : orders
    }

    /// Whether there are no settings.
    package var isEmpty: Bool {
        sources == nil && sourceOrder == nil && goals == nil && medications == nil && identityKeys == nil
    }

    /// Adds what exports had before stores had keys: identities without a key.
    package mutating func completeWithoutKeys() { identityKeys = [IdentityKey.none.bytes] }
}

extension SampleExport {
    /// The settings. The flags select the optional parts.
    package func settings(withSources: Bool, withGoals: Bool, withMedications: Bool) throws -> StoreSettings {
        let sources = try withSources ? sources().map { ($0.name, $0.bundleIdentifier) } : []
        let goals = try withGoals ? activityGoals() : [:]
        var settings = try StoreSettings(db, sources, goals)
        if !withMedications { settings.medications = nil }
        let keys = try IdentityKeys(db).all
        if !keys.isEmpty {
            settings.identityKeys = [identityKey.bytes] + keys.filter { $0 != identityKey }.map(\.bytes)
        }
        return settings
    }
}

extension StoreSettings {
    fileprivate init(_ db: Database, _ sources: [(name: String, identifier: String)], _ goals: [ActivityRing: Double]) throws {
        let orders = try Row.fetchAll(
            db,
            sql: """
                SELECT identifier, bundleIdentifier FROM sourceOrder LEFT JOIN objectType ON id = type
                ORDER BY type, position
                """
        )
        var order: [Order] = []
        for row in orders {
            let type = try row.decode(String?.self, forColumn: "identifier") ?? ""
            if order.last?.type != type { order.append(Order(type: type, bundleIdentifiers: [])) }
            order[order.count - 1].bundleIdentifiers.append(try row.decode(forColumn: "bundleIdentifier"))
        }
        sourceOrder = order.isEmpty ? nil : order
        let list = try Row.fetchAll(db, sql: "SELECT identifier, content FROM medication ORDER BY position").map { row in
            let content = try row.decode(Data.self, forColumn: "content")
            return Medication(
                identifier: try row.decode(forColumn: "identifier"), content: String(decoding: content, as: UTF8.self))
        }
        medications = list.isEmpty ? nil : list
        self.sources = sources.isEmpty ? nil : sources.map { Source(name: $0.name, bundleIdentifier: $0.identifier) }
        self.goals = goals.isEmpty ? nil : Dictionary(uniqueKeysWithValues: goals.map { ($0.key.rawValue, $0.value) })
    }

    /// Removes invalid medications and keys, and returns their number.
    package mutating func removeUnreadable() -> Int {
        let count = (medications?.count ?? 0) + (identityKeys?.count ?? 0)
        medications?.removeAll { medication in
            !Name.isValid(medication.identifier)
                || (try? StoredForm.decode(StoredMedication.self, Data(medication.content.utf8))) == nil
        }
        identityKeys = identityKeys?.filter { IdentityKey($0) != nil }.prefix(Self.largestKeyCount).map(\.self)
        return count - (medications?.count ?? 0) - (identityKeys?.count ?? 0)
    }

    /// Adds the sources to a store, before any samples.
    func writeSources(_ db: Database) throws {
        for source in sources ?? [] {
            try db.execute(
                sql: "INSERT OR IGNORE INTO source (bundleIdentifier, name) VALUES (?, ?)",
                arguments: [source.bundleIdentifier, source.name]
            )
        }
    }

    /// Writes the other settings to a store. They replace existing settings. Medications are added after existing ones.
    func write(_ db: Database, _ registry: Registry) throws {
        for order in sourceOrder ?? [] {
            guard order.type.isEmpty || TypeCatalog.type(identifier: order.type) != nil else { continue }
            let scope = try TypeCatalog.type(identifier: order.type).map { try registry.id(of: $0, db) } ?? 0
            try Phone.writeSourceOrder(order.bundleIdentifiers, scope, db)
        }
        for (name, goal) in goals ?? [:] where ActivityRing(rawValue: name) != nil && goal.isFinite && goal >= 0 {
            try db.execute(sql: "INSERT OR REPLACE INTO activityGoal VALUES (?, ?)", arguments: [name, goal])
        }
        for medication in medications ?? [] {
            try Self.write(medication.identifier, Data(medication.content.utf8), db)
        }
    }

    /// Adds a medication after the others. It replaces one with the same identifier.
    fileprivate static func write(_ medication: String, _ content: Data, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO medication VALUES (?, (SELECT ifnull(max(position), -1) + 1 FROM medication), ?)
                ON CONFLICT (identifier) DO UPDATE SET content = excluded.content
                """,
            arguments: [medication, content]
        )
    }
}

extension SampleImport {
    /// Adds a medication to the user's list. It replaces one with the same identifier.
    package func setMedication(_ medication: UserAnnotatedMedication) throws {
        try StoreSettings.write(medication.medication.identifier, StoredForm.encode(StoredMedication(medication)), db)
    }
}
