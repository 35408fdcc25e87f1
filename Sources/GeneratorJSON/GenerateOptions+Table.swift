import Foundation
package import HealthGenerator
package import HealthJSON
import HealthModel
import JSON

extension GenerateOptions {
    /// The options that determine a person: those of the command `generate`, of `control/generate`, of personas, and of the plan of
    /// a population.
    package static let table: [CommandOption<GenerateOptions>] = [
        CommandOption("seed", .seed, .person, "The seed that determines the person.", valueName: "n", default: 1) {
            $0.seed = $1
        },
        CommandOption("days", .count, .person, "The number of days.", valueName: "n", default: 365) { $0.days = $1 },
        CommandOption(
            "until", .calendarDay, .person, "The last day. Default: yesterday.", valueName: "day", text: .day
        ) { $0.lastDay = $1 },
        CommandOption(
            "timeZone", .timeZone, .person, "The time zone of the person's home, an IANA name. Default: that of the device.",
            valueName: "name"
        ) { $0.timeZone = $1 },
        CommandOption(
            "dateOfBirth", .calendarDay, .person,
            "The person's date of birth. The default of all personal data depends on the seed.", valueName: "day", text: .day
        ) { $0.dateOfBirth = $1 },
        CommandOption("sex", .name as ValueCodec<PersonSex>, .person, "The person's sex.") {
            $0.sex = $1 == .female ? .female : .male
        },
        CommandOption("height", .real, .person, "The person's height in centimeters.", valueName: "cm") { $0.height = $1 },
        CommandOption("weight", .real, .person, "The person's weight in kilograms.", valueName: "kg") { $0.weight = $1 },
        CommandOption("fitness", .name as ValueCodec<Fitness>, .person, "The person's fitness.") { $0.fitness = $1 },
        CommandOption(
            "chronotype", .name as ValueCodec<Chronotype>, .person, "The hours at which the person prefers to sleep."
        ) { $0.chronotype = $1 },
        CommandOption("sleep", .real, .person, "The average sleep, 4 to 10 hours.", valueName: "hours") { $0.sleep = $1 },
        CommandOption("steps", .real, .person, "The steps of a usual day, 500 to 30000.", valueName: "n") { $0.steps = $1 },
        CommandOption(
            "work", .name as ValueCodec<Work>, .person,
            "The hours of work. With shifts, every third week is by night. Default: days."
        ) { $0.work = $1 },
        CommandOption(
            "workouts", .integer, .person, "The workouts per week, 0 to 7. Default: depends on fitness.", valueName: "n"
        ) { $0.workoutsPerWeek = $1 },
        CommandOption(
            "devices", .name as ValueCodec<Devices>, .person,
            "The devices that record data. With watch, the phone stays at home. Default: both."
        ) { $0.devices = $1 },
        CommandOption(
            "watches", .integer, .person, "The number of watches, 1 or 2. The second one is worn in bed.", valueName: "n",
            default: 1
        ) { $0.watches = $1 },
        CommandOption(
            "watchAtNight", .name as ValueCodec<WatchAtNight>, .person, "How often the watch is worn in bed. Default: usual."
        ) { $0.watchAtNight = $1 },
        CommandOption("menstrualCycle", .bool, .person, "The person is a woman who logs her menstrual cycle.") {
            $0.hasMenstrualCycle = $1
        },
        CommandOption("menopause", .bool, .person, "The person is a woman who logs hot flashes and night sweats.") {
            $0.isInMenopause = $1
        },
        CommandOption("medication", .bool, .person, "The person takes a tablet each morning, and logs the doses.") {
            $0.takesMedication = $1
        },
        CommandOption(
            "clinicalRecords", .bool, .person, "A clinic sends records: of a visit in each quarter, and of vaccinations."
        ) { $0.hasClinicalRecords = $1 },
        CommandOption("bloodPressure", .bool, .person, "The person measures blood pressure.") { $0.measuresBloodPressure = $1 },
        CommandOption(
            "hypertension", .name as ValueCodec<Hypertension>, .person,
            "High blood pressure, which the person then measures. Default: none."
        ) { $0.hypertension = $1 },
        CommandOption(
            "travel", .array(of: .trip), .person,
            "Trips to other time zones, such as Asia/Tokyo@2025-03-01..2025-03-12 on a command line. Default: two per year.",
            valueName: "trip", text: .trip
        ) { $0.trips = $1 },
        CommandOption(
            "gaps", .name as ValueCodec<Gaps>, .person, "How often devices are not worn or stay at home. Default: usual."
        ) { $0.gaps = $1 },
        CommandOption(
            "noise", .real, .person, "The factor for the noise of measurements, from 0 to 2. Default: 1.", valueName: "factor"
        ) { $0.noise = $1 },
        CommandOption(
            "artefacts", .artefacts, .person,
            "How often something is recorded wrongly, such as spikes=0.01,late=0.1. Default: never.",
            valueName: "artefact=rate", text: .artefacts
        ) { $0.artefacts = $1 },
        CommandOption(
            "types", .objectTypes, .person, "Saves only these types. Their samples are the same as without this option.",
            valueName: "types", text: .list
        ) { options, types in
            guard !types.isEmpty else { throw JSONReadingError.expected("at least one type", at: "types") }
            options.types = types
        },
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

extension ValueCodec where Value == [GenerateOptions.Artefact: Double] {
    /// A rate from 0 to 1 for each kind of artefact.
    fileprivate static let artefacts = ValueCodec(
        [
            "type": "object", "propertyNames": ["enum": .array(GenerateOptions.Artefact.allCases.map { .string($0.rawValue) })],
            "additionalProperties": ["type": "number", "minimum": 0, "maximum": 1],
        ]
    ) { reader in
        guard case .object(let members) = reader.value else { throw reader.fail(expected: "an object") }
        var object = try reader.object()
        var rates: [GenerateOptions.Artefact: Double] = [:]
        for (name, _) in members.members {
            guard let artefact = GenerateOptions.Artefact(rawValue: name) else {
                throw reader.fail(oneOf: GenerateOptions.Artefact.allCases.map(\.rawValue))
            }
            rates[artefact] = try object.required(name).real()
        }
        return rates
    }
}

extension CommandText {
    /// Rates such as `spikes=0.01,late=0.1`.
    fileprivate static let artefacts = CommandText(rule: "write it as spikes=0.01,late=0.1") { text in
        var rates = JSONObject()
        for part in text.split(separator: ",") {
            let words = part.split(separator: "=")
            guard words.count == 2, let rate = Double(words[1]) else { return nil }
            rates[String(words[0])] = .real(rate)
        }
        return .object(rates)
    }

    /// A day such as `2024-01-31`.
    fileprivate static let day = CommandText(rule: "it must be a day, such as 2024-01-31") { JSONValue(isoDay: $0[...]) }

    /// Texts separated by commas.
    fileprivate static let list = CommandText { text in
        .array(text.split(separator: ",").map { .string($0.trimmingCharacters(in: .whitespaces)) })
    }

    /// A time zone and two days, such as `Asia/Tokyo@2025-03-01..2025-03-12`. The option is repeated for each trip.
    fileprivate static let trip = CommandText(isRepeated: true, rule: "write it as Asia/Tokyo@2025-03-01..2025-03-12") { text in
        guard let parts = text.wholeMatch(of: /([^@]+)@([^@.]+)\.\.([^@.]+)/)?.output, TimeZone(ianaName: String(parts.1)) != nil,
            let first = JSONValue(isoDay: parts.2), let last = JSONValue(isoDay: parts.3)
        else { return nil }
        return ["timeZone": .string(String(parts.1)), "firstDay": first, "lastDay": last]
    }
}

extension JSONValue {
    /// The members of a day such as `2024-01-31`.
    fileprivate init?(isoDay text: Substring) {
        guard let day = CalendarDay(isoText: String(text)), (1...12).contains(day.month), (1...31).contains(day.day) else {
            return nil
        }
        self = ["year": .integer(day.year), "month": .integer(day.month), "day": .integer(day.day)]
    }
}
