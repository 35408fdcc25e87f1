package import Foundation
import GRDB
package import HealthModel

/// The number of samples of a type from a source.
package struct SampleCount: Hashable, Sendable {
    /// The identifier of the type. A text, because a store may contain types of a newer version of this program.
    package let type: String
    /// The source, with its latest name.
    package let source: Source
    /// The number of samples, including members of correlations.
    package let count: Int
}

/// The start dates of the samples of a type.
package struct SampleDates: Hashable, Sendable {
    /// The earliest start date.
    package let earliest: Date
    /// The latest start date.
    package let latest: Date
    /// The latest start date up to the time of the overview. Nil if all samples begin later.
    package let latestByNow: Date?
    /// The months with samples, in order.
    package let months: [Month]

    /// A month and the number of samples that start in it.
    package struct Month: Hashable, Sendable {
        /// The first moment of the month.
        package let start: Date
        /// The number of samples.
        package let count: Int
    }
}

/// The content of the store, for the device owner. It is computed from counters and indexes, without reading samples.
extension Phone {
    /// The number of samples by type and source, sorted by both.
    package func sampleCounts() throws(HealthFailure) -> [SampleCount] {
        try database.read { db in
            try SampleKind.total(db)
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT identifier, bundleIdentifier, name, sum(count) AS count FROM sampleKind
                    JOIN objectType ON objectType.id = type
                    JOIN sourceRevision ON sourceRevision.id = sourceRevision JOIN source ON source.id = source
                    WHERE count > 0 GROUP BY identifier, bundleIdentifier ORDER BY identifier, bundleIdentifier
                    """
            )
            return try rows.map { row in
                SampleCount(
                    type: try row.decode(forColumn: "identifier"),
                    source: try Source(row),
                    count: try row.decode(forColumn: "count")
                )
            }
        }
    }

    /// The start dates of the samples of each type, by identifier, with their number in each month of a calendar.
    package func sampleDates(in calendar: Calendar, now: Date) throws(HealthFailure) -> [String: SampleDates] {
        try database.read { db in
            let types = try Row.fetchAll(db, sql: "SELECT id, identifier FROM objectType")
            var dates: [String: SampleDates] = [:]
            for type in types {
                let counter = DateCounter(db: db, type: try type.decode(forColumn: "id"), calendar: calendar)
                dates[try type.decode(forColumn: "identifier")] = try counter.dates(now: now)
            }
            return dates
        }
    }
}

/// Counts the samples of a type by month, using the index of dates. The index has the length class before the dates, so
/// each class is counted separately.
private struct DateCounter {
    let db: Database
    let type: Int64
    let calendar: Calendar

    func dates(now: Date) throws -> SampleDates? {
        var (earliest, latest) = (Int64.max, Int64.min)
        var latestByNow: Int64?
        var months: [Date: Int] = [:]
        let ofLength = "FROM sample WHERE type = ?1 AND lengthClass = ?2"
        for length in try LengthClass.all(ofType: type, db) {
            guard let starts = try length.starts(ofType: type, db) else { continue }
            earliest = min(earliest, starts.lowerBound)
            latest = max(latest, starts.upperBound)
            let sql = "SELECT max(startDate) \(ofLength) AND startDate <= ?3"
            latestByNow = [latestByNow, try number(sql, [type, length.rawValue, now.milliseconds])].compactMap(\.self).max()
            var next: Int64? = starts.lowerBound
            while let start = next {
                let date = Date(milliseconds: start)
                guard let month = calendar.dateInterval(of: .month, for: date) else { break }
                let end = max(month.end.milliseconds, start + 1)
                let span = [type, length.rawValue, start, end]
                let count = try number("SELECT count(*) \(ofLength) AND startDate >= ?3 AND startDate < ?4", span)
                months[month.start, default: 0] += Int(count ?? 0)
                next = try number("SELECT min(startDate) \(ofLength) AND startDate >= ?3", [type, length.rawValue, end])
            }
        }
        guard earliest <= latest else { return nil }
        return SampleDates(
            earliest: Date(milliseconds: earliest),
            latest: Date(milliseconds: latest),
            latestByNow: latestByNow.map { Date(milliseconds: $0) },
            months: months.sorted { $0.key < $1.key }.map { SampleDates.Month(start: $0.key, count: $0.value) }
        )
    }

    private func number(_ sql: String, _ arguments: [Int64]) throws -> Int64? {
        let rows = try RowStatement(db, sql)
        for (index, argument) in zip(Int32(1)..., arguments) {
            rows.bind(argument, at: index)
        }
        return try rows.step() && !rows.isNull(0) ? rows.int64(0) : nil
    }
}
