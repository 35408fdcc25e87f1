import Foundation
import HealthEngine
import HealthGenerator
import HealthModel
import JSON

/// The options of `generate` as parameters.
enum PersonParameters {
    static let seed = Parameter.optional("seed", .seed, "Which person; 1 if left out.")
    static let days = Parameter.optional("days", .count, "How many days; 365 if left out.")
    static let until = Parameter.optional(
        "until",
        .calendarDay,
        "The last of them; yesterday by the clock if left out."
    )
    static let timeZone = Parameter.optional("timeZone", .timeZone, "Where the person lives; the device's if left out.")
    static let dateOfBirth = Parameter.optional("dateOfBirth", .calendarDay, "The date of birth.")
    static let sex = Parameter.optional("sex", .name as Form<PersonSex>, "The person's sex.")
    static let height = Parameter.optional("height", .real, "In centimeters.")
    static let weight = Parameter.optional("weight", .real, "In kilograms, on the first day on a scale.")
    static let fitness = Parameter.optional("fitness", .name as Form<GenerateOptions.Fitness>, "How fit the person is.")
    static let chronotype = Parameter.optional(
        "chronotype",
        .name as Form<GenerateOptions.Chronotype>,
        "When the person would sleep if nothing woke them."
    )
    static let devices = Parameter.optional(
        "devices",
        .name as Form<GenerateOptions.Devices>,
        "What records the person; with watch, the phone stays at home."
    )
    static let workouts = Parameter.optional(
        "workouts",
        .integer,
        "How many a week, on average; by fitness if left out."
    )
    static let menstrualCycle = Parameter.optional("menstrualCycle", .bool, "Whether a woman logs her cycle.")
    static let bloodPressure = Parameter.optional("bloodPressure", .bool, "Whether there is a cuff.")
    static let travel = Parameter.optional("travel", .trips, "Trips to other time zones; two a year if left out.")
    static let gaps = Parameter.optional(
        "gaps",
        .name as Form<GenerateOptions.Gaps>,
        "How often devices are not worn, or left at home."
    )
    static let noise = Parameter.optional("noise", .real, "How much noise measurements have, 0 to 2; 1 if left out.")
    static let types = Parameter.optional("types", .objectTypes, "Only these types; the samples stay the same.")

    static let all = [
        seed.description, days.description, until.description, timeZone.description, dateOfBirth.description,
        sex.description, height.description, weight.description, fitness.description, chronotype.description,
        devices.description, workouts.description, menstrualCycle.description, bloodPressure.description,
        travel.description, gaps.description, noise.description, types.description,
    ]

    static func options(_ arguments: Arguments) throws(BridgeError) -> GenerateOptions {
        let environment = arguments.context.store.environment
        let timeZone = try arguments(timeZone) ?? environment.timeZone
        let lastDay = try arguments(until) ?? environment.yesterday(in: timeZone)
        var options = GenerateOptions(lastDay: lastDay, timeZone: timeZone)
        options.seed = try arguments(seed) ?? options.seed
        options.days = try arguments(days) ?? options.days
        options.dateOfBirth = try arguments(dateOfBirth)
        options.sex = try arguments(sex).map { $0 == .female ? .female : .male }
        options.height = try arguments(height)
        options.weight = try arguments(weight)
        options.fitness = try arguments(fitness)
        options.chronotype = try arguments(chronotype)
        options.devices = try arguments(devices) ?? options.devices
        options.workoutsPerWeek = try arguments(workouts)
        options.hasMenstrualCycle = try arguments(menstrualCycle) ?? options.hasMenstrualCycle
        options.measuresBloodPressure = try arguments(bloodPressure) ?? options.measuresBloodPressure
        options.trips = try arguments(travel)
        options.gaps = try arguments(gaps) ?? options.gaps
        options.noise = try arguments(noise) ?? options.noise
        options.types = try arguments(types)
        guard options.types?.isEmpty != true else { throw .expected("at least one type", at: types.name) }
        return options
    }

    /// What is wrong with an option, by the name that it has as a parameter.
    static func refusal(of error: GenerateOptions.Invalid) -> BridgeError {
        let must = "must be "
        let reason = error.description
        let expected = reason.hasPrefix(must) ? String(reason.dropFirst(must.count)) : "another value: \(reason)"
        return .expected(expected, at: names[error.option] ?? error.option)
    }

    /// The names of parameters, where the options of the generator have others.
    private static let names = [
        "lastDay": until.name, "workoutsPerWeek": workouts.name, "hasMenstrualCycle": menstrualCycle.name,
        "trips": travel.name,
    ]
}

/// A sex that the distributions know.
enum PersonSex: String, CaseIterable {
    case female, male
}

extension Form where Value == [GenerateOptions.Trip] {
    /// `[{timeZone, firstDay, lastDay}]`
    fileprivate static let trips = array(of: .trip)
}

extension Form where Value == GenerateOptions.Trip {
    fileprivate static let trip = Form.object(Schemas.reference("Trip")) { (members) throws(BridgeError) in
        GenerateOptions.Trip(
            to: try members.required("timeZone", .timeZone),
            from: try members.required("firstDay", .calendarDay),
            to: try members.required("lastDay", .calendarDay)
        )
    }
}

extension Environment {
    fileprivate func yesterday(in timeZone: TimeZone) -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let today = CalendarDay(of: clock.current, in: calendar)
        let noon = calendar.date(from: DateComponents(year: today.year, month: today.month, day: today.day, hour: 12))
        return CalendarDay(of: (noon ?? .distantPast).addingTimeInterval(-86_400), in: calendar)
    }
}
