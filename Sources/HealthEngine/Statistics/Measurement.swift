import Foundation
import HealthModel

/// One quantity of a plain sample or of a series. Statistics count each quantity of a series (STAT-16).
struct Measurement {
    /// The start, in milliseconds since 1970.
    var start: Int64
    /// The end, in milliseconds since 1970. Equal to ``start`` for a measurement without duration.
    var end: Int64
    /// The value in the type's canonical unit (STAT-18).
    var value: Double
    /// The index in the list of sources, which is the priority: 0 is the highest (STAT-10).
    var source: Int32

    /// The duration in milliseconds.
    var duration: Int64 { end - start }

    /// The share of the value for a part of the duration. It is exactly the value for the full duration.
    func value(during part: Int64) -> Double {
        guard part != duration else { return value }
        let product = value * Double(part)
        return product.isFinite ? product / Double(duration) : value * (Double(part) / Double(duration))
    }
}

/// Times in milliseconds since 1970.
extension Measurement {
    /// The times that statistics support, from about 1200 BC to the year 11476. They include HealthKit's calendar, and
    /// their sums and differences do not overflow.
    static let times: ClosedRange<Int64> = -100_000_000_000_000...300_000_000_000_000

    /// The time of ``times`` that is nearest to a date. NaN becomes the lower bound.
    static func time(of date: Date) -> Int64 { clamped(date.milliseconds) }

    private static func clamped(_ time: Int64) -> Int64 { min(max(time, times.lowerBound), times.upperBound) }
}

extension [Measurement] {
    /// The measurements sorted by start. Equal starts keep their order. Times are clamped to ``Measurement/times``, and
    /// an end before the start becomes the start. Sorting is fast if the array consists of a few ordered parts, as when
    /// a store reads samples by length class.
    func inOrder() -> [Measurement] {
        let times = Measurement.times
        var (areInOrder, areValid) = (true, true)
        var previous = Int64.min
        for measurement in self {
            areInOrder = areInOrder && previous <= measurement.start
            areValid =
                areValid && times.lowerBound <= measurement.start && measurement.start <= measurement.end
                && measurement.end <= times.upperBound
            previous = measurement.start
        }
        if areInOrder, areValid { return self }
        // Swift's sort is stable and fast for partly sorted arrays. Stability is not guaranteed, so a test checks it.
        return (areValid ? self : map(\.clamped)).sorted { $0.start < $1.start }
    }
}

extension Measurement {
    fileprivate var clamped: Measurement {
        Measurement(start: Self.clamped(start), end: Self.clamped(max(start, end)), value: value, source: source)
    }
}
