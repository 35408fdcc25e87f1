import GRDB
public import HealthModel

/// The order of sources in Health → Data Sources. Where samples overlap, it decides which count (STAT-10).
struct SourceRanking {
    /// The sources in order of priority.
    let sources: [Source]
    private let ranks: [Int64: Int32]

    /// The order of sources for a type, or for all types without an order of their own. First comes the order that the user chose
    /// for the type or for all types. Then follow manual entries, the user's devices, and apps, with the most recently added app
    /// first. A watch precedes other devices, as in Apple's example (STAT-09). Its model or its name tells that a device is a watch, as in
    /// an import (EXP-30).
    init(of type: ObjectType?, _ db: Database, _ registry: Registry) throws {
        let chosen = try Self.chosenOrder(of: type, db, registry)
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, bundleIdentifier, name, EXISTS (
                    SELECT * FROM sourceRevision WHERE sourceRevision.source = source.id AND productType LIKE 'Watch%'
                ) AS isWatch
                FROM source
                """
        )
        let rows = try Row.fetchAll(statement)
        let entries = try rows.map { row -> (id: Int64, source: Source, rank: Rank) in
            let (source, id) = (try Source(row), try row.decode(Int64.self, forColumn: "id"))
            let kind = Kind(source.bundleIdentifier)
            let isWatch: Bool = try row.decode(forColumn: "isWatch")
            let rank = Rank(
                chosen: chosen[Name(source.bundleIdentifier)] ?? .max,
                kind: kind,
                isWatch: isWatch || kind == .device && SourceRevision.device(namedBy: source.name) == "Watch",
                age: id
            )
            return (id, source, rank)
        }
        .sorted { $0.rank < $1.rank }
        sources = entries.map(\.source)
        ranks = Dictionary(uniqueKeysWithValues: zip(entries.map(\.id), 0...))
    }

    /// The index of a source in ``sources``.
    func rank(ofSource id: Int64) -> Int32 { ranks[id] ?? 0 }

    /// Whether a bundle identifier is that of one of the user's devices.
    static func isDevice(_ bundleIdentifier: String) -> Bool { Kind(bundleIdentifier) == .device }

    private static func chosenOrder(of type: ObjectType?, _ db: Database, _ registry: Registry) throws -> [Name: Int] {
        let id = try type.flatMap { try registry.existingID(of: $0, db) } ?? 0
        for scope in [id, 0] {
            let sql = "SELECT bundleIdentifier FROM sourceOrder WHERE type = ? ORDER BY position"
            let order = try String.fetchAll(db.cachedStatement(sql: sql), arguments: [scope])
            guard order.isEmpty else { return Dictionary(zip(order.map { Name($0) }, 0...)) { first, _ in first } }
        }
        return [:]
    }

    private enum Kind: Int {
        case manualEntry, device, app

        init(_ bundleIdentifier: String) {
            // Only upper and lower case distinguish the Health app, where users enter values, from Apple's devices.
            if bundleIdentifier == "com.apple.Health" {
                self = .manualEntry
            } else if bundleIdentifier == "com.apple.health" || bundleIdentifier.hasPrefix("com.apple.health.") {
                self = .device
            } else {
                self = .app
            }
        }
    }

    private struct Rank {
        let chosen: Int
        let kind: Kind
        let isWatch: Bool
        let age: Int64

        static func < (left: Rank, right: Rank) -> Bool {
            (left.chosen, left.kind.rawValue, left.isWatch ? 0 : 1, -left.age)
                < (right.chosen, right.kind.rawValue, right.isWatch ? 0 : 1, -right.age)
        }
    }
}

extension Phone {
    /// Sets the order of Health → Data Sources. Where samples overlap, the first source counts. Without a type, it
    /// applies to all types without their own order. An empty list restores the default order.
    public func setSourceOrder(_ bundleIdentifiers: [String], for type: ObjectType?) throws(HealthFailure) {
        try database.write { db, registry in
            try Self.writeSourceOrder(bundleIdentifiers, try type.map { try registry.id(of: $0, db) } ?? 0, db)
        }
    }

    /// The sources with samples in the order of Health → Data Sources: those with samples of a type in the order for that
    /// type, or all in the order for types without their own.
    package func orderedSources(for type: ObjectType?) throws(HealthFailure) -> [Source] {
        let counts = try sampleCounts().filter { type == nil || $0.type == type?.identifier }
        let identifiers = Set(counts.map { Name($0.source.bundleIdentifier) })
        return try database.read { db, registry in
            try SourceRanking(of: type, db, registry).sources.filter { identifiers.contains(Name($0.bundleIdentifier)) }
        }
    }

    /// Sets the order for the number of a type, or 0 for all types.
    static func writeSourceOrder(_ bundleIdentifiers: [String], _ scope: Int64, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM sourceOrder WHERE type = ?", arguments: [scope])
        for (position, identifier) in bundleIdentifiers.enumerated() {
            try db.execute(sql: "INSERT INTO sourceOrder VALUES (?, ?, ?)", arguments: [scope, position, identifier])
        }
    }
}
