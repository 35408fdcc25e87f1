public import ArgumentParser
import Bridge
import Foundation
public import HealthGenerator
import HealthModel

/// Makes up a person and puts their samples into a store.
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make up a person, with a year of samples in a store.",
        discussion: """
            The person follows from the seed: how they sleep, walk and work out, what their phone and watch record of it, \
            and what they miss.

              healthkit-bridge generate --store phone.store --seed 7 --until 2025-12-31
              healthkit-bridge --store phone.store

            The same options give the same samples; what the store has of them is not added again. A longer time only adds \
            days. protocol/guide/generated-people.md tells what the figures rest on.

            Exit status: 0 when it was done, 1 if the store cannot be used, 64 for a bad command line.
            """
    )

    @Option(help: ArgumentHelp("The store file, created if missing.", valueName: "path"), completion: .file())
    var store: String

    @Option(
        help: ArgumentHelp("The file with the key by which the store is encrypted.", valueName: "path"),
        completion: .file()
    )
    var keyFile: String?

    @Option(help: ArgumentHelp("Which person.", valueName: "n"))
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("How many days.", valueName: "n"))
    var days = 365

    @Option(help: ArgumentHelp("The last day, as 2025-12-31; yesterday if left out.", valueName: "day"))
    var until: String?

    @Option(help: ArgumentHelp("Where the person lives, an IANA name; the system's if left out.", valueName: "name"))
    var timeZone: String?

    @Option(help: ArgumentHelp("By seed if left out, as all of the person.", valueName: "day"))
    var dateOfBirth: String?

    @Option(help: "The person's sex.")
    var sex: Sex?

    @Option(help: ArgumentHelp("The person's height.", valueName: "cm"))
    var height: Double?

    @Option(help: ArgumentHelp("The person's weight.", valueName: "kg"))
    var weight: Double?

    @Option(help: "How fit the person is.")
    var fitness: GenerateOptions.Fitness?

    @Option(help: "When the person would sleep if nothing woke them.")
    var chronotype: GenerateOptions.Chronotype?

    @Option(help: "What records the person; with watch, the phone stays at home.")
    var devices = GenerateOptions.Devices.both

    @Option(help: ArgumentHelp("Workouts a week, 0 to 7; by fitness if left out.", valueName: "n"))
    var workouts: Int?

    @Flag(help: "The person is a woman who logs her cycle.")
    var menstrualCycle = false

    @Flag(help: "The person has a cuff for the blood pressure.")
    var bloodPressure = false

    @Option(
        help: ArgumentHelp(
            "A trip, as Asia/Tokyo@2025-03-01..2025-03-12; may be repeated. Two a year by seed if left out.",
            valueName: "trip"
        )
    )
    var travel: [String] = []

    @Flag(help: "No trips.")
    var noTravel = false

    @Option(help: "How often devices are not worn, or left at home.")
    var gaps = GenerateOptions.Gaps.usual

    @Option(help: ArgumentHelp("How much noise measurements have, 0 to 2.", valueName: "factor"))
    var noise = 1.0

    @Option(
        help: ArgumentHelp(
            "Only these types, separated by commas: identifiers, or names such as stepCount.",
            valueName: "types"
        )
    )
    var types: String?

    /// A sex that the distributions know.
    enum Sex: String, CaseIterable, ExpressibleByArgument {
        case female, male
    }

    func validate() throws { _ = try generator() }

    func run() throws {
        let generator = try generator()
        do {
            let display = ProgressDisplay()
            let report = try generator.generate(into: try openStore(store, keyFile: keyFile)) { progress in
                display.show(progress.fraction, "\(progress.days) of \(progress.total) days")
                return true
            }
            display.end()
            if let report { StandardStreams.print(GenerateSummary(report).text) }
        } catch HealthFailure.store(let error) {
            StandardErrorLog().write(LogRecord(.error, error.message))
            throw ExitCode.failure
        }
    }

    private func generator() throws -> PersonGenerator {
        do {
            return try PersonGenerator(try options())
        } catch let error as GenerateOptions.Invalid {
            throw ValidationError("The value of '\(Self.name(of: error.option))' is invalid: \(error).")
        }
    }
}

extension Generate {
    private func options() throws -> GenerateOptions {
        var zone = TimeZone.current
        if let timeZone {
            guard let named = TimeZone(ianaName: timeZone) else {
                throw ValidationError("The value '\(timeZone)' is invalid for '--time-zone': it must be an IANA name.")
            }
            zone = named
        }
        let lastDay = try until.map { try day($0, "until") } ?? yesterday(in: zone)
        var options = GenerateOptions(lastDay: lastDay, timeZone: zone)
        options.seed = seed
        options.days = days
        options.dateOfBirth = try dateOfBirth.map { try day($0, "date-of-birth") }
        options.sex = sex.map { $0 == .female ? .female : .male }
        options.height = height
        options.weight = weight
        options.fitness = fitness
        options.chronotype = chronotype
        options.devices = devices
        options.workoutsPerWeek = workouts
        options.hasMenstrualCycle = menstrualCycle
        options.measuresBloodPressure = bloodPressure
        if noTravel || !travel.isEmpty { options.trips = try travel.map(trip) }
        options.gaps = gaps
        options.noise = noise
        options.types = try types.map { try chosenTypes($0) }
        return options
    }

    private func trip(_ text: String) throws -> GenerateOptions.Trip {
        guard !noTravel else { throw ValidationError("Name trips with --travel, or add --no-travel, not both.") }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        let days = parts.last?.split(separator: "..", omittingEmptySubsequences: false).map(String.init) ?? []
        guard parts.count == 2, days.count == 2, let zone = TimeZone(ianaName: parts[0]),
            let first = CalendarDay(isoText: days[0]), let last = CalendarDay(isoText: days[1])
        else {
            throw ValidationError(
                "The value '\(text)' is invalid for '--travel': write it as Asia/Tokyo@2025-03-01..2025-03-12."
            )
        }
        return GenerateOptions.Trip(to: zone, from: first, to: last)
    }

    private func day(_ text: String, _ option: String) throws -> CalendarDay {
        guard let day = CalendarDay(isoText: text) else {
            throw ValidationError("The value '\(text)' is invalid for '--\(option)': it must be a day, as 2024-01-31.")
        }
        return day
    }

    private func yesterday(in zone: TimeZone) -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let noon = calendar.startOfDay(for: Clock().current) - 43_200
        return CalendarDay(of: noon, in: calendar)
    }

    /// The option of a property.
    private static func name(of property: String) -> String {
        switch property {
        case "lastDay": "--until"
        case "trips": "--travel"
        case "workoutsPerWeek": "--workouts"
        case "hasMenstrualCycle": "--menstrual-cycle"
        default: "--" + property.replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
        }
    }
}

extension GenerateOptions.Fitness: ExpressibleByArgument {}
extension GenerateOptions.Chronotype: ExpressibleByArgument {}
extension GenerateOptions.Devices: ExpressibleByArgument {}
extension GenerateOptions.Gaps: ExpressibleByArgument {}
