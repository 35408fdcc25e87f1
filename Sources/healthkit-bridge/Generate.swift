public import ArgumentParser
public import HealthGenerator
import HealthModel
import Serving

/// Generates synthetic data for one person, and saves it in a store.
struct Generate: StoreCommand {
    static let configuration = CommandConfiguration(
        abstract: "Generate synthetic data for one person, such as a year of samples.",
        discussion: """
            The seed determines the person: how they sleep, walk and work out, and which of it their phone and watch record.

              healthkit-bridge generate --store phone.store --seed 7 --until 2025-12-31
              healthkit-bridge --store phone.store

            The same options give the same samples, and samples that the store has are not added again. A longer period only \
            adds days. protocol/guide/generated-people.md describes the basis of the data.

            Exit status: 0 on success, 1 if the store cannot be used, 64 for an invalid command line.
            """
    )

    @Option(help: ArgumentHelp("The store file. It is created if missing.", valueName: "path"), completion: .file())
    var store: String

    @Option(help: ArgumentHelp("The file with the key of an encrypted store.", valueName: "path"), completion: .file())
    var keyFile: String?

    @Option(help: ArgumentHelp("The seed that determines the person.", valueName: "n"))
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("The number of days.", valueName: "n"))
    var days = 365

    @Option(help: ArgumentHelp("The last day, such as 2025-12-31. Default: yesterday.", valueName: "day"))
    var until: String?

    @Option(
        help: ArgumentHelp("The time zone of the person's home, an IANA name. Default: that of the system.", valueName: "name")
    )
    var timeZone: String?

    @Option(
        help: ArgumentHelp("The person's date of birth. The default of all personal data depends on the seed.", valueName: "day")
    )
    var dateOfBirth: String?

    @Option(help: "The person's sex.")
    var sex: Sex?

    @Option(help: ArgumentHelp("The person's height.", valueName: "cm"))
    var height: Double?

    @Option(help: ArgumentHelp("The person's weight.", valueName: "kg"))
    var weight: Double?

    @Option(help: "The person's fitness.")
    var fitness: GenerateOptions.Fitness?

    @Option(help: "The hours at which the person prefers to sleep.")
    var chronotype: GenerateOptions.Chronotype?

    @Option(help: "The devices that record data. With watch, the phone stays at home.")
    var devices = GenerateOptions.Devices.both

    @Option(help: ArgumentHelp("The workouts per week, 0 to 7. Default: depends on fitness.", valueName: "n"))
    var workouts: Int?

    @Flag(help: "Generate a woman who logs her menstrual cycle.")
    var menstrualCycle = false

    @Flag(help: "Measure blood pressure.")
    var bloodPressure = false

    @Option(
        help: ArgumentHelp(
            "A trip, such as Asia/Tokyo@2025-03-01..2025-03-12. May be repeated. Default: two per year.", valueName: "trip"
        )
    )
    var travel: [String] = []

    @Flag(help: "Generate no trips.")
    var noTravel = false

    @Option(help: "How often devices are not worn or stay at home.")
    var gaps = GenerateOptions.Gaps.usual

    @Option(help: ArgumentHelp("The noise of measurements, from 0 to 2.", valueName: "factor"))
    var noise = 1.0

    @Option(
        help: ArgumentHelp(
            "Save only these types, separated by commas: identifiers, or names such as stepCount.", valueName: "types"
        )
    )
    var types: String?

    /// The sexes for which the generator has distributions.
    enum Sex: String, CaseIterable, ExpressibleByArgument {
        case female, male
    }

    func validate() throws { _ = try generator() }

    func run() throws {
        let generator = try generator()
        StandardStreams.installSignalHandlers()
        try reportingFailures(store: store) {
            let report = try fillStore(store) { store in
                let display = ProgressDisplay()
                defer { display.end() }
                let report = try generator.generate(into: store) { progress in
                    display.show(progress.fraction, "\(progress.days) of \(progress.total) days")
                    return !StandardStreams.hasSignal
                }
                guard let report else { throw failure("The generation was stopped. Nothing was changed.") }
                return report
            }
            try StandardStreams.printResult(GenerateSummary(report).text)
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
