import HealthModel

/// The sleep stages that a watch records, in cycles of 70 to 110 minutes. Each stage lasts a multiple of 30 seconds.
struct SleepStages {
    /// The values of `HKCategoryValueSleepAnalysis`.
    enum Stage: Int {
        case inBed = 0
        case asleep = 1
        case awake = 2
        case core = 3
        case deep = 4
        case rem = 5
    }

    struct Stretch {
        let stage: Stage
        let start: Int64
        var end: Int64
    }

    /// The mean share of the stages that is awake: measured in a thousand generated people from 27 to 62 years old.
    static func usualShareAwake(atAge age: Double) -> Double { (0.032 + 0.00055 * (age - 20)).clamped(to: 0.03...0.07) }

    /// From falling asleep to waking up, without gaps.
    let stretches: [Stretch]

    init(_ night: Night, day: Int, of person: Person) {
        let chance = Chance(seed: person.seed, .stages, day)
        self.init(from: night.asleep, to: night.awake, age: person.age(onDay: day), of: person.lifestyle, chance)
    }

    /// One stage follows another by chance: other stages begin and end with core sleep, as in real files. Core sleep leads to deep
    /// sleep and REM the more, the more of it the person lacks, and in its part of the cycle.
    init(from start: Int64, to end: Int64, age: Double, of lifestyle: Lifestyle? = nil, _ chance: Chance) {
        var chance = chance
        let epochs = Int((end - start) / 30)
        let years = age - 40
        let deep = (lifestyle?.deepFactor ?? 1) * (1 - 0.012 * years).clamped(to: 0.4...1.4)
        let rem = (lifestyle?.remFactor ?? 1) * (1 - 0.003 * years).clamped(to: 0.8...1.1)
        let awake = (1.3 + 0.02 * years).clamped(to: 0.8...2.6)
        var found: [(stage: Stage, epochs: Int)] = []
        var (kind, length) = (0, chance.integer(6...30))
        var (time, cycleStart, cycleLength) = (0, 0, chance.integer(150...230))
        var had = [0.0, 0, 0, 0]
        while time < epochs {
            // A stage that is longer than the rest of the cycle would leave out REM.
            let beginningOfREM = cycleStart + Int(0.65 * Double(cycleLength))
            if kind == 0, time < beginningOfREM { length = min(length, beginningOfREM - time) }
            length = min(length, epochs - time)
            found.append((Self.kinds[kind].stage, length))
            had[kind] += Double(length)
            time += length
            if time >= cycleStart + cycleLength {
                (cycleStart, cycleLength) = (cycleStart + cycleLength, chance.integer(150...230))
            }
            let phase = Double(time - cycleStart) / Double(cycleLength)
            // Most of the deep sleep is wanted early, and REM evenly after 78 minutes.
            let deepLack = max(0, 132 * deep * Double(time) / Double(time + 40) - had[1]) / 8
            let remLack = max(0, 0.39 * rem * Double(time - 155) - had[2]) / 1.2
            let (deepPhase, remPhase) = (max(0, 1 - abs(phase - 0.3) / 0.6), max(0, 1 - abs(phase - 0.8) / 0.45))
            let afterCore = [0, deepLack * deepPhase, remLack * remPhase, awake]
            kind = chance.pick(kind == 0 ? afterCore : Self.kinds[kind].next)
            length = Int(saturating: chance.drawn(from: Self.kinds[kind].lengths))
        }
        var now = start
        stretches = found.map { stage, count in
            defer { now += Int64(count) * 30 }
            return Stretch(stage: stage, start: now, end: now + Int64(count) * 30)
        }
    }

    /// How often each of them follows a stage, and quantiles of its length in half minutes, as in the files of two people. What follows
    /// core sleep depends on the time.
    private static let kinds: [(stage: Stage, next: [Double], lengths: [Double])] = [
        (.core, [], [1, 3, 7, 13, 20, 30, 42, 57, 76, 100, 170]),
        (.deep, [0.9, 0, 0, 0.1], [1, 3, 5, 7, 10, 13, 16, 21, 28, 40, 86]),
        (.rem, [0.7, 0, 0, 0.3], [1, 3, 8, 15, 23, 31, 38, 46, 55, 68, 110]),
        (.awake, [0.96, 0.01, 0.03, 0], [1, 1, 1, 1.5, 2, 2.5, 3, 4, 6, 11, 56]),
    ]
}
