import HealthModel

/// What the person drinks on an evening. It shows in the night and on the next day.
struct Evening {
    /// Alcoholic drinks.
    let drinks: Int

    init(ofDay day: Int, of person: Person, isIll: Bool) {
        var chance = Chance(seed: person.seed, .evening, day)
        let weekday = LocalDays.weekday(day)
        let isWeekend = weekday == 5 || weekday == 6
        let usual = person.lifestyle.drinks
        let happens = chance.happens(min(0.85, usual * (isWeekend ? 0.3 : 0.1)))
        drinks = happens && !isIll ? max(1, Int(saturating: chance.normal(usual, 1).rounded())) : 0
    }
}
