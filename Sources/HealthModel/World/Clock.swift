public import Foundation

/// The time as the device has it: whole milliseconds, never going back but by ``set(to:)``.
public struct Clock: Sendable {
    private enum Source {
        /// The machine's clock, moved by an offset.
        case system(offset: Int64)
        /// An instant that moves by a step with each reading.
        case fixed(Int64, step: Int64)
    }

    /// The far end of HealthKit's calendar, the year 4001: no clock goes beyond.
    public static let end = Date(timeIntervalSince1970: 64_092_211_200)

    private var source: Source
    private var latest = Int64.min
    /// The instant of the event that is being handled, if one is.
    private var held: Int64?

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
        if let held { return held }
        switch source {
        case .system(let offset):
            latest = max(latest, min(Self.milliseconds(Date()) + offset, Self.milliseconds(Self.end)))
        case .fixed(let instant, let step):
            latest = max(latest, instant)
            source = .fixed(min(latest + step, Self.milliseconds(Self.end)), step: step)
        }
        return latest
    }

    /// The time now, without moving a stepping clock: for what is not an event of its own.
    public var current: Date {
        Date(timeIntervalSince1970: Double(min(latestPossible, Self.milliseconds(Self.end))) / 1000)
    }

    private var latestPossible: Int64 {
        if let held { return held }
        return switch source {
        case .system(let offset): max(Self.milliseconds(Date()) + offset, latest)
        case .fixed(let instant, _): max(instant, latest)
        }
    }

    /// Shows an instant while the event of that instant is handled, until ``release()``. Readings do not move the clock
    /// meanwhile.
    public mutating func hold(at instant: Date) {
        held = Self.milliseconds(instant)
    }

    /// Shows the time again after ``hold(at:)``.
    public mutating func release() {
        held = nil
    }

    /// Sets the time, back or forth. The clock stands from then on.
    public mutating func set(to instant: Date) {
        let step = if case .fixed(_, let step) = source { step } else { Int64(0) }
        source = .fixed(Self.milliseconds(instant), step: step)
        latest = .min
    }

    /// Whether the time can be moved forward by so much. Is no reading of the clock.
    public func canAdvance(by seconds: TimeInterval) -> Bool {
        latestPossible + Self.milliseconds(seconds) <= Self.milliseconds(Self.end)
    }

    /// Moves the time forward, at most to ``end``.
    public mutating func advance(by seconds: TimeInterval) {
        let step = Self.milliseconds(seconds)
        switch source {
        case .system(let offset):
            // Beyond the end by the machine's own time: the reading is cut off there, the sum must not overflow.
            source = .system(offset: min(offset + step, Self.milliseconds(Self.end)))
        case .fixed(let instant, let interval):
            source = .fixed(min(instant + step, Self.milliseconds(Self.end)), step: interval)
        }
    }

    private static func milliseconds(_ date: Date) -> Int64 { milliseconds(date.timeIntervalSince1970) }

    private static func milliseconds(_ seconds: TimeInterval) -> Int64 {
        let limit = end.timeIntervalSince1970 * 1000
        return Int64((seconds * 1000).rounded().clamped(to: -limit...limit))
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        // NaN compares false with everything and lands on the lower bound.
        self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}
