public import ArgumentParser
public import HealthGenerator
import HealthModel

/// Makes up a person and puts their samples into a store.
struct Generate: StoreCommand {
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
        StandardStreams.installSignalHandlers()
        try tellingFailures {
            let report = try fillStore(store) { store in
                let display = ProgressDisplay()
                defer { display.end() }
                let report = try generator.generate(into: store) { progress in
                    display.show(progress.fraction, "\(progress.days) of \(progress.total) days")
                    return !StandardStreams.hasSignal
                }
                guard let report else { throw failure("The person was not finished. Nothing was changed.") }
                return report
            }
            StandardStreams.print(GenerateSummary(report).text)
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

extension GenerateOptions.Fitness: ExpressibleByArgument {}
extension GenerateOptions.Chronotype: ExpressibleByArgument {}
extension GenerateOptions.Devices: ExpressibleByArgument {}
extension GenerateOptions.Gaps: ExpressibleByArgument {}
