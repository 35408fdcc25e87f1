import ArgumentParser
import Foundation
import HealthGenerator
import HealthPopulation
import JSON
import Serving

/// Generates synthetic data: for one person in a store, or for many people in a folder.
struct Generate: StoreCommand {
    static let configuration = CommandConfiguration(
        abstract: "Generate synthetic data for one person or for many, such as a year of samples.",
        discussion: """
            The seed determines the person: how they sleep, walk and work out, and which of it their phone and watch record.

              healthkit-bridge generate --store phone.store --seed 7 --until 2025-12-31
              healthkit-bridge --store phone.store

            The same options give the same samples, and samples that the store has are not added again. A longer period only \
            adds days. `healthkit-bridge guide generated-people` describes the basis of the data.

            With --people it writes a folder of tables for engines such as DuckDB and Spark, with what the people really did:

              healthkit-bridge generate --people 100 --days 30 --output people --share short-sleeper=0.2

            The seed of each further person is greater by 1. The files do not depend on the number of processes. If the command \
            is ended, run it again: it continues. `healthkit-bridge guide population` describes the folder.

            Exit status: 0 on success, 1 if the store or the folder cannot be used, 64 for an invalid command line.
            """
    )

    @Option(help: ArgumentHelp("The store file. It is created if missing.", valueName: "path"), completion: .file())
    var store: String?

    @OptionGroup var person: PersonArguments

    @Option(
        help: ArgumentHelp("A file with further personas, in the form of protocol/personas.json.", valueName: "path"),
        completion: .file()
    )
    var profiles: String?

    @OptionGroup(title: "Population") var population: PopulationArguments

    func validate() throws {
        guard population.people != nil else {
            try population.requireNone()
            guard store != nil else { throw ValidationError("Name the store with --store, or add --people and --output.") }
            guard person.share.isEmpty else { throw ValidationError("--share requires --people.") }
            _ = try person.choice().generator(profiles: readProfiles())
            return
        }
        guard store == nil else { throw ValidationError("A population has no store: omit --store.") }
        try population.validate()
        guard population.worker == nil else { return }
        _ = try person.choice().population(of: population.people ?? 1, profiles: readProfiles())
    }

    func run() throws {
        StandardStreams.installSignalHandlers()
        if population.people != nil { return try runPopulation() }
        let generator = try person.choice().generator(profiles: readProfiles())
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

    /// The content of the file of profiles; null without one.
    func readProfiles() throws -> JSONValue {
        guard let profiles else { return .null }
        guard let data = FileManager.default.contents(atPath: profiles) else {
            throw ValidationError("The value '\(profiles)' is invalid for '--profiles': there is no such file.")
        }
        do {
            return try JSONValue(parsing: Array(data))
        } catch {
            throw ValidationError("The value '\(profiles)' is invalid for '--profiles': \(error).")
        }
    }
}
