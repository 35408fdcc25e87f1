package import Foundation
package import HealthModel

/// Generates the parts of single samples: the stages of a night, the locations of a route, the voltages of an electrocardiogram.
/// They look like those of a generated person. The same arguments give the same parts.
package enum ContentGenerator {
    /// A value of `HKCategoryValueSleepAnalysis`, and its dates.
    package struct SleepStage {
        package let value: Int
        package let startDate, endDate: Date
    }

    static let seed: UInt64 = 1
    /// The age of the sleeper in years, on which the shares of the stages depend.
    private static let age = 40.0

    /// The stages that a watch records between falling asleep and waking up, without gaps. The end is rounded down to half a minute.
    package static func sleepStages(from start: Date, to end: Date) -> [SleepStage] {
        let (asleep, awake) = (seconds(start), seconds(end))
        let chance = Chance(seed: seed, .stages, Int(asleep))
        return SleepStages(from: asleep, to: awake, age: age, chance).stretches.map { stretch in
            SleepStage(
                value: stretch.stage.rawValue,
                startDate: Date(timeIntervalSince1970: Double(stretch.start)),
                endDate: Date(timeIntervalSince1970: Double(stretch.end))
            )
        }
    }

    /// The locations of an outdoor workout in a park of a time zone, one for each second. `meters` is the distance; without it, the speed
    /// is usual for the activity, a raw value of `HKWorkoutActivityType`.
    package static func locations(
        of activityType: Int, from startDate: Date, to endDate: Date, meters: Double?, in zone: TimeZone
    ) -> [Location] {
        let (start, end) = (seconds(startDate), seconds(endDate))
        guard start < end else { return [] }
        let kind = WorkoutKind.allCases.first { kind in
            kind.hasRoute && Enumeration.workoutActivityType.rawValue(named: kind.traits.name) == activityType
        }
        let speed = meters.map { $0 / Double(end - start) } ?? (kind ?? .walking).traits.speed / 3.6
        let workout = PlannedWorkout(
            kind: kind ?? .walking, start: start, end: end, isIndoor: false, effort: 0.5, oxygen: 20, speed: speed, cadence: 0,
            pause: nil
        )
        let course = WorkoutCourse(workout, Chance(seed: seed, .workoutCourse, Int(start)))
        var chance = Chance(seed: seed, .route, Int(start))
        let route = Route(in: zone.identifier, length: chance.uniform(1500...3200), &chance)
        return route.locations(workout, course, noise: 1, &chance)
    }

    /// The first whole second from a date on.
    private static func seconds(_ date: Date) -> Int64 { Int64(saturating: date.timeIntervalSince1970.rounded(.up)) }
}
