import Foundation
import HealthModel

/// Checked reads of columns. They throw for a value that no save writes, because the store is damaged then.
extension RowStatement {
    /// The years 1 to 4001, which contain all samples.
    static let calendar = Date.distantPast.milliseconds...Clock.end.milliseconds

    /// The start and end dates in two columns, in milliseconds since 1970.
    func interval(_ startColumn: Int32, _ endColumn: Int32) throws -> (start: Int64, end: Int64) {
        let (start, end) = (int64(startColumn), int64(endColumn))
        guard start <= end, Self.calendar.contains(start), Self.calendar.contains(end) else {
            throw HealthFailure.store(.corrupt)
        }
        return (start, end)
    }

    /// The start and end dates of the sample in a row.
    func interval() throws -> (start: Int64, end: Int64) {
        try interval(SampleReader.Column.startDate.rawValue, SampleReader.Column.endDate.rawValue)
    }

    /// A finite real.
    func finite(_ column: Int32) throws -> Double {
        let value = double(column)
        guard value.isFinite else { throw HealthFailure.store(.corrupt) }
        return value
    }

    /// The value of the sample in a row.
    func value() throws -> Double { try finite(SampleReader.Column.value.rawValue) }

    /// The number of quantities of the sample in a row.
    func count() throws -> Int {
        guard let count = Int(exactly: int64(.count)), count >= 1 else { throw HealthFailure.store(.corrupt) }
        return count
    }
}
