import GRDB
import HealthModel

/// A sum that SQLite computes, several times faster than reading each sample. The samples must have one source and one
/// unit, without series. Then there is no overlap to remove and no unit to convert.
struct PlainSum {
    /// The sum in ``unit``.
    let value: Double
    /// The number of the unit.
    let unit: Int64
    /// The earliest start of a sample.
    let start: Int64
    /// The latest end of a sample.
    let end: Int64

    /// The sum over a scan. Nil if SQLite cannot compute it, or if nothing matches.
    init?(_ scan: SampleScan) throws {
        guard !scan.isEmpty, let type = scan.type, scan.isExact, scan.bounds.uuids == nil,
            let unit = try Self.unit(scan, type)
        else { return nil }
        var value: Double?
        var (start, end) = (Int64.max, Int64.min)
        let sources = try scan.sourceCondition()
        for length in try LengthClass.all(ofType: type, scan.db) {
            guard let range = scan.range(of: length) else { continue }
            let rows = Rows(scan: scan, type: type, length: length, range: range, sources: sources)
            let sum = try rows.statement(selecting: "sum(value)")
            guard try sum.step(), !sum.isNull(0) else { continue }
            value = (value ?? 0) + sum.double(0)
            start = min(start, try rows.earliestStart() ?? start)
            end = try rows.latestEnd(after: end)
        }
        // NaN or infinity means damage or an overflow in SQLite. Reading each sample distinguishes the two.
        guard let value, value.isFinite else { return nil }
        guard RowStatement.calendar.contains(start), RowStatement.calendar.contains(end) else {
            throw HealthFailure.store(.corrupt)
        }
        self.value = value
        self.unit = unit
        self.start = start
        self.end = end
    }

    /// The common unit of all samples that the scan can find. Nil if they have several sources or units, or if one is a
    /// series.
    private static func unit(_ scan: SampleScan, _ type: Int64) throws -> Int64? {
        let kinds = try scan.visibleKinds()
        let sources = try Set(kinds.map { try scan.registry.sourceID(ofRevision: $0.sourceRevision, scan.db) })
        let units = Set(kinds.map(\.unit))
        guard sources.count == 1, units.count == 1, !kinds.contains(where: \.isSeries) else { return nil }
        return units.first
    }

    /// The rows of one length class.
    private struct Rows {
        let scan: SampleScan
        let type: Int64
        let length: LengthClass
        let range: DateRange
        let sources: String

        func statement(selecting columns: String, _ order: String = "") throws -> RowStatement {
            let condition = "type = ?1 AND lengthClass = ?2\(range.condition)\(sources)"
            let rows = try RowStatement(
                scan.db, "SELECT \(columns) FROM sample WHERE \(condition) \(order)", isKept: scan.cachesStatements
            )
            rows.bind(type, at: 1)
            rows.bind(length.rawValue, at: 2)
            range.bind(to: rows)
            return rows
        }

        func earliestStart() throws -> Int64? {
            let rows = try statement(selecting: "startDate", "ORDER BY startDate LIMIT 1")
            return try rows.step() ? rows.int64(0) : nil
        }

        /// The latest end. The sample with that end starts last, or earlier by at most the maximum length of its class.
        func latestEnd(after end: Int64) throws -> Int64 {
            var end = end
            let rows = try statement(selecting: "startDate, endDate", "ORDER BY startDate DESC")
            while try rows.step() {
                let (latestPossible, overflow) = rows.int64(0).addingReportingOverflow(length.maximum)
                guard overflow || latestPossible > end else { break }
                end = max(end, rows.int64(1))
            }
            return end
        }
    }
}

/// A compensated sum (Neumaier), which also adds the rounding errors. It is exact to the last digit, and independent of
/// the order of the samples.
struct CompensatedSum {
    private var sum = 0.0
    private var lost = 0.0

    mutating func add(_ value: Double) {
        let next = sum + value
        // Knuth's form of the rounding error does not need to know which operand is larger.
        let added = next - sum
        lost += (sum - (next - added)) + (value - added)
        sum = next
    }

    /// Multiplies the sum by a factor.
    mutating func scale(by factor: Double) {
        sum *= factor
        lost *= factor
    }

    /// The sum, clamped to finite numbers.
    var total: Double {
        let total = lost.isFinite ? sum + lost : sum
        let limit = Double.greatestFiniteMagnitude
        return total.isNaN ? total : min(max(total, -limit), limit)
    }
}
