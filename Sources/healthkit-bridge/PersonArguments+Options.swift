import ArgumentParser
import BridgeCore
import Explanations
import Foundation
import HealthGenerator
import HealthJSON
import HealthModel
import HealthPopulation
import JSON

extension PersonArguments {
    /// The generator of one person. Throws a validation error (exit status 64) for invalid options.
    func generator(profiles: JSONValue) throws -> PersonGenerator {
        let options = try population(of: 1, profiles: profiles).person(1).options
        return try Self.namingOption { () throws(GenerateOptions.Invalid) in try PersonGenerator(options) }
    }

    /// The population of a number of people. Throws a validation error (exit status 64) for invalid options.
    func population(of people: Int, profiles: JSONValue) throws -> Population {
        var book = PersonaBook()
        do {
            if let personas = try ProtocolFiles.json("personas.json") { try book.add(personas) }
            if profiles != .null { try book.add(profiles) }
            var groups: [Population.Group] = []
            for text in share { groups.append(try group(ofShare: text, book)) }
            let rest = 1 - groups.map(\.share).reduce(0, +)
            guard rest > -1e-9 else { throw ValidationError("The fractions of '--share' add up to more than 1.") }
            guard groups.isEmpty || persona == nil else { throw ValidationError("Use either --persona or --share, not both.") }
            groups.append(try group(persona, max(0, rest), book))
            return Population(people: people, seed: seed, groups)
        } catch let error as PopulationError {
            throw ValidationError(error.message)
        }
    }

    private func group(ofShare text: String, _ book: PersonaBook) throws -> Population.Group {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let share = Double(parts[1]), (0...1).contains(share) else {
            throw ValidationError("The value '\(text)' is invalid for '--share': write it as short-sleeper=0.2.")
        }
        return try group(parts[0], share, book)
    }

    private func group(_ name: String?, _ share: Double, _ book: PersonaBook) throws -> Population.Group {
        let persona = try name.map { try book.persona($0) } ?? Persona()
        let options = try options(of: persona)
        let ages = dateOfBirth == nil ? persona.ages : nil
        return try Self.namingOption(of: name) { () throws(GenerateOptions.Invalid) in
            try Population.Group(name, share: share, options, ages: ages)
        }
    }

    /// The options, with those of a persona where none is given.
    private func options(of persona: Persona) throws -> GenerateOptions {
        // The time zone of a persona is where its people live, also in a population with another time zone.
        let zone = try persona.timeZone ?? timeZone.map(chosenTimeZone) ?? .current
        let lastDay = try until.map { try chosenDay($0, "until") } ?? yesterday(in: zone)
        var options = GenerateOptions(lastDay: lastDay, timeZone: zone)
        persona.apply(to: &options)
        options.timeZone = zone
        options.seed = seed
        options.days = days
        options.dateOfBirth = try dateOfBirth.map { try chosenDay($0, "date-of-birth") }
        if let sex { options.sex = sex == .female ? .female : .male }
        options.height = height ?? options.height
        options.weight = weight ?? options.weight
        options.fitness = fitness ?? options.fitness
        options.chronotype = chronotype ?? options.chronotype
        options.sleep = sleep ?? options.sleep
        options.steps = steps ?? options.steps
        options.work = work ?? options.work
        options.devices = devices ?? options.devices
        options.watchAtNight = watchAtNight ?? options.watchAtNight
        options.workoutsPerWeek = workouts ?? options.workoutsPerWeek
        if menstrualCycle { options.hasMenstrualCycle = true }
        if bloodPressure { options.measuresBloodPressure = true }
        if noTravel || !travel.isEmpty { options.trips = try travel.map(trip) }
        options.gaps = gaps ?? options.gaps
        options.noise = noise ?? options.noise
        options.types = try types.map { try chosenTypes($0) }
        return options
    }

    /// Calls the body. The error of an invalid option names it as on the command line, and the persona that sets it.
    private static func namingOption<Value>(
        of persona: String? = nil, _ body: () throws(GenerateOptions.Invalid) -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch {
            let place = persona.map { " with the persona '\($0)'" } ?? ""
            throw ValidationError("The value of '\(name(of: error.option))'\(place) is invalid: \(error).")
        }
    }

    /// The arguments that give the same people on every machine and day.
    func settled() -> [String] {
        let zone = timeZone.flatMap { TimeZone(ianaName: $0) } ?? .current
        let last = until ?? yesterday(in: zone).isoText
        var list = ["--seed", "\(seed)", "--days", "\(days)", "--until", last]
        list += ["--time-zone", timeZone ?? zone.identifier]
        let values: [(String, String?)] = [
            ("date-of-birth", dateOfBirth), ("sex", sex?.rawValue), ("height", height.map { "\($0)" }),
            ("weight", weight.map { "\($0)" }), ("fitness", fitness?.rawValue), ("chronotype", chronotype?.rawValue),
            ("devices", devices?.rawValue), ("watch-at-night", watchAtNight?.rawValue), ("sleep", sleep.map { "\($0)" }),
            ("steps", steps.map { "\($0)" }), ("work", work?.rawValue), ("workouts", workouts.map { "\($0)" }),
            ("gaps", gaps?.rawValue), ("noise", noise.map { "\($0)" }), ("types", types), ("persona", persona),
        ]
        for (name, value) in values { if let value { list += ["--\(name)", value] } }
        for (name, isSet) in [("menstrual-cycle", menstrualCycle), ("blood-pressure", bloodPressure), ("no-travel", noTravel)]
        where isSet {
            list.append("--\(name)")
        }
        return list + travel.flatMap { ["--travel", $0] } + share.flatMap { ["--share", $0] }
    }

    private func trip(_ text: String) throws -> GenerateOptions.Trip {
        guard !noTravel else { throw ValidationError("Use either --travel or --no-travel, not both.") }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        let days = parts.last?.split(separator: "..", omittingEmptySubsequences: false).map(String.init) ?? []
        guard parts.count == 2, days.count == 2, let zone = TimeZone(ianaName: parts[0]),
            let first = CalendarDay(isoText: days[0]), let last = CalendarDay(isoText: days[1])
        else {
            throw ValidationError("The value '\(text)' is invalid for '--travel': write it as Asia/Tokyo@2025-03-01..2025-03-12.")
        }
        return GenerateOptions.Trip(to: zone, from: first, to: last)
    }

    private func yesterday(in zone: TimeZone) -> CalendarDay {
        let calendar = Calendar(.gregorian, in: zone)
        let noon = calendar.startOfDay(for: Clock().current) - 43_200
        return CalendarDay(of: noon, in: calendar)
    }

    /// The name of the command-line option for a property.
    static func name(of property: String) -> String {
        switch property {
        case "lastDay": "--until"
        case "trips": "--travel"
        case "workoutsPerWeek": "--workouts"
        case "hasMenstrualCycle": "--menstrual-cycle"
        default: "--" + property.replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
        }
    }
}
