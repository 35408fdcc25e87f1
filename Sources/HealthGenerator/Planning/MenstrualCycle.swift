import HealthModel

/// The menstrual cycle on a day. Cycles are drawn in windows of ten, so that a day can be computed without earlier days.
struct MenstrualCycle {
    /// The day of the cycle, from 0.
    let day: Int
    /// The length of the cycle in days.
    let length: Int
    /// The day of ovulation, from 0.
    let ovulation: Int
    let bleedingDays: Int

    /// Whether the day is after ovulation.
    var isLuteal: Bool { day > ovulation }

    init(onDay date: Int, of person: Person) {
        let windowLength = Int(saturating: (person.cycleLength * 10).rounded())
        let window = date.quotient(by: windowLength)
        var chance = Chance(seed: person.seed, .cycle, window)
        let drawn = (0..<10).map { _ in chance.drawn(from: Self.follicular) + chance.normal(12.4, 1.2) }
        let scale = Double(windowLength) / drawn.reduce(0, +)
        var start = window * windowLength
        var end = start
        var sum = 0.0
        var number = 0
        for (index, length) in drawn.enumerated() {
            sum += length * scale
            start = end
            end = window * windowLength + Int(saturating: sum.rounded())
            number = index
            if date < end { break }
        }
        var own = Chance(seed: person.seed, .cycleLog, window * 10 + number)
        day = date - start
        length = end - start
        ovulation = length - Int(saturating: own.normal(12.9, 1).clamped(to: 9...16)) - 1
        bleedingDays = Int(saturating: own.normal(6.2, 1.2).rounded().clamped(to: 3...9))
    }

    /// Quantiles of the number of days before ovulation: mean 16.9, 95 percent between 10 and 30.
    private static let follicular = [9.5, 12, 13.5, 14.5, 15.5, 16.5, 17.5, 19, 21.5, 30]
}
