import Foundation
import HealthModel

/// What the person does from one bedtime to the next, recorded or not. Times are seconds since 1970.
///
/// A plan depends on the options and the day only, not on the plans of earlier days.
struct DayPlan {
    /// An activity during part of the day.
    struct Stretch {
        enum Activity {
            case asleep
            case still
            case walking(Bout)
            case exercising(PlannedWorkout)
        }

        let activity: Activity
        let start: Int64
        let end: Int64
    }

    let day: Int
    let person: Person
    let zone: TimeZone
    let start: Int64
    let end: Int64
    let night: Night
    let isFree: Bool
    let isIll: Bool
    let isTravelDay: Bool
    /// The nap in the afternoon, if any.
    let nap: Range<Int64>?
    /// The drinks of the evening before.
    let drinks: Int
    /// The trip on which the person spends the evening; nil at home.
    let trip: LocalDays.Trip?
    let places: Places
    let workouts: [PlannedWorkout]
    let bouts: [Bout]
    let wear: Wear
    let cycle: MenstrualCycle?
    /// The resting heart rate in beats a minute.
    let restingHeartRate: Double
    /// The activities of the whole day, in order and without gaps.
    let stretches: [Stretch]

    init(_ day: Int, of person: Person, _ days: LocalDays) {
        let illness = Illness(seed: person.seed)
        let night = Night(before: day, of: person, days, illness)
        let end = max(Night(before: day + 1, of: person, days, illness).inBed, night.outOfBed + 3600)
        let isFree = Person.isFree(day, days)
        let (isIll, isTravelDay) = (illness.isIll(day), days.isTravelDay(day))
        let places = Places(day: day, from: night.outOfBed, to: end, of: person, days, isIll: isIll)
        var workouts: [PlannedWorkout] = []
        if !isIll, !isTravelDay,
            let workout = PlannedWorkout(day: day, from: night.outOfBed, to: end, places, of: person)
        {
            workouts.append(workout)
        }
        let wear = Wear(day: day, night, to: end, workouts, of: person)
        let nap = Self.nap(day, after: night, places, workouts, of: person, isFree: isFree, zone: days.zone(day))
        var chance = Chance(seed: person.seed, .steps, day)
        let season = Season.cold(onDay: day, midwinter: 15, in: person.options.timeZone)
        var steps = chance.logNormal(median: person.steps, 0.3) * (1 - 0.07 * season)
        if LocalDays.weekday(day) == 0 { steps *= 0.85 }
        if isIll { steps *= 0.4 }
        if isTravelDay { steps *= 1.4 }
        let walked = workouts.reduce(0) { $0 + $1.cadence * Double($1.end - $1.start) / 60 }
        let busy = workouts.map { $0.start..<$0.end } + (nap.map { [$0] } ?? [])
        let bouts = Bouts(
            max(0.4 * steps, steps - 0.5 * walked), day: day, from: night.outOfBed, to: end, places, busy, of: person,
            isFree: isFree, takesPhone: wear.takesPhone
        )
        let cycle = person.options.hasMenstrualCycle ? MenstrualCycle(onDay: day, of: person) : nil
        (self.day, self.person, zone, start, self.end) = (day, person, days.zone(day), night.inBed, end)
        trip = days.trip(onDay: day)
        (self.night, self.isFree, self.isIll, self.isTravelDay) = (night, isFree, isIll, isTravelDay)
        (self.places, self.workouts, self.bouts, self.wear, self.cycle) = (places, workouts, bouts.bouts, wear, cycle)
        self.nap = nap
        drinks = Evening(ofDay: day - 1, of: person, isIll: illness.isIll(day - 1)).drinks
        let strain = illness.isIll(day - 1) ? 0 : WorkoutIntention.strain(onDay: day - 1, of: person)
        restingHeartRate = person.restingHeartRate(
            onDay: day, isIll: isIll, isLuteal: cycle?.isLuteal ?? false, drinks: drinks, strain: strain
        )
        stretches = Self.stretches(night, nap, workouts, bouts.bouts, to: end)
    }

    private static func nap(
        _ day: Int, after night: Night, _ places: Places, _ workouts: [PlannedWorkout], of person: Person, isFree: Bool,
        zone: TimeZone
    ) -> Range<Int64>? {
        var chance = Chance(seed: person.seed, .naps, day)
        guard chance.happens(person.lifestyle.napShare * (isFree ? 1 : 0.3)) else { return nil }
        let start = zone.noon(of: day) + Int64(chance.integer(2700...9000))
        let nap = start..<start + Int64(saturating: chance.logNormal(median: 38, 0.5).clamped(to: 12...150)) * 60
        let isHome = places.place(at: nap.lowerBound) == .home && places.place(at: nap.upperBound) == .home
        let isAwake = night.outOfBed + 3 * 3600 < start && !workouts.contains { $0.start < nap.upperBound && start < $0.end }
        return isHome && isAwake ? nap : nil
    }

    private static func stretches(
        _ night: Night, _ nap: Range<Int64>?, _ workouts: [PlannedWorkout], _ bouts: [Bout], to end: Int64
    ) -> [Stretch] {
        var active = bouts.map { Stretch(activity: .walking($0), start: $0.start, end: $0.end) }
        active += workouts.map { Stretch(activity: .exercising($0), start: $0.start, end: $0.end) }
        active.append(Stretch(activity: .asleep, start: night.asleep, end: night.awake))
        if let nap { active.append(Stretch(activity: .asleep, start: nap.lowerBound, end: nap.upperBound)) }
        active.sort { $0.start < $1.start }
        var stretches: [Stretch] = []
        var time = night.inBed
        for stretch in active {
            if time < stretch.start { stretches.append(Stretch(activity: .still, start: time, end: stretch.start)) }
            stretches.append(stretch)
            time = stretch.end
        }
        if time < end { stretches.append(Stretch(activity: .still, start: time, end: end)) }
        return stretches
    }
}

extension DayPlan {
    /// The start of the day.
    var midnight: Int64 { night.zone.midnight(of: day) }
    /// The offset of the evening's time zone beyond whole hours, in seconds.
    var minutesOfZone: Int64 { (Int64(day) * 86_400 + 43_200 - zone.noon(of: day)) % 3600 }
}

extension Person {
    /// The resting heart rate in beats a minute. It is highest in winter, lower after weeks of training, and higher when ill, after
    /// ovulation, after alcohol and after a hard workout.
    fileprivate func restingHeartRate(onDay day: Int, isIll: Bool, isLuteal: Bool, drinks: Int, strain: Double) -> Double {
        var chance = Chance(seed: seed, .restingRate, day)
        let season = Season.cold(onDay: day, midwinter: 15, in: options.timeZone)
        let drift = Drift(seed: seed, topic: .restingRateDrift, days: 30).value(onDay: day)
        let fitness = 2 * (1 - training(onDay: day - 21))
        let states = (isIll ? 8 : 0) + (isLuteal ? 2 : 0) + min(8, 1.4 * Double(drinks)) + min(5, 3 * strain)
        return restingHeartRate - 0.8 + season + fitness + 1.3 * drift + chance.normal(0, 1.6) + states
    }
}
