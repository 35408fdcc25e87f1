import HealthModel

/// The sleep stages that a watch records, in cycles of 70 to 110 minutes. Each stage lasts a multiple of 30 seconds.
struct SleepStages {
    /// The values of `HKCategoryValueSleepAnalysis`.
    enum Stage: Int {
        case inBed = 0
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
        self.init(from: night.asleep, to: night.awake, age: person.age(onDay: day), chance)
    }

    init(from start: Int64, to end: Int64, age: Double, _ chance: Chance) {
        var chance = chance
        let epochs = Int((end - start) / 30)
        var built: [(stage: Stage, epochs: Int)] = []
        func append(_ stage: Stage, _ count: Int) {
            guard count > 0 else { return }
            if built.last?.stage == stage {
                built[built.count - 1].epochs += count
            } else {
                built.append((stage, count))
            }
        }
        let deep = (20 - 0.15 * (age - 20)).clamped(to: 6...22) / 100
        let rem = (24 - 0.06 * (age - 20)).clamped(to: 18...25) / 100
        let awake = (3 + 0.08 * (age - 20)).clamped(to: 2...10) / 100
        let longAwakening = chance.happens(1 / 3.0) ? chance.integer(1...4) : -1
        var rest = epochs
        var cycle = 0
        while rest > 0 {
            var length = min(rest, chance.integer(140...220))
            if rest - length < 100 { length = rest }
            let place = min(cycle, Self.deepShares.count - 1)
            let share = Double(epochs) / 190
            let deepEpochs = Double(length) * deep * Self.deepShares[place] / 20 * min(1, 5 / share)
            let remEpochs = Double(length) * rem * Self.remShares[place] / 20
            let deepCount = min(length / 2, Int(saturating: chance.normal(deepEpochs, deepEpochs * 0.2)))
            let remCount = min(length / 2, Int(saturating: chance.normal(remEpochs, remEpochs * 0.2)))
            var awakeCount = cycle == longAwakening ? chance.integer(10...40) : chance.integer(1...4)
            awakeCount = min(awakeCount, max(0, length - deepCount - remCount) / 3)
            var core = length - deepCount - remCount - awakeCount
            if Double(awakeCount) < awake * Double(length), core > 20, chance.happens(0.6) {
                let brief = chance.integer(1...max(1, Int(saturating: 2 * awake * Double(length))))
                append(.core, core / 3)
                append(.awake, min(brief, core / 3))
                core -= core / 3 + min(brief, core / 3)
            }
            append(.core, core / 2)
            append(.deep, max(0, deepCount))
            append(.core, core - core / 2)
            append(.rem, max(0, remCount))
            rest -= length
            cycle += 1
            if rest > 0 { append(.awake, awakeCount) } else { append(.core, awakeCount) }
        }
        var time = start
        stretches = built.map { stage, count in
            defer { time += Int64(count) * 30 }
            return Stretch(stage: stage, start: time, end: time + Int64(count) * 30)
        }
    }

    /// The share of deep and REM sleep by cycle, in percent.
    private static let deepShares = [45.0, 30, 15, 7, 3]
    private static let remShares = [8.0, 17, 24, 26, 25]
}
