public import ArgumentParser
public import HealthGenerator
import HealthModel

/// The options that determine a person, or the people of a population.
struct PersonArguments: ParsableArguments {
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

    @Option(help: "The devices that record data. With watch, the phone stays at home. Default: both.")
    var devices: GenerateOptions.Devices?

    @Option(help: "How often the watch is worn in bed. Default: usual.")
    var watchAtNight: GenerateOptions.WatchAtNight?

    @Option(help: ArgumentHelp("The average sleep, 4 to 10 hours.", valueName: "hours"))
    var sleep: Double?

    @Option(help: ArgumentHelp("The steps of a usual day, 500 to 30000.", valueName: "n"))
    var steps: Double?

    @Option(help: "The hours of work. With shifts, every third week is by night. Default: days.")
    var work: GenerateOptions.Work?

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

    @Option(help: "How often devices are not worn or stay at home. Default: usual.")
    var gaps: GenerateOptions.Gaps?

    @Option(help: ArgumentHelp("The noise of measurements, from 0 to 2. Default: 1.", valueName: "factor"))
    var noise: Double?

    @Option(
        help: ArgumentHelp(
            "Save only these types, separated by commas: identifiers, or names such as stepCount.", valueName: "types"
        )
    )
    var types: String?

    @Option(
        help: ArgumentHelp(
            "A kind of person, such as short-sleeper: see protocol/personas.json. Options override it.", valueName: "name"
        )
    )
    var persona: String?

    @Option(
        help: ArgumentHelp(
            "The share of a persona in a population, such as short-sleeper=0.2. May be repeated. The rest has none.",
            valueName: "persona=fraction"
        )
    )
    var share: [String] = []

    /// The sexes for which the generator has distributions.
    enum Sex: String, CaseIterable, ExpressibleByArgument {
        case female, male
    }
}

extension GenerateOptions.Fitness: ExpressibleByArgument {}
extension GenerateOptions.Chronotype: ExpressibleByArgument {}
extension GenerateOptions.Devices: ExpressibleByArgument {}
extension GenerateOptions.Gaps: ExpressibleByArgument {}
extension GenerateOptions.WatchAtNight: ExpressibleByArgument {}
extension GenerateOptions.Work: ExpressibleByArgument {}
