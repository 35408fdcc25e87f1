import HealthModel

/// The purpose of a random number. Topics are independent of each other: a change in one does not change the others.
/// The raw values never change.
enum Topic: UInt64 {
    case person = 1
    case night = 2
    case stages = 3
    case steps = 4
    case bouts = 5
    case places = 6
    case workouts = 7
    case workoutCourse = 8
    case route = 9
    case wear = 10
    case carrying = 11
    case illness = 12
    case trips = 13
    case cycle = 14
    case cycleLog = 15
    case energy = 16
    case heartRate = 17
    case motion = 18
    case phone = 19
    case standing = 20
    case vitals = 21
    case surroundings = 22
    case scale = 23
    case cuff = 24
    case habits = 25
    case restingRate = 26
    case restingRateDrift = 27
    case weightDrift = 28
    case weather = 29
    case sleepDrift = 30
    case cuffDrift = 31
    case heartRateReadings = 32
    case heartFigures = 33
    case workoutReadings = 34
    case electrocardiogram = 35
    case population = 36
    case shifts = 37
    case hypertension = 38
    case menopause = 39
    case doses = 40
    case visits = 41
    case vaccination = 42
    case lifestyle = 43
    case training = 44
    case weightTrend = 45
    case evening = 46
    case naps = 47
    case hardware = 48
    case figures = 49
    case artefacts = 50
}

/// Random numbers that depend only on a seed, a topic and a day.
///
/// This module does not use `log`, `exp` or `sin`: their last bit differs between C libraries.
struct Chance {
    private var numbers: SplitMix64

    /// The numbers of a topic. `index` is the day, or another number that separates sequences of one topic.
    init(seed: UInt64, _ topic: Topic, _ index: Int = 0) {
        var numbers = SplitMix64(seed)
        numbers = SplitMix64(numbers.next() ^ topic.rawValue)
        numbers = SplitMix64(numbers.next() ^ UInt64(bitPattern: Int64(index)))
        self.numbers = numbers
    }

    /// From 0 to below 1.
    mutating func share() -> Double { Double(numbers.next() >> 11) * 0x1p-53 }

    /// A number of a range, uniformly distributed.
    mutating func uniform(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + share() * (range.upperBound - range.lowerBound)
    }

    /// A whole number of a range, uniformly distributed.
    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(saturating: share() * Double(range.count))
    }

    /// True with a probability.
    mutating func happens(_ probability: Double) -> Bool { share() < probability }

    /// A number from a normal distribution, approximated by the sum of twelve uniform numbers. It stays within six deviations.
    mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
        var sum = -6.0
        for _ in 0..<12 { sum += share() }
        return mean + deviation * sum
    }

    /// A number from a log-normal distribution.
    mutating func logNormal(median: Double, _ deviation: Double) -> Double {
        median * exponential(normal(0, deviation))
    }

    /// A random index; each index is as likely as its weight.
    mutating func pick(_ weights: [Double]) -> Int {
        var rest = share() * weights.reduce(0, +)
        for (index, weight) in weights.enumerated() {
            rest -= weight
            if rest < 0 { return index }
        }
        return weights.count - 1
    }

    /// A number from a distribution that is given by equally spaced quantiles.
    mutating func drawn(from quantiles: [Double]) -> Double {
        let place = share() * Double(quantiles.count - 1)
        let index = min(Int(saturating: place), quantiles.count - 2)
        return quantiles[index] + (place - Double(index)) * (quantiles[index + 1] - quantiles[index])
    }
}

/// A value that changes slowly from day to day: a smooth line through normal numbers with deviation 1. A day can be computed
/// without earlier days.
struct Drift {
    let seed: UInt64
    let topic: Topic
    /// The distance between two of the normal numbers, in days.
    let days: Int

    func value(onDay day: Int) -> Double {
        let knot = day.quotient(by: days)
        let share = Double(day - knot * days) / Double(days)
        var before = Chance(seed: seed, topic, knot)
        var after = Chance(seed: seed, topic, knot + 1)
        let smooth = share * share * (3 - 2 * share)
        return before.normal(0, 1) * (1 - smooth) + after.normal(0, 1) * smooth
    }
}
