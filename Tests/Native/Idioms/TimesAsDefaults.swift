import Foundation

enum TimesAsDefaults: Idiom {
    static func run() async throws -> Any? {
        let interval = Interval()
        return interval.end >= interval.start && Interval.seconds() > 0
    }
}

/// An interval, which is usually now.
public struct Interval {
    /// The start.
    public let start: Date
    /// The end.
    public let end: Date

    /// An interval.
    public init(start: Date = Date(), end: Date = .now) {
        self.start = start
        self.end = end
    }

    /// The seconds since 2001.
    @inlinable
    public static func seconds(_ time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()) -> Double { time }
}
