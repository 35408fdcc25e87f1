import ArgumentParser
import GeneratorJSON
import HealthGenerator
import HealthJSON
import HealthPopulation
import JSON
import Serving

/// The options that determine a person, or the people of a population.
struct PersonArguments: ParsableArguments {
    @OptionGroup(title: HelpSection.person.rawValue) var person: ParsedOptions<PersonOptions>

    @Flag(help: "Generate no trips.")
    var noTravel = false

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

    /// What the arguments determine.
    func choice() throws -> PeopleChoice {
        var options = person.values
        if noTravel {
            guard options["travel"] == nil else { throw ValidationError("Use either --travel or --no-travel, not both.") }
            options["travel"] = []
        }
        return PeopleChoice(options: options, persona: persona, shares: share)
    }
}

enum PersonOptions: OptionSection {
    static let options = GenerateOptions.table
}
