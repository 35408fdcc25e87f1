import ArgumentParser
import BridgeCore
import Files
import Foundation
import HealthGenerator
import HealthPopulation
import Serving

/// Generates one person of a population.
struct Pick: StoreCommand {
    static let configuration = CommandConfiguration(
        abstract: "Generate one person of a population as a store, an export of the Health app, JSON lines, CSV or FHIR.",
        discussion: """
            The population is a folder that generate --people wrote, or began to write. Only its plan is read.

              healthkit-bridge pick people --person 17 --store seventeen.store
              healthkit-bridge pick people --person 17 --output export.zip

            The output determines the format, as for export.

            Exit status: 0 on success, 1 if the population, the store or the output cannot be used, 64 for an invalid command line.
            """
    )

    @Argument(help: ArgumentHelp("The folder of the population.", valueName: "path"), completion: .directory)
    var folder: String

    @Option(help: ArgumentHelp("The number of the person, from 1.", valueName: "n"))
    var person: Int

    @Option(help: ArgumentHelp("The store file. It is created if missing.", valueName: "path"), completion: .file())
    var store: String?

    @Option(help: ArgumentHelp("The output file or folder.", valueName: "path"), completion: .file())
    var output: String?

    @Option(help: "The output format. Default: determined by the output.")
    var format: Export.Format?

    func validate() throws {
        guard (store == nil) != (output == nil) else { throw ValidationError("Name either --store or --output.") }
        guard output != nil || format == nil else { throw ValidationError("--format requires --output.") }
        if output != nil { _ = try export(of: "store") }
    }

    func run() throws {
        StandardStreams.installSignalHandlers()
        try reportingFailures(store: store, file: folder) {
            guard let plan = try PopulationFolder(folder).plan() else {
                throw failure("There is no such population.", folder)
            }
            guard (1...plan.people).contains(person) else {
                throw ValidationError("The value of '--person' is invalid: must be from 1 to \(plan.people).")
            }
            let generator = try PersonGenerator(plan.population().person(person).options)
            if let store { return try fill(store, generator) }
            let temporary = try OutputPlace.folder("\(FileManager.default.temporaryDirectory.path)/healthkit-bridge")
            defer { temporary.discard() }
            let path = "\(temporary.partialPath)/store"
            try fill(path, generator)
            try export(of: path).run()
        }
    }

    private func fill(_ path: String, _ generator: PersonGenerator) throws {
        try fillStore(path) { phone in
            guard try generator.generate(into: phone, shouldContinue: { _ in !StandardStreams.hasSignal }) != nil else {
                throw failure("The generation was stopped. Nothing was changed.")
            }
        }
    }

    /// The command that exports a store.
    private func export(of path: String) throws -> Export {
        let format = format.map { ["--format", $0.rawValue] } ?? []
        return try Export.parsed(["--store", path, "--output", output ?? ""] + format)
    }
}
