package import Foundation
import GRDB
package import HealthModel

/// How many samples of a type a source has saved.
package struct SampleCount: Hashable, Sendable {
    /// The identifier of the type. A text: a store may hold types that only a newer program knows.
    package let type: String
    /// Who has saved them; the newest name.
    package let source: Source
    /// How many there are, members of correlations included.
    package let count: Int
}

/// When the samples of a type begin.
package struct SampleDates: Hashable, Sendable {
    /// The first.
    package let earliest: Date
    /// The last.
    package let latest: Date
    /// How many begin in each month that has any, in order.
    package let months: [Month]

    /// A month and what begins in it.
    package struct Month: Hashable, Sendable {
        /// Its first moment.
        package let start: Date
        /// How many samples.
        package let count: Int
    }
}

/// What the store holds, for the owner: from counters and indexes, without reading samples.
extension Phone {
    /// How many samples there are by type and source, sorted by these.
    package func sampleCounts() throws(HealthFailure) -> [SampleCount] {
        try database.read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT identifier, bundleIdentifier, name, sum(count) AS count FROM sampleKind
                    JOIN objectType ON objectType.id = type
                    JOIN sourceRevision ON sourceRevision.id = sourceRevision JOIN source ON source.id = source
                    GROUP BY identifier, bundleIdentifier HAVING sum(count) > 0 ORDER BY identifier, bundleIdentifier
                    """
            )
            return rows.map { row in
                SampleCount(
                    type: row["identifier"],
                    source: Source(name: row["name"], bundleIdentifier: row["bundleIdentifier"]),
                    count: row["count"]
                )
            }
        }
    }

    /// When the samples of each type begin, by identifier, and how many in each month of a calendar.
    package func sampleDates(in calendar: Calendar) throws(HealthFailure) -> [String: SampleDates] {
        try database.read { db in
            let types = try Row.fetchAll(db, sql: "SELECT id, identifier FROM objectType")
            var dates: [String: SampleDates] = [:]
            for type in types {
                dates[type["identifier"]] = try DateCounter(db, type: type["id"], calendar).dates()
            }
            return dates
        }
    }
}

/// Counts the samples of a type by month in the index of dates. The index has the length class of samples before their
/// dates, so each class is counted by itself.
private struct DateCounter {
    private let db: Database
    private let type: Int64
    private let calendar: Calendar

    init(_ db: Database, type: Int64, _ calendar: Calendar) {
        self.db = db
        self.type = type
        self.calendar = calendar
    }

    func dates() throws -> SampleDates? {
        var (earliest, latest) = (Int64.max, Int64.min)
        var months: [Date: Int] = [:]
        var length = try number("SELECT min(lengthClass) FROM sample WHERE type = ?1", [type])
        while let current = length {
            let ofLength = "FROM sample WHERE type = ?1 AND lengthClass = ?2"
            var next = try number("SELECT min(startDate) \(ofLength)", [type, current])
            earliest = min(earliest, next ?? earliest)
            latest = max(latest, try number("SELECT max(startDate) \(ofLength)", [type, current]) ?? latest)
            while let start = next {
                let date = Date(milliseconds: start)
                guard let month = calendar.dateInterval(of: .month, for: date) else { break }
                let end = max(month.end.milliseconds, start + 1)
                let span = [type, current, start, end]
                let count = try number("SELECT count(*) \(ofLength) AND startDate >= ?3 AND startDate < ?4", span)
                months[month.start, default: 0] += Int(count ?? 0)
                next = try number("SELECT min(startDate) \(ofLength) AND startDate >= ?3", [type, current, end])
            }
            length = try number(
                "SELECT min(lengthClass) FROM sample WHERE type = ?1 AND lengthClass > ?2",
                [type, current]
            )
        }
        guard earliest <= latest else { return nil }
        return SampleDates(
            earliest: Date(milliseconds: earliest),
            latest: Date(milliseconds: latest),
            months: months.sorted { $0.key < $1.key }.map { SampleDates.Month(start: $0.key, count: $0.value) }
        )
    }

    private func number(_ sql: String, _ arguments: [Int64]) throws -> Int64? {
        let rows = try RowStatement(db, sql)
        for (index, argument) in zip(Int32(1)..., arguments) {
            rows.bind(argument, at: index)
        }
        defer { rows.reset() }
        return try rows.step() && !rows.isNull(0) ? rows.int64(0) : nil
    }
}
