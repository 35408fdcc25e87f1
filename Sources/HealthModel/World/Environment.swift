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
    /// What happens where HealthKit promises nothing. Nil for what the rules decide.
    package var variation: Variation?
    private var random: RandomSequences
    private var seed: UInt64?

    /// An environment. The default time zone is that of the machine. With a seed, each run gives the same random
    /// numbers. With a number to vary by, what HealthKit does not promise varies (``Variation``).
    public init(
        clock: Clock = Clock(),
        timeZone: TimeZone? = nil,
        seed: UInt64? = nil,
        varyingBy variation: UInt64? = nil,
        logLevel: LogLevel = .warning,
        log: @escaping (LogRecord) -> Void = { _ in }
    ) {
        self.clock = clock
        chosenTimeZone = timeZone
        self.log = log
        self.logLevel = logLevel
        random = RandomSequences(seed: seed)
        self.seed = seed
        self.variation = variation.map(Variation.init)
    }

    /// A new identifier in the format of version 4, for an object of an app, which may be a sample of a type.
    ///
    /// Each app and type has a sequence of its own, and an identifier does not tell its place in it. So no app learns what
    /// others save. With a seed, each run gives the same sequences. Without one, the leading 48 bits are the time in
    /// milliseconds, because an index grows faster with increasing identifiers.
    public mutating func makeUUID(for app: String, _ type: ObjectType? = nil) -> UUID {
        var (high, low) = random.next(RandomSequences.Name(app: app, purpose: type?.identifier ?? ""))
        if seed == nil {
            let milliseconds = UInt64(saturating: clock.current.timeIntervalSince1970 * 1000)
            high = milliseconds << 16 | high & 0xFFFF
        }
        high = high & ~0xF000 | 0x4000
        low = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return UUID(high: high, low: low)
    }

    /// A random number from 1 to a largest one, which depends only on the former numbers for the same app.
    package mutating func makeNumber(upTo largest: Int, for app: String) -> Int {
        let number = random.next(RandomSequences.Name(app: app, purpose: "number")).0
        return 1 + Int(truncatingIfNeeded: number % UInt64(max(largest, 1)))
    }

    /// Whether something with a probability happens, which depends only on the former answers for the same app.
    package mutating func happens(withProbability probability: Double, for app: String) -> Bool {
        let number = random.next(RandomSequences.Name(app: app, purpose: "chance")).0
        return Double(number >> 11) / 0x1p53 < probability
    }

    /// A secret of 16 bytes: from the system, or always the same with a seed.
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
        fileprivate let random: RandomSequences
        fileprivate let seed: UInt64?
        fileprivate let variation: Variation?
    }

    /// The state, with which another process continues.
    package var state: State {
        State(clock: clock, timeZone: chosenTimeZone, logLevel: logLevel, random: random, seed: seed, variation: variation)
    }

    /// An environment that continues from a state.
    package init(continuing state: State, log: @escaping (LogRecord) -> Void) {
        self.init(clock: state.clock, timeZone: state.timeZone, logLevel: state.logLevel, log: log)
        random = state.random
        seed = state.seed
        variation = state.variation
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
