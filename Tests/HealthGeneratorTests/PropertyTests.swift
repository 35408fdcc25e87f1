import Foundation
import HealthModel
import Testing

@testable import HealthGenerator

/// What is published, or found in real files, of which generated people have the range.
struct Property: Sendable, CustomTestStringConvertible {
    let name: String
    let range: ClosedRange<Double>
    let measure: @Sendable (Cohort) throws -> Double

    init(_ name: String, _ range: ClosedRange<Double>, _ measure: @escaping @Sendable (Cohort) throws -> Double) {
        (self.name, self.range, self.measure) = (name, range, measure)
    }

    var testDescription: String { name }
}

struct PropertyTests {
    @Test(arguments: Property.all)
    func `a property is that of real people`(property: Property) throws {
        let value = try property.measure(Cohort.shared.get())
        print("property | \(property.name) | \(property.range) | \(value.rounded(to: 3))")
        #expect(property.range.contains(value), "\(property.name): \(value)")
    }
}

extension Property {
    static let all = bodies + devices + types + shapes + cycles + clinic

    private static func runs(_ people: [[DayPlan]]) -> [(plan: DayPlan, workout: PlannedWorkout)] {
        people.flatMap(\.self).flatMap { plan in plan.workouts.filter { $0.kind == .running }.map { (plan, $0) } }
    }

    /// The oxygen that a run needs as a share of the maximum.
    private static func share(_ run: (plan: DayPlan, workout: PlannedWorkout)) -> Double {
        (0.2 * run.workout.speed * 60 + 3.5) / run.plan.person.oxygenUptake(onDay: run.plan.day)
    }

    /// The mean of daily variability on some days relative to that on others, over people.
    private static func ratio(
        _ cohort: Cohort, _ isWanted: (DayPlan) -> Bool, to isOther: (DayPlan) -> Bool
    ) -> Double {
        cohort.hearts.map { person in
            func mean(_ isChosen: (DayPlan) -> Bool) -> Double {
                person.plans.filter(isChosen).compactMap { person.variability[$0.day] }.mean
            }
            return mean(isWanted) / mean(isOther)
        }.filter { !$0.isNaN }.mean
    }

    private static func workouts(_ cohort: Cohort, inMonths months: Set<Int>, _ kinds: Set<WorkoutKind>) -> Double {
        let days = cohort.years.flatMap(\.self).filter { months.contains(CalendarDay(number: $0.day).month) }
        return Double(days.flatMap(\.workouts).count { kinds.contains($0.kind) && !$0.isIndoor })
    }

    private static func steps(_ cohort: Cohort, inMonth month: Int) -> Double {
        cohort.years.flatMap(\.self).filter { CalendarDay(number: $0.day).month == month }
            .map { $0.bouts.reduce(0) { $0 + $1.steps } }.mean
    }

    static let bodies: [Property] = [
        Property("share of runs that need more than VO₂max", 0...0) { runs($0.years).map { share($0) > 1 }.share },
        Property("share of VO₂max in a run", 0.65...0.85) { runs($0.years).map(share).mean },
        Property("runs of people over 65 with a VO₂max below 28", 0...0) { cohort in
            Double(runs(cohort.older).count { $0.plan.person.oxygenUptake(onDay: $0.plan.day) < 28 })
        },
        Property("speed of runs by age, correlation", -0.9 ... -0.1) { cohort in
            let runs = runs(cohort.years)
            return runs.map(\.workout.speed).correlation(with: runs.map { $0.plan.person.age(onDay: $0.plan.day) })
        },
        Property("kinds of sport a year, median", 2...4) { cohort in
            cohort.years.map { Double(Set($0.flatMap(\.workouts).map(\.kind)).count) }.quantile(0.5)
        },
        Property("share of people without workouts", 0.03...0.25) { $0.years.map { $0.allSatisfy(\.workouts.isEmpty) }.share },
        Property("outdoor rides and hikes, summer to winter", 1.5...6) { cohort in
            let kinds: Set = [WorkoutKind.cycling, .hiking]
            return workouts(cohort, inMonths: [6, 7, 8], kinds) / workouts(cohort, inMonths: [12, 1, 2], kinds)
        },
        Property("steps in July to January", 1.05...1.3) { steps($0, inMonth: 7) / steps($0, inMonth: 1) },
        Property("steps by age, correlation", -0.4 ... -0.01) { cohort in
            let people = (1...400).compactMap { try? Person(options(seed: $0)) }
            return people.map(\.steps).correlation(with: people.map { $0.age(onDay: 20_000) })
        },
        Property("variability and resting heart rate within a person, correlation", -0.8 ... -0.25) { cohort in
            cohort.hearts.map { person in
                let days = person.variability.keys.sorted().filter { person.resting[$0] != nil }
                return days.compactMap { person.variability[$0] }.correlation(with: days.compactMap { person.resting[$0] })
            }.mean
        },
        Property("variability when ill", 0.65...0.92) { ratio($0, \.isIll) { !$0.isIll } },
        Property("variability after ovulation", 0.9...0.985) { cohort in
            ratio(cohort, { $0.cycle?.isLuteal ?? false }, to: { !($0.cycle?.isLuteal ?? true) })
        },
        Property("variability after three drinks or more", 0.75...0.96) { ratio($0, { $0.drinks > 2 }, to: { $0.drinks == 0 }) },
        Property("share of people whose weight changes by 5 % in a year", 0.1...0.4) { cohort in
            cohort.years.map { days in
                abs(days[364].person.weight(onDay: days[364].day) / days[0].person.weight(onDay: days[0].day) - 1) > 0.05
            }.share
        },
        Property("VO₂max by the training of three weeks before, correlation", 0.6...1) { cohort in
            let days = cohort.years[1]
            let training = days.map { $0.person.training(onDay: $0.day - 21) }
            return training.correlation(with: days.map { $0.person.oxygenUptake(onDay: $0.day) })
        },
        Property("share of days with a nap", 0.005...0.08) { $0.years.flatMap(\.self).map { $0.nap != nil }.share },
    ]

