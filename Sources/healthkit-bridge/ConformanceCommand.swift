import ArgumentParser
import Conformance
import Foundation
import HealthModel

/// Runs the protocol vectors.
struct ConformanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Run the protocol's vectors against this program, or against another host.",
        discussion: """
            Each case starts a host of its own, with the options of serve that the case asks for, and sends what the \
            vectors say. The result is printed as TAP; the exit status is 1 if a case fails.

              healthkit-bridge conformance
              healthkit-bridge conformance -- python3 my_host.py
            """
    )

    @Option(
        help: ArgumentHelp("The folder with the vectors, or one file of them.", valueName: "path"),
        completion: .file()
    )
    var vectors: String?

    @Option(help: ArgumentHelp("Also write the result as JUnit XML.", valueName: "file"), completion: .file())
    var junit: String?

    @Option(name: .customLong("repeat"), help: "How often to run each case; repeated runs must give the same bytes.")
    var repetitions = 1

    @Argument(parsing: .postTerminator, help: "The command of another host, to which options are added.")
    var command: [String] = []

    func validate() throws {
        guard repetitions >= 1 else {
            throw ValidationError("The value '\(repetitions)' is invalid for '--repeat': it must be at least 1.")
        }
    }

    func run() throws {
        let path = try vectors ?? Self.findProtocol()
        let files: [VectorFile]
        do {
            files = try VectorFile.load(from: path.literalPath)
        } catch {
            throw ValidationError("\(error)")
        }
        let host = command.isEmpty ? [Self.ownPath, "serve"] : command
        let runner = VectorRunner(repetitions: repetitions) { options in
            try SpawnedConnection(command: host + options.arguments)
        }
        StandardStreams.print(Report.tapPlan(count: files.map(\.cases.count).reduce(0, +)))
        let results = runner.run(files) { result, number in
            StandardStreams.print(Report.tapPoint(result, number: number))
        }
        let report = Report(results)
        print(report.summary)
        if let junit {
            try report.junit.write(toFile: junit.literalPath, atomically: true, encoding: .utf8)
        }
        if report.failed > 0 {
            throw ExitCode.failure
        }
    }

    private static var ownPath: String {
        // Linux keeps the path of the running program here, whatever name it was started under.
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    /// The folder `protocol` of the source tree, or that of an installation, which has the same layout: above the working
    /// directory or the program, or in the `share` folder beside its `bin`.
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
            throw ValidationError("The vectors are not found; name their folder with --vectors.")
        }
        return found
    }
}
