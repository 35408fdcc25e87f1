import BridgeCore
import Foundation
import HealthEngine
import HealthGenerator
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Generates synthetic data for one person, and saves the samples that their devices would have recorded.
    static let generate = Method(
        "generate",
        """
        Generates synthetic data for one person from a seed and saves it: days, nights and workouts, as phone and watch \
        would record them. Saves nothing if it fails or is cancelled.
        """,
        .optional("seed", .seed, "The seed that determines the data. Default: 1."),
        .optional("days", .count, "The number of days. Default: 365."),
        .optional("until", .calendarDay, "The last day. Default: yesterday."),
        .optional("timeZone", .timeZone, "The time zone of the person's home. Default: that of the device."),
        .optional("dateOfBirth", .calendarDay, "The person's date of birth."),
        .optional("sex", .name as ValueCodec<PersonSex>, "The person's sex."),
        .optional("height", .real, "The person's height in centimeters."),
        .optional("weight", .real, "The person's weight on the first day, in kilograms."),
        .optional("fitness", .name as ValueCodec<GenerateOptions.Fitness>, "The person's fitness."),
        .optional(
            "chronotype", .name as ValueCodec<GenerateOptions.Chronotype>, "The hours at which the person prefers to sleep."
        ),
        .optional(
            "devices",
            .name as ValueCodec<GenerateOptions.Devices>,
            "The devices that record data. With `watch`, the phone stays at home."
        ),
        .optional("workouts", .integer, "The average number of workouts per week. Default: depends on fitness."),
        .optional("menstrualCycle", .bool, "Whether the person is a woman who logs her menstrual cycle."),
        .optional("bloodPressure", .bool, "Whether the person measures blood pressure."),
        .optional("travel", .array(of: .trip), "Trips to other time zones. Default: two per year."),
        .optional("gaps", .name as ValueCodec<GenerateOptions.Gaps>, "How often devices are not worn or stay at home."),
        .optional("noise", .real, "The noise of measurements, from 0 to 2. Default: 1."),
        .optional("types", .objectTypes, "Saves only these types. Their samples are the same as without this parameter."),
        .progress,
        result: ResultDescription("report", Schemas.reference("GenerateReport")),
        example: Example(
            ["seed": 7, "days": 1, "gaps": "none", "types": ["HKQuantityTypeIdentifierRestingHeartRate"]],
            result: [
                "firstDay": ["year": 2025, "month": 12, "day": 31], "lastDay": ["year": 2025, "month": 12, "day": 31],
                "types": ["HKQuantityTypeIdentifierRestingHeartRate": ["added": 1, "present": 0]],
            ]
        ),
        audit: .action(.write)
    ) {
        (
            call,
            seed,
            days,
            until,
            timeZone,
            dateOfBirth,
            sex,
            height,
            weight,
            fitness,
            chronotype,
            devices,
            workouts,
            menstrualCycle,
            bloodPressure,
            travel,
            gaps,
            noise,
            types,
            progress
        ) in
        let environment = call.phone.environment
        let timeZone = timeZone ?? environment.timeZone
        var options = GenerateOptions(lastDay: until ?? environment.yesterday(in: timeZone), timeZone: timeZone)
        options.seed = seed ?? options.seed
        options.days = days ?? options.days
        options.dateOfBirth = dateOfBirth
        options.sex = sex.map { $0 == .female ? .female : .male }
        options.height = height
        options.weight = weight
        options.fitness = fitness
        options.chronotype = chronotype
        options.devices = devices ?? options.devices
        options.workoutsPerWeek = workouts
        options.hasMenstrualCycle = menstrualCycle ?? options.hasMenstrualCycle
        options.measuresBloodPressure = bloodPressure ?? options.measuresBloodPressure
        options.trips = travel
        options.gaps = gaps ?? options.gaps
        options.noise = noise ?? options.noise
        options.types = types
        guard types?.isEmpty != true else { throw JSONReadingError.expected("at least one type", at: "types") }
        return try generate(call, options, isReported: progress)
    }

    private static func generate(_ call: Call, _ options: GenerateOptions, isReported: Bool) throws -> JSONValue {
        call.notes.who = AuditEntry.user
        let report = try PersonGenerator(options).generate(into: call.phone) {
            call.shouldContinue($0.fraction, isReported: isReported)
        }
        guard let report else { throw BridgeError.cancelled }
        return report.json
    }
}

extension GenerateOptions.Invalid {
    /// The error of the parameter.
    var readingError: JSONReadingError {
        let must = "must be "
        let reason = description
        let expected = reason.hasPrefix(must) ? String(reason.dropFirst(must.count)) : "another value: \(reason)"
        return .expected(expected, at: Self.parameters[option] ?? option)
    }

    /// The names of parameters that differ from the names of the generator's options.
    private static let parameters = [
        "lastDay": "until", "workoutsPerWeek": "workouts", "hasMenstrualCycle": "menstrualCycle", "trips": "travel",
    ]
}

/// The sexes for which the generator has distributions.
private enum PersonSex: String, CaseIterable {
    case female, male
}

extension ValueCodec where Value == GenerateOptions.Trip {
    /// `{timeZone, firstDay, lastDay}`
    fileprivate static let trip = ValueCodec.object(Schemas.reference("Trip")) { members in
        GenerateOptions.Trip(
            to: try members.required("timeZone", .timeZone),
            from: try members.required("firstDay", .calendarDay),
            to: try members.required("lastDay", .calendarDay)
        )
    }
}

extension Environment {
    fileprivate func yesterday(in timeZone: TimeZone) -> CalendarDay {
        let calendar = Calendar(.gregorian, in: timeZone)
        let today = CalendarDay(of: clock.current, in: calendar)
        let noon = calendar.date(from: DateComponents(year: today.year, month: today.month, day: today.day, hour: 12))
        return CalendarDay(of: (noon ?? .distantPast).addingTimeInterval(-86_400), in: calendar)
    }
}

extension GenerateReport {
    fileprivate var json: JSONValue {
        var types = JSONObject()
        for entry in self.types {
            types[entry.type.identifier] = ["added": .integer(entry.counts.added), "present": .integer(entry.counts.present)]
        }
        return ["firstDay": firstDay.json, "lastDay": lastDay.json, "types": .object(types)]
    }
}

extension CalendarDay {
    fileprivate var json: JSONValue { ["year": .integer(year), "month": .integer(month), "day": .integer(day)] }
}
