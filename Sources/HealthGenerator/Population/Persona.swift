package import Foundation
package import HealthModel

/// A kind of people: the properties that they share. The seed of a person decides each property that is nil.
package struct Persona: Hashable, Sendable {
    /// The ages in years on the last day.
    package var ages: ClosedRange<Int>?
    /// The time zone of the home.
    package var timeZone: TimeZone?
    /// Female or male.
    package var sex: BiologicalSex?
    /// The height in centimeters.
    package var height: Double?
    /// The weight in kilograms.
    package var weight: Double?
    /// The fitness.
    package var fitness: GenerateOptions.Fitness?
    /// The chronotype.
    package var chronotype: GenerateOptions.Chronotype?
    /// The average sleep in hours.
    package var sleep: Double?
    /// The steps of a usual day.
    package var steps: Double?
    /// The hours of work.
    package var work: GenerateOptions.Work?
    /// The average number of workouts a week.
    package var workoutsPerWeek: Int?
    /// The devices.
    package var devices: GenerateOptions.Devices?
    /// How often the watch is worn in bed.
    package var watchAtNight: GenerateOptions.WatchAtNight?
    /// How often devices are not worn or carried.
    package var gaps: GenerateOptions.Gaps?
    /// The factor for the noise of measurements.
    package var noise: Double?
    /// Whether the person logs a menstrual cycle.
    package var hasMenstrualCycle: Bool?
    /// Whether the person measures their blood pressure.
    package var measuresBloodPressure: Bool?
    /// Whether the person travels.
    package var travels: Bool?

    /// A persona without properties.
    package init() {}

    /// Sets the properties of the persona, except the date of birth, which ``Population`` draws.
    package func apply(to options: inout GenerateOptions) {
        options.timeZone = timeZone ?? options.timeZone
        options.sex = sex ?? options.sex
        options.height = height ?? options.height
        options.weight = weight ?? options.weight
        options.fitness = fitness ?? options.fitness
        options.chronotype = chronotype ?? options.chronotype
        options.sleep = sleep ?? options.sleep
        options.steps = steps ?? options.steps
        options.work = work ?? options.work
        options.workoutsPerWeek = workoutsPerWeek ?? options.workoutsPerWeek
        options.devices = devices ?? options.devices
        options.watchAtNight = watchAtNight ?? options.watchAtNight
        options.gaps = gaps ?? options.gaps
        options.noise = noise ?? options.noise
        options.hasMenstrualCycle = hasMenstrualCycle ?? options.hasMenstrualCycle
        options.measuresBloodPressure = measuresBloodPressure ?? options.measuresBloodPressure
        if travels == false { options.trips = [] }
    }
}
