import Foundation
import HealthModel

/// One quantity: of a plain sample, or one of a series, which statistics look into (STAT-16).
struct Measurement {
    /// When it began, in milliseconds since 1970.
    var start: Int64
    /// When it ended, in milliseconds since 1970; equal to ``start`` where it has no duration.
    var end: Int64
    /// In the type's canonical unit (STAT-18).
    var value: Double
    /// The position in the list of sources, hence the priority: 0 is the first (STAT-10).
    var source: Int32

    /// From start to end, in milliseconds.
    var duration: Int64 { end - start }

    /// The value of a part of the time: in proportion, and exactly the value where the part is all of it.
    func value(during part: Int64) -> Double {
        guard part != duration else { return value }
        let product = value * Double(part)
        return product.isFinite ? product / Double(duration) : value * (Double(part) / Double(duration))
    }
}

/// Times in milliseconds since 1970.
extension Measurement {
    /// The times that statistics tell apart, from about 1200 BC to the year 11476: more than HealthKit's calendar has,
    /// and few enough for sums and differences not to overflow.
    static let times: ClosedRange<Int64> = -100_000_000_000_000...300_000_000_000_000

    /// The nearest of ``times`` to a date. NaN counts as the beginning.
    static func time(of date: Date) -> Int64 { clamped(date.milliseconds) }

    private static func clamped(_ time: Int64) -> Int64 { min(max(time, times.lowerBound), times.upperBound) }
}

extension [Measurement] {
    /// By start, and within one start as given. Costs a look at each where that is so already, and little more where
    /// the array is a few such arrays, as it is when a store reads samples by their length. Times outside of
    /// ``Measurement/times`` are moved in, and none ends before it starts.
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
        // Swift's sort keeps the order of equals and makes use of what is sorted; a test watches over the former, which
        // is not promised.
        return (areValid ? self : map(\.clamped)).sorted { $0.start < $1.start }
    }
}

extension Measurement {
    fileprivate var clamped: Measurement {
        Measurement(
            start: Self.clamped(start),
            end: Self.clamped(max(start, end)),
            value: value,
            source: source
        )
    }
}
