public import Dispatch
import Foundation

/// `DispatchWallTime`, which is the same clock.
public typealias AppDispatchWallTime = AppDispatchTime

/// An instant of the emulated clock.
public struct AppDispatchTime: Comparable, Hashable, Sendable {
    /// The nanoseconds since 1970. The largest number is a time that never comes.
    private let nanoseconds: Int64

    private init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The current time.
    ///
    /// The clock runs while the app's code does, also within one call. A fixed clock stands still meanwhile, so a loop that waits
    /// for a later time ends the app with an exception (``AppLoop/readTime``).
    public static func now() -> AppDispatchTime {
        let milliseconds = (AppLoop.shared.readTime().timeIntervalSince1970 * 1000).rounded()
        return AppDispatchTime(nanoseconds: Int64(clamping: milliseconds * 1e6))
    }

    public static let distantFuture = AppDispatchTime(nanoseconds: .max)

    public var uptimeNanoseconds: UInt64 { UInt64(max(nanoseconds, 0)) }

    public init(uptimeNanoseconds: UInt64) {
        nanoseconds = Int64(clamping: uptimeNanoseconds)
    }

    /// The instant, in whole milliseconds as the clock.
    var instant: Date { Date(timeIntervalSince1970: (Double(nanoseconds) / 1e6).rounded() / 1000) }

    var isNever: Bool { nanoseconds == .max }

    public static func + (time: AppDispatchTime, seconds: Double) -> AppDispatchTime {
        time.adding(Int64(clamping: seconds * 1e9))
    }

    public static func - (time: AppDispatchTime, seconds: Double) -> AppDispatchTime { time + -seconds }

    public static func + (time: AppDispatchTime, interval: DispatchTimeInterval) -> AppDispatchTime {
        time.adding(interval.nanoseconds)
    }

    public static func - (time: AppDispatchTime, interval: DispatchTimeInterval) -> AppDispatchTime {
        interval == .never ? .distantFuture : time.adding(-interval.nanoseconds)
    }

    public static func < (left: AppDispatchTime, right: AppDispatchTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    private func adding(_ interval: Int64) -> AppDispatchTime {
        guard !isNever, interval != .max else { return .distantFuture }
        let (sum, hasOverflow) = nanoseconds.addingReportingOverflow(interval)
        return AppDispatchTime(nanoseconds: hasOverflow ? (interval > 0 ? .max : .min) : sum)
    }
}

extension DispatchTimeInterval {
    var nanoseconds: Int64 {
        switch self {
        case .seconds(let count): Int64(clamping: Double(count) * 1e9)
        case .milliseconds(let count): Int64(clamping: Double(count) * 1e6)
        case .microseconds(let count): Int64(clamping: Double(count) * 1e3)
        case .nanoseconds(let count): Int64(count)
        case .never: .max
        @unknown default: .max
        }
    }
}

extension Int64 {
    /// The nearest integer. A value that is not a number is 0.
    fileprivate init(clamping value: Double) {
        if value.isNaN {
            self = 0
        } else {
            self = Int64(exactly: value.rounded()) ?? (value > 0 ? .max : -.max)
        }
    }
}
