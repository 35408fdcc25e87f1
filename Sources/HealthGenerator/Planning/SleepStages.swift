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
    static func usualShareAwake(atAge age: Double) -> Double { (0.0335 + 0.00048 * (age - 20)).clamped(to: 0.03...0.07) }

    /// From falling asleep to waking up, without gaps.
    let stretches: [Stretch]

    init(_ night: Night, day: Int, of person: Person) {
        let chance = Chance(seed: person.seed, .stages, day)
        self.init(from: night.asleep, to: night.awake, age: person.age(onDay: day), of: person.lifestyle, chance)
    }

    /// One stage follows another by chance. Deep sleep is likely in the first half of the first cycles, REM at the end of the last ones.
    init(from start: Int64, to end: Int64, age: Double, of lifestyle: Lifestyle? = nil, _ chance: Chance) {
        var chance = chance
        let epochs = Int((end - start) / 30)
        let ofTheNight = (chance.logNormal(median: 1, 0.1), chance.logNormal(median: 1, 0.05))
        let years = age - 40
        let deep = (lifestyle?.deepFactor ?? 1) * ofTheNight.0 * (1 - 0.012 * years).clamped(to: 0.4...1.4)
        let rem = (lifestyle?.remFactor ?? 1) * ofTheNight.1 * (1 - 0.003 * years).clamped(to: 0.8...1.1)
        let awake = (1 + 0.015 * years).clamped(to: 0.6...2)
        var found: [(stage: Stage, epochs: Int)] = []
        var stage = Stage.core
        var length = chance.integer(6...40)
        var (time, cycle, cycleStart, cycleLength) = (0, 0, 0, chance.integer(140...220))
        while time < epochs {
            length = min(length, epochs - time)
            if found.last?.stage == stage { found[found.count - 1].epochs += length } else { found.append((stage, length)) }
            time += length
            if time >= cycleStart + cycleLength {
                (cycle, cycleStart, cycleLength) = (cycle + 1, cycleStart + cycleLength, chance.integer(140...220))
            }
            let place = min(cycle, Self.deepWeights.count - 1)
            let phase = Double(time - cycleStart) / Double(cycleLength)
            let weights = [
                stage == .core ? 0 : 1.7,
                stage == .deep ? 0 : deep * Self.deepWeights[place] * max(0, 1 - abs(phase - 0.3) / 0.45),
                stage == .rem ? 0 : rem * Self.remWeights[place] * max(0, 1 - abs(phase - 0.8) / 0.6),
                stage == .awake ? 0 : 0.4 * awake,
            ]
            (stage, length) = Self.next[chance.pick(weights)].drawn(&chance)
        }
        var now = start
        stretches = found.map { stage, count in
            defer { now += Int64(count) * 30 }
            return Stretch(stage: stage, start: now, end: now + Int64(count) * 30)
        }
    }

    /// A stage, and quantiles of its length in half minutes.
    private struct Kind {
        let stage: Stage
        let lengths: [Double]

        func drawn(_ chance: inout Chance) -> (Stage, Int) { (stage, Int(saturating: chance.drawn(from: lengths))) }
    }

    private static let next = [
        Kind(stage: .core, lengths: [1, 4, 8, 12, 16, 21, 27, 34, 44, 60, 110]),
        Kind(stage: .deep, lengths: [1, 2, 3, 5, 7, 9, 11, 14, 18, 24, 42]),
        Kind(stage: .rem, lengths: [1, 2, 4, 6, 8, 10, 13, 16, 21, 28, 54]),
        Kind(stage: .awake, lengths: [1, 1, 1, 1, 1.5, 2, 2.5, 3, 5, 10, 44]),
    ]
    /// How likely deep sleep and REM are by cycle.
    private static let deepWeights = [5.3, 3.2, 1.5, 0.7, 0.3]
    private static let remWeights = [1.6, 4.2, 6.2, 7, 7]
}
