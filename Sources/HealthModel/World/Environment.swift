public import Foundation

/// Everything that would otherwise be taken from the machine: time, time zone, chance, and where to log.
public struct Environment {
    /// The time.
    public var clock: Clock
    /// The device's time zone. That of the machine is not looked up before somebody asks: it takes a fifth of the
    /// time in which a process starts.
    public var timeZone: TimeZone {
        get { chosenTimeZone ?? .current }
        set { chosenTimeZone = newValue }
    }
    private var chosenTimeZone: TimeZone?
    /// Takes each record of at least ``logLevel``.
    public var log: (LogRecord) -> Void
    /// What is worth making a record of.
    public var logLevel: LogLevel
    private var random: SplitMix64
    /// The leading bits of the newest identifier.
    private var latestUUIDTime: UInt64 = 0
    private let isSeeded: Bool

    /// An environment; without a time zone, in that of the machine. With a seed, everything random is the same in each run.
    public init(
        clock: Clock = Clock(),
        timeZone: TimeZone? = nil,
        seed: UInt64? = nil,
        logLevel: LogLevel = .warning,
        log: @escaping (LogRecord) -> Void = { _ in }
    ) {
        self.clock = clock
        chosenTimeZone = timeZone
        self.log = log
        self.logLevel = logLevel
        // Asking the system for each number would cost more than saving a sample.
        random = SplitMix64(seed ?? UInt64.random(in: .min ... .max))
        isSeeded = seed != nil
        if isSeeded {
            latestUUIDTime = random.next() >> 20
        }
    }

    /// A new identifier, of the shape of version 4. The leading 48 bits are the time in milliseconds, or one more than
    /// those of the last, which is all that they are with a seed: HealthKit's identifiers are opaque, and an index of identifiers that grow is several times
    /// faster to extend than one of identifiers that jump.
    public mutating func makeUUID() -> UUID {
        let now = isSeeded ? 0 : UInt64(clamping: Int64(clock.current.timeIntervalSince1970 * 1000)) & 0xFFFF_FFFF_FFFF
        latestUUIDTime = max(latestUUIDTime + 1, now)
        var high = random.next()
        var low = random.next()
        high = latestUUIDTime << 16 | high & 0x0FFF | 0x4000
        low = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return UUID(high: high, low: low)
    }
}

/// Sebastiano Vigna's generator: small, and the same everywhere.
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// A generator that always gives the same numbers for a seed.
    package init(_ seed: UInt64) {
        state = seed
    }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
