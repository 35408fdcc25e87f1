/// The days of illness: four days in each half of a year.
struct Illness {
    let seed: UInt64

    func isIll(_ day: Int) -> Bool {
        let halfYear = day.quotient(by: 182)
        var chance = Chance(seed: seed, .illness, halfYear)
        let first = halfYear * 182 + chance.integer(0...177)
        return (first...first + 3).contains(day)
    }
}
