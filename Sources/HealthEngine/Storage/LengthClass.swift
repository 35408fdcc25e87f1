import GRDB
import HealthModel

/// The duration of a sample in powers of 16: the number of hexadecimal digits of its milliseconds, 0 for an instant.
///
/// A sample that overlaps an interval may start long before it. The class limits how long before. An index with the
/// class before the start date therefore finds the samples that overlap a day without reading all earlier ones.
struct LengthClass: RawRepresentable {
    let rawValue: Int64

    init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The class of a sample.
    init(start: Int64, end: Int64) {
        let length = UInt64(clamping: end - start)
        rawValue = Int64((UInt64.bitWidth - length.leadingZeroBitCount + 3) / 4)
    }

    /// The shortest duration of a sample of the class.
    var minimum: Int64 { rawValue < 1 ? 0 : rawValue > 15 ? 1 << 60 : 1 << (4 * (rawValue - 1)) }

    /// The longest duration of a sample of the class.
    var maximum: Int64 { rawValue >= 15 ? .max : (1 << (4 * rawValue)) - 1 }
}

extension LengthClass {
    /// The length classes of the samples of a type.
    static func all(ofType type: Int64, _ db: Database) throws -> [LengthClass] {
        var classes: [LengthClass] = []
        var latest: Int64 = -1
        while true {
            let next = try RowStatement(db, "SELECT min(lengthClass) FROM sample WHERE type = ?1 AND lengthClass > ?2")
            next.bind(type, at: 1)
            next.bind(latest, at: 2)
            guard try next.step(), !next.isNull(0) else { return classes }
            latest = next.int64(0)
            classes.append(LengthClass(rawValue: latest))
        }
    }

    /// The earliest and the latest start date of the samples of a type in this class. Nil if the class has no samples.
    func starts(ofType type: Int64, _ db: Database) throws -> ClosedRange<Int64>? {
        let ofLength = "FROM sample WHERE type = ?1 AND lengthClass = ?2"
        // SQLite finds one of the two in the index, and reads all of it for both together.
        let rows = try RowStatement(db, "SELECT (SELECT min(startDate) \(ofLength)), (SELECT max(startDate) \(ofLength))")
        rows.bind(type, at: 1)
        rows.bind(rawValue, at: 2)
        guard try rows.step(), !rows.isNull(0) else { return nil }
        guard rows.int64(0) <= rows.int64(1) else { throw HealthFailure.store(.corrupt) }
        return rows.int64(0)...rows.int64(1)
    }
}
