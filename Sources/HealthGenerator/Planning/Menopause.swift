import HealthModel

/// The symptoms of the menopausal transition on a day.
struct Menopause {
    /// The number of hot flashes by day.
    let hotFlashes: Int
    /// Whether the person sweats in the night that ends on the day. The sleep is then shorter.
    let hasNightSweats: Bool

    /// The hours of sleep that night sweats cost.
    static let lostSleep = 0.5

    /// Nil if the person has no symptoms on any day.
    init?(onDay day: Int, of person: Person) {
        guard person.options.isInMenopause else { return nil }
        var chance = Chance(seed: person.seed, .menopause, day)
        // Symptoms come and go in weeks. Frequent ones are on six days or more of two weeks.
        let phase = 0.5 + 0.15 * Drift(seed: person.seed, topic: .menopause, days: 28).value(onDay: day)
        hotFlashes = chance.happens(phase) ? chance.integer(1...4) : 0
        hasNightSweats = chance.happens(0.6 * phase)
    }
}
