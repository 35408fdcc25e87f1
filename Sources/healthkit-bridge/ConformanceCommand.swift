import ArgumentParser
import Conformance
import Files
import Foundation
import HealthModel
import JSON
import Platform
import Serving

/// Runs the protocol vectors.
struct ConformanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Run the vectors of the protocol against this program or another host.",
        discussion: """
            Each case starts a new host with the options of the case, sends its requests and checks the responses. The \
            results are printed as TAP, or with --format json at the end as one object. The exit status is 1 if a case fails.

              healthkit-bridge conformance
              healthkit-bridge conformance -- python3 my_host.py

            Several hosts run at the same time. Use --jobs 1 for hosts that share a port, a file or a device.

              healthkit-bridge conformance --compare protocol/observations/RESULT.json

            compares what a device answered, rule by rule. The exit status is 1 if a rule is refuted.
            """
    )

    @Option(help: ArgumentHelp("The folder of the vectors, or one vector file.", valueName: "path"), completion: .file())
    var vectors: String?

    @Option(help: ArgumentHelp("Also write the results as JUnit XML.", valueName: "file"), completion: .file())
    var junit: String?

    @Option(name: .customLong("repeat"), help: "The number of runs of each case. All runs must give the same bytes.")
    var repetitions = 1

    @Option(
        help: ArgumentHelp(
            "The number of cases that run at the same time. By default one for each processor.", valueName: "number"
        )
    )
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: ArgumentHelp("The seconds that a host has for each answer, and for its end.", valueName: "seconds"))
    var timeLimit = 10.0

    @Option(
        help: ArgumentHelp(
            "The seed by which the hosts vary what HealthKit does not promise: the option of serve.", valueName: "seed")
    )
    var vary: UInt64?

    @OptionGroup var output: FormatOption

    @Flag(help: "Run only a case for each method, and the cases that a transport can break.")
    var sample = false

    @Flag(help: "Print the names of the cases, and run none.")
    var list = false

    @Flag(help: "Let one process of the command start the hosts of many cases, as protocol/vectors/README.md describes.")
    var reuse = false

    @Option(
        help: ArgumentHelp("Compare the result of the vectors on a device with the rules, and run no case.", valueName: "result"),
        completion: .file()
    )
    var compare: String?

    @Option(
        help: ArgumentHelp("With --compare: write the rules with what the result says, to review.", valueName: "file"),
        completion: .file()
    )
    var propose: String?

    @Argument(parsing: .postTerminator, help: "The command that starts another host. Options are appended to it.")
    var command: [String] = []

    func validate() throws {
        guard repetitions >= 1 else {
            throw ValidationError("The value '\(repetitions)' is invalid for '--repeat': it must be at least 1.")
        }
        guard jobs >= 1 else {
            throw ValidationError("The value '\(jobs)' is invalid for '--jobs': it must be at least 1.")
        }
        guard timeLimit > 0, timeLimit <= 86400 else {
            throw ValidationError(
                "The value '\(timeLimit)' is invalid for '--time-limit': it must be above 0, and at most 86400."
            )
        }
        guard !reuse || !command.isEmpty else {
            throw ValidationError("The option '--reuse' needs the command of another host.")
        }
        guard propose == nil || compare != nil else {
            throw ValidationError("The option '--propose' needs '--compare'.")
        }
    }

    func run() throws {
        let beginning = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
        if let junit, !FormerOutput.mayBeReplaced(junit, beginning: beginning) {
            throw ValidationError("The value '\(junit)' is invalid for '--junit': there is another file already.")
        }
        if let propose, !FormerOutput.mayBeReplaced(propose, beginning: "{\n  \"about\"") {
            throw ValidationError("The value '\(propose)' is invalid for '--propose': there is another file already.")
        }
        let files = try loadVectors()
        if let compare { return try self.compare(compare, with: files) }
        guard !list else {
            let cases = files.flatMap { file in file.cases.map { (file: file.path, name: $0.name) } }
            return try output.printList(
                cases.map { "\($0.file): \($0.name)\n" }.joined(),
                json: .array(cases.map { ["file": .string($0.file), "case": .string($0.name)] }))
        }
        let host = command.isEmpty ? [Self.ownPath, "serve"] : command
        let runner = ParallelVectorRunner(jobs: jobs) { [repetitions, vary, timeLimit, reuse] in
            let process = reuse ? ReusedProcess(command: host, seconds: timeLimit) : nil
            return VectorRunner(repetitions: repetitions, vary: vary) { options in
                if let process { return try process.connect(options) }
                return try SpawnedConnection(command: host + options.arguments, seconds: timeLimit)
            }
        }
        let isText = output.format == .text
        if isText { try StandardStreams.printResult(Report.tapPlan(count: files.map(\.cases.count).reduce(0, +))) }
        let results = try runner.run(files) { result, number in
            // Without a reader, such as `head` after its first lines, the remaining cases are of no use.
            if isText { try StandardStreams.printResult(Report.tapPoint(result, number: number)) }
        }
        let report = Report(results)
        try output.printList(report.summary + "\n", json: report.json)
        if let junit {
            do {
                try report.junit.write(toFile: junit.literalPath, atomically: true, encoding: .utf8)
            } catch {
                StandardStreams.report("\(junit): \(OutputError.unwritable.message)")
                throw ExitCode.failure
            }
        }
        if report.failed > 0 { throw ExitCode.failure }
    }

    /// Prints what the result of a device says about the rules.
    private func compare(_ path: String, with files: [VectorFile]) throws {
        let comparison: Comparison
        let rules: RulesText
        do {
            let folder = URL(filePath: try (vectors ?? Self.findProtocol()).literalPath)
            rules = try RulesText(contentsOf: folder.appending(path: "rules.json"))
            let observation = try Observation(contentsOf: URL(filePath: path.literalPath))
            comparison = Comparison(observation, vectors: files, rules: rules)
        } catch let error as VectorProblem {
            throw ValidationError("The result cannot be compared: \(error).")
        }
        try output.printList(comparison.text(rules), json: comparison.json(rules))
        if let propose {
            do {
                try comparison.proposal(rules).write(toFile: propose.literalPath, atomically: true, encoding: .utf8)
            } catch {
                StandardStreams.report("\(propose): \(OutputError.unwritable.message)")
                throw ExitCode.failure
            }
        }
        if comparison.hasDifferences { throw ExitCode.failure }
    }

    private func loadVectors() throws -> [VectorFile] {
        let path = try vectors ?? Self.findProtocol()
        let files: [VectorFile]
        do {
            files = try VectorFile.load(from: path.literalPath)
        } catch {
            throw ValidationError("The vectors cannot be read: \(error).")
        }
        return sample ? VectorFile.sample(of: files) : files
    }

    private static var ownPath: String {
        // On Linux this is a link to the real path of the running program.
        (try? FileManager.default.destinationOfSymbolicLink(atPath: OperatingSystem.program)) ?? OperatingSystem.program
    }

    /// The folder `protocol` of the source tree or of an installation, which have the same layout. It is searched for above the
    /// working directory, above the program, and in the `share` folder beside the program's `bin`.
    private static func findProtocol() throws -> String {
        let program = URL(filePath: ownPath).deletingLastPathComponent()
        let installed = program.deletingLastPathComponent().appending(path: "share/healthkit-bridge")
        var candidates = [installed.path]
        for start in [URL(filePath: FileManager.default.currentDirectoryPath), program] {
            var folder = start
            for _ in 0..<6 {
                candidates.append(folder.appending(path: "protocol").path)
                folder = folder.deletingLastPathComponent()
            }
        }
        guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0 + "/vectors") }) else {
            throw ValidationError("The vectors were not found. Name their folder with --vectors.")
        }
        return found
    }
}
