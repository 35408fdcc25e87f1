public import Foundation

/// The device's time in whole milliseconds. It moves backwards only by ``set(to:)``.
public struct Clock: Sendable, Codable {
    private enum Source: Codable {
        /// The machine's clock, moved by an offset.
        case system(offset: Int64)
        /// An instant that advances by a step with each reading.
        case fixed(Int64, step: Int64)
    }

    /// The end of HealthKit's calendar, the year 4001. The clock does not pass it.
    public static let end = Date(timeIntervalSince1970: 64_092_211_200)

    private var source: Source
    private var latest = Int64.min
    /// The instant of the current event, while an event is handled.
    private var held: Int64?

    /// The machine's clock.
    public init() {
        source = .system(offset: 0)
    }

    /// A clock that moves only by its step per reading and by ``advance(by:)``.
    public init(fixedAt instant: Date, step: TimeInterval = 0) {
        source = .fixed(Self.milliseconds(instant), step: Self.milliseconds(step))
    }

    /// Whether the time moves only by steps and by ``advance(by:)``.
    public var isFixed: Bool {
        if case .fixed = source { true } else { false }
    }

    /// Whether the time stands still until ``release()``.
    package var isHeld: Bool { held != nil }

    /// The current time. With a step, the next reading is one step later.
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

    /// The current time, without advancing by the step. For reads that are not events.
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

    /// Keeps the clock at the instant of an event while the event is handled, until ``release()``. Readings do not
    /// advance it.
    package mutating func hold(at instant: Date) {
        held = Self.milliseconds(instant)
    }

    /// Ends ``hold(at:)``.
    package mutating func release() {
        held = nil
    }

    /// Sets the time, forwards or backwards. The clock is fixed afterwards.
    public mutating func set(to instant: Date) {
        let step = if case .fixed(_, let step) = source { step } else { Int64(0) }
        source = .fixed(Self.milliseconds(instant), step: step)
        latest = .min
    }

    /// Whether the time can advance by so many seconds. Does not count as a reading.
    public func canAdvance(by seconds: TimeInterval) -> Bool {
        latestPossible + Self.milliseconds(seconds) <= Self.milliseconds(Self.end)
    }

    /// Advances the time, at most to ``end``.
    public mutating func advance(by seconds: TimeInterval) {
        let step = Self.milliseconds(seconds)
        switch source {
        case .system(let offset):
            // The machine's time may pass the end. Readings are clamped, and the sum must not overflow.
            source = .system(offset: min(offset + step, Self.milliseconds(Self.end)))
        case .fixed(let instant, let interval):
            source = .fixed(min(instant + step, Self.milliseconds(Self.end)), step: interval)
        }
    }

    private static func milliseconds(_ date: Date) -> Int64 { milliseconds(date.timeIntervalSince1970) }

    private static func milliseconds(_ seconds: TimeInterval) -> Int64 {
        let limit = Int64(saturating: end.timeIntervalSince1970 * 1000)
        return min(max(Int64(saturating: (seconds * 1000).rounded()), -limit), limit)
    }
}
