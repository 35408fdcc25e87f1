package import Foundation

/// Dates are whole milliseconds wherever they are stored or compared, so that what was printed, what was read and what is in
/// a store file agree.
extension Date {
    /// The instant of a number of milliseconds since 1970.
    package init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// Milliseconds since 1970, rounded, and cut off where a `Double` no longer holds every one of them.
    package var milliseconds: Int64 {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        guard milliseconds > -Self.limit else { return Int64(-Self.limit) }
        return milliseconds < Self.limit ? Int64(milliseconds) : Int64(Self.limit)
    }

    /// A later or earlier instant. Unlike a sum of dates it is exactly the date that its milliseconds stand for, so that two
    /// ways to one instant give equal dates.
    package func adding(_ seconds: TimeInterval) -> Date {
        Date(milliseconds: Date(timeIntervalSince1970: timeIntervalSince1970 + seconds).milliseconds)
    }

    private static let limit = 0x1p53
}
