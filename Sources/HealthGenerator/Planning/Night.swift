import Foundation
import HealthModel

/// A night, named by the day on which it ends. It has one time zone. Times are seconds since 1970.
struct Night {
    let inBed: Int64
    let asleep: Int64
    let awake: Int64
    let outOfBed: Int64
    let zone: TimeZone

    /// The night before a day.
    init(before day: Int, of person: Person, _ days: LocalDays, _ illness: Illness) {
        var chance = Chance(seed: person.seed, .night, day)
        zone = days.morningZone(day)
        let drift = 0.25 * Drift(seed: person.seed, topic: .sleepDrift, days: 21).value(onDay: day)
        let noise = chance.normal(0, 0.8)
        let isFree = Person.isFree(day, days)
        // Sleep by day after a night at work is shorter.
        let change = person.worksAtNight(day - 1, days) ? -1.2 : isFree ? 0.45 : -0.25
        let isSweating = Menopause(onDay: day, of: person)?.hasNightSweats ?? false
        let need = person.sleepNeed + change + (illness.isIll(day) ? 0.8 : 0) - (isSweating ? Menopause.lostSleep : 0)
        // The night also has the time awake between falling asleep and waking up.
        let mean = need / (1 - SleepStages.usualShareAwake(atAge: person.age(onDay: day)))
        let length = (mean + drift + noise).clamped(to: 3.4...10.5)
        let lag = days.lag(onMorning: day)
        let wakeUp: Double
        if person.worksAtNight(day - 1, days) {
            wakeUp = chance.normal(8, 0.4) + length
        } else if isFree {
            wakeUp = chance.normal(person.freeMidSleep + mean / 2, 0.6) + 0.4 * noise
        } else {
            // The alarm: halfway between the person's own rhythm and the rhythm that work imposes.
            wakeUp = chance.normal((person.freeMidSleep + 2.5) / 2 + mean / 2, 0.2) + 0.1 * noise
        }
        let latency = Int64(saturating: chance.uniform(5...25) * 60)
        // After a long flight east, bedtime could come before the previous wake-up. So no night starts before 15:00 of the
        // day before, in the zone of that morning.
        let earliest = days.morning(day - 1, 15) + latency
        asleep = max(days.evening(day - 1, 24 + wakeUp - length + lag), earliest)
        // Clock changes shorten or prolong the sleep.
        awake = max(days.morning(day, wakeUp + lag), asleep + 3600)
        inBed = asleep - latency
        outOfBed = awake + Int64(saturating: chance.uniform(1...20) * 60)
    }
}

extension Person {
    /// Whether a day is without work: at weekends and on trips.
    static func isFree(_ day: Int, _ days: LocalDays) -> Bool {
        let weekday = LocalDays.weekday(day)
        return weekday == 0 || weekday == 6 || days.trip(onDay: day) != nil || days.isTravelDay(day)
    }

    /// Whether a day has work that ends in the next morning: in every third week, if the person works in shifts.
    func worksAtNight(_ day: Int, _ days: LocalDays) -> Bool {
        guard options.work == .shifts, !Self.isFree(day, days), !days.isTravelDay(day + 1) else { return false }
        var chance = Chance(seed: seed, .shifts)
        // 1970-01-01 was a Thursday: weeks begin on Monday.
        let week = (day + 3).quotient(by: 7) + chance.integer(0...2)
        return week - week.quotient(by: 3) * 3 == 0
    }
}
