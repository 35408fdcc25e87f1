public import Foundation

/// Everything that a program would otherwise take from the machine: time, time zone, random numbers, and the log.
public struct Environment {
    /// The time.
    public var clock: Clock
    /// The device's time zone. The machine's time zone is looked up on first use, because the lookup takes a fifth of
    /// the start-up time.
    public var timeZone: TimeZone {
        get { chosenTimeZone ?? .current }
        set { chosenTimeZone = newValue }
    }
    private var chosenTimeZone: TimeZone?
    /// Receives each record with at least ``logLevel``.
    public var log: (LogRecord) -> Void
    /// The lowest level that is logged.
    public var logLevel: LogLevel
    private var random: SplitMix64
    /// The leading bits of the latest identifier.
    private var latestUUIDTime: UInt64 = 0
    private var seed: UInt64?

    /// An environment. The default time zone is that of the machine. With a seed, each run gives the same random
    /// numbers.
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
        // A system call for each number would cost more than saving a sample.
        random = SplitMix64(seed ?? UInt64.random(in: .min ... .max))
        self.seed = seed
        if seed != nil {
            latestUUIDTime = random.next() >> 20
        }
    }

    /// A new identifier in the format of version 4. The leading 48 bits are the time in milliseconds, or the previous
    /// value plus one if that is later. With a seed, they only count up. HealthKit's identifiers are opaque, and an
    /// index grows several times faster with increasing identifiers.
    public mutating func makeUUID() -> UUID {
        let milliseconds = clock.current.timeIntervalSince1970 * 1000
        let now = seed != nil ? 0 : UInt64(clamping: Int64(milliseconds)) & 0xFFFF_FFFF_FFFF
        latestUUIDTime = max(latestUUIDTime + 1, now)
        var high = random.next()
        var low = random.next()
        high = latestUUIDTime << 16 | high & 0x0FFF | 0x4000
        low = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return UUID(high: high, low: low)
    }

    /// A random number from 1 to a largest one.
    package mutating func makeNumber(upTo largest: Int) -> Int {
        1 + Int(truncatingIfNeeded: random.next() % UInt64(max(largest, 1)))
    }

    /// A secret of 16 bytes. Without a seed, it comes from the system, because identifiers reveal the state of the
    /// generator that makes them. With a seed, it is always the same, and the order of the other random numbers does
    /// not depend on it.
    package func makeSecret() -> Data {
        var system = SystemRandomNumberGenerator()
        var seeded = seed.map { SplitMix64(~$0) }
        return Data((0..<16).map { _ in UInt8(truncatingIfNeeded: seeded?.next() ?? system.next()) })
    }
}

extension Environment {
    /// The state of an environment, with which another process continues.
    package struct State: Codable {
        fileprivate let clock: Clock
        fileprivate let timeZone: TimeZone?
        fileprivate let logLevel: LogLevel
        fileprivate let random: SplitMix64
        fileprivate let latestUUIDTime: UInt64
        fileprivate let seed: UInt64?
    }

    /// The state, with which another process continues.
    package var state: State {
        State(
            clock: clock,
            timeZone: chosenTimeZone,
            logLevel: logLevel,
            random: random,
            latestUUIDTime: latestUUIDTime,
            seed: seed
        )
    }

    /// An environment that continues from a state.
    package init(continuing state: State, log: @escaping (LogRecord) -> Void) {
        self.init(
            clock: state.clock,
            timeZone: state.timeZone,
            logLevel: state.logLevel,
            log: log
        )
        random = state.random
        latestUUIDTime = state.latestUUIDTime
        seed = state.seed
    }
}

/// SplitMix64 by Sebastiano Vigna: small, and the same on every platform.
package struct SplitMix64: RandomNumberGenerator, Codable {
    private var state: UInt64

    /// A generator whose numbers depend only on the seed.
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
