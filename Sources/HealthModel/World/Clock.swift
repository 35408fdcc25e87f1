public import Foundation

/// The time as the device has it: whole milliseconds, never going back but by ``set(to:)``.
public struct Clock: Sendable {
    private enum Source {
        /// The machine's clock, moved by an offset.
        case system(offset: Int64)
        /// An instant that moves by a step with each reading.
        case fixed(Int64, step: Int64)
    }

    private var source: Source
    private var latest = Int64.min

    /// The machine's clock.
    public init() {
        source = .system(offset: 0)
    }

    /// A clock that stands, but for a step per reading and for ``advance(by:)``.
    public init(fixedAt instant: Date, step: TimeInterval = 0) {
        source = .fixed(Self.milliseconds(instant), step: Self.milliseconds(step))
    }

    /// The time now. On a stepping clock the next reading is a step later.
    public mutating func now() -> Date {
        Date(timeIntervalSince1970: Double(nowInMilliseconds()) / 1000)
    }

    private mutating func nowInMilliseconds() -> Int64 {
        switch source {
        case .system(let offset):
            latest = max(latest, Self.milliseconds(Date()) + offset)
        case .fixed(let instant, let step):
            latest = max(latest, instant)
            source = .fixed(latest + step, step: step)
        }
        return latest
    }

    /// Sets the time, back or forth. The clock stands from then on.
    public mutating func set(to instant: Date) {
        let step = if case .fixed(_, let step) = source { step } else { Int64(0) }
        source = .fixed(Self.milliseconds(instant), step: step)
        latest = .min
    }

    /// Moves the time forward.
    public mutating func advance(by seconds: TimeInterval) {
        let step = Self.milliseconds(seconds)
        switch source {
        case .system(let offset): source = .system(offset: offset + step)
        case .fixed(let instant, let interval): source = .fixed(instant + step, step: interval)
        }
    }

    private static func milliseconds(_ date: Date) -> Int64 { milliseconds(date.timeIntervalSince1970) }

    private static func milliseconds(_ seconds: TimeInterval) -> Int64 {
        // Beyond the year 4001, the far end of HealthKit's calendar, there is nothing to count.
        Int64((seconds * 1000).rounded().clamped(to: -64_092_211_200_000...64_092_211_200_000))
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        // NaN compares false with everything and lands on the lower bound.
        self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}