    static let devices: [Property] = [
        Property("phones in ten years", 3...6) { Double(Set(models($0.decade, "iPhone")).count) },
        Property("watches in ten years", 3...6) { Double(Set(models($0.decade, "Watch")).count) },
        Property("samples of a type that the system lacks", 0...0) { cohort in
            Double(
                cohort.decade.reduce(0) { sum, entry in
                    sum
                        + entry.value.count { sample in
                            let isOfPhone = sample.device?[.model] == "iPhone"
                            return isOfPhone
                                && (OSVersion(sample.device?[.softwareVersion] ?? "0") ?? entry.key.iOS) < entry.key.iOS
                        }
                }
            )
        },
        Property("sleep stages before September 2022", 0...0) { cohort in
            let before = Date(timeIntervalSince1970: 1_662_940_800)
            return Double((cohort.decade[.sleepAnalysis] ?? []).count { ($0.value ?? 0) > 2 && $0.startDate < before })
        },
        Property("sleep that begins where the last ended, before September 2022", 0...0) { cohort in
            let before = Date(timeIntervalSince1970: 1_662_940_800)
            let sleep = (cohort.decade[.sleepAnalysis] ?? []).filter { $0.value == 1 && $0.startDate < before }
            return Double(Set(sleep.map(\.startDate)).intersection(sleep.map(\.endDate)).count)
        },
        Property("days between a system and its device, at least", 0...10_000) { _ in
            Double(
                (16_600..<20_500).map { day in
                    day - Hardware(.watch, seed: 7, onDay: day).firstDay
                }.min() ?? -1
            )
        },
        Property("share of people whose phone records the time in bed", 0.2...0.6) { cohort in
            cohort.years.map { $0[0].person.lifestyle.hasSleepSchedule }.share
        },
        Property("apps of scales", 3...6) { Double(Set($0.years.map { $0[0].person.lifestyle.scale.name }).count) },
        Property("share of people with an app for runs and rides", 0.1...0.4) { cohort in
            cohort.years.map { $0[0].person.lifestyle.workoutApp != nil }.share
        },
    ]

    private static func models(_ samples: [ObjectType: [Sample]], _ model: String) -> [String] {
        (samples[.stepCount] ?? []).compactMap { $0.device?[.model] == model ? $0.device?[.hardwareVersion] : nil }
    }

    static let types: [Property] = [
        Property("types of a runner with a watch", 45...93) { Double($0.samples.count) },
        Property("share of VO₂max with a type of test", 1...1) { cohort in
            try cohort.samples("vo2Max").map { $0.metadata["HKVO2MaxTestType"] != nil }.share
        },
        Property("beats that the heart recovers in a minute", 18...36) { cohort in
            let samples = try cohort.samples("heartRateRecoveryOneMinute")
            return samples.sum / Double(samples.count)
        },
        Property("power of a run, watts", 150...330) { cohort in
            let samples = try cohort.samples("runningPower")
            return samples.sum / Double(samples.count)
        },
        Property("six-minute walk, meters", 420...500) { cohort in
            let samples = try cohort.samples("sixMinuteWalkTestDistance")
            return samples.sum / Double(samples.count)
        },
        Property("breathing disturbances a night", 0.2...8) { cohort in
            let samples = try cohort.samples("appleSleepingBreathingDisturbances")
            return samples.sum / Double(samples.count)
        },
    ]
}
