package import Foundation

/// Stored and compared dates are whole milliseconds, so that printed, parsed and stored dates agree.
extension Date {
    /// The date that is a number of milliseconds after 1970.
    package init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// Milliseconds since 1970, rounded and clamped to the range in which a `Double` holds every integer.
    package var milliseconds: Int64 {
        min(max(Int64(saturating: (timeIntervalSince1970 * 1000).rounded()), -Self.limit), Self.limit)
    }

    /// A later or earlier date. The result is the date of a whole millisecond, unlike the sum of two dates. Different
    /// ways to compute the same instant therefore give equal dates.
    package func adding(_ seconds: TimeInterval) -> Date {
        Date(milliseconds: Date(timeIntervalSince1970: timeIntervalSince1970 + seconds).milliseconds)
    }

    private static let limit: Int64 = 1 << 53
}
