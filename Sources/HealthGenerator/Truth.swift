package import Foundation
package import HealthModel

/// What a person did on a day, whether or not a device recorded it. Days are calendar days at home, as in daily statistics.
package struct DayTruth: Hashable, Sendable {
    package let day: CalendarDay
    /// The steps from midnight to midnight.
    package fileprivate(set) var steps = 0.0
    /// When the person fell asleep in the night that ends on the day.
    package fileprivate(set) var asleepDate: Date
    /// When the person woke up.
    package fileprivate(set) var awakeDate: Date
    /// The time asleep in seconds, without the time awake between falling asleep and waking up.
    package fileprivate(set) var asleep: TimeInterval
    /// The mean heart rate from midnight to midnight, in beats a minute. Nil if no part of the day is generated.
    package var heartRate: Double? { minutes > 0 ? beats / Double(minutes) : nil }
    /// The resting heart rate in beats a minute.
    package fileprivate(set) var restingHeartRate: Double
    /// The time of workouts in seconds, without pauses.
    package fileprivate(set) var workouts: TimeInterval
    /// The time in seconds for which the watch is worn between two bedtimes.
    package fileprivate(set) var worn: TimeInterval
    /// Whether the person is ill.
    package fileprivate(set) var isIll: Bool
    /// Whether the evening is spent in another time zone.
    package fileprivate(set) var isAway: Bool

    fileprivate var beats = 0.0
    fileprivate var minutes = 0
}

/// The properties of a person that do not change, except those that only the plan of a day needs.
package struct PersonTruth: Hashable, Sendable {
    /// Female or male.
    package let sex: BiologicalSex
    package let dateOfBirth: CalendarDay
    /// The height in centimeters.
    package let height: Double
    /// The weight in kilograms.
    package let weight: Double
    package let fitness: GenerateOptions.Fitness
    package let chronotype: GenerateOptions.Chronotype
    /// The average sleep in hours.
    package let sleep: Double
    /// The steps of a usual day.
    package let steps: Double
    /// The average number of workouts a week.
    package let workoutsPerWeek: Double
}

extension PersonGenerator {
    /// The properties of the person.
    package var person: PersonTruth {
        let person = Person(options)
        return PersonTruth(
            sex: person.isFemale ? .female : .male, dateOfBirth: person.dateOfBirth, height: person.height, weight: person.weight,
            fitness: person.fitness, chronotype: person.chronotype, sleep: person.sleepNeed, steps: person.steps,
            workoutsPerWeek: person.workoutsPerWeek
        )
    }

    /// What the person did on each day.
    package func truth() -> [DayTruth] {
        let person = Person(options)
        let days = LocalDays(options)
        let plans = (firstDay...lastDay).map { DayPlan($0, of: person, days) }
        var truth = HomeDays(from: firstDay, plans.map(DayTruth.init), options.timeZone)
        for plan in plans {
            for bout in plan.bouts { truth.add(bout.cadence, from: bout.start, to: bout.end) }
            for workout in plan.workouts {
                let pause = workout.pause ?? workout.end..<workout.end
                truth.add(workout.cadence, from: workout.start, to: pause.lowerBound)
                truth.add(workout.cadence, from: pause.upperBound, to: workout.end)
            }
            let heartRate = HeartRate(plan)
            for minute in stride(from: plan.start, to: plan.end, by: 60) {
                truth.add(heartRate: heartRate.value(at: minute), at: minute)
            }
        }
        return truth.days
    }
}

extension DayTruth {
    fileprivate init(_ plan: DayPlan) {
        day = CalendarDay(number: plan.day)
        asleepDate = Date(timeIntervalSince1970: Double(plan.night.asleep))
        awakeDate = Date(timeIntervalSince1970: Double(plan.night.awake))
        let stages = SleepStages(plan.night, day: plan.day, of: plan.person).stretches
        asleep = Double(stages.reduce(0) { $0 + ($1.stage == .awake ? 0 : $1.end - $1.start) })
        restingHeartRate = plan.restingHeartRate
        workouts = Double(
            plan.workouts.reduce(0) { $0 + $1.end - $1.start - Int64($1.pause?.count ?? 0) }
        )
        worn = Double(plan.wear.worn.reduce(0) { $0 + $1.upperBound - $1.lowerBound })
        (isIll, isAway) = (plan.isIll, plan.trip != nil)
    }
}

/// Adds up what happens on the days at home. Plans reach from bedtime to bedtime.
private struct HomeDays {
    private(set) var days: [DayTruth]
    /// The start of each day, and the end of the last.
    private let midnights: [Int64]
    private var latest = 0

    init(from firstDay: Int, _ days: [DayTruth], _ zone: TimeZone) {
        self.days = days
        midnights = (0...days.count).map { zone.midnight(of: firstDay + $0) }
    }

    mutating func add(_ stepsPerMinute: Double, from start: Int64, to end: Int64) {
        var start = start
        while start < end {
            guard let index = index(at: start) else {
                guard start < midnights[0] else { return }
                start = midnights[0]
                continue
            }
            let stop = min(end, midnights[index + 1])
            days[index].steps += stepsPerMinute * Double(stop - start) / 60
            start = stop
        }
    }

    mutating func add(heartRate: Double, at time: Int64) {
        guard let index = index(at: time) else { return }
        days[index].beats += heartRate
        days[index].minutes += 1
    }

    /// The index of the day at a time; nil outside all days. Times mostly increase.
    private mutating func index(at time: Int64) -> Int? {
        guard midnights[0] <= time, time < midnights[days.count] else { return nil }
        while time < midnights[latest] { latest -= 1 }
        while time >= midnights[latest + 1] { latest += 1 }
        return latest
    }
}
