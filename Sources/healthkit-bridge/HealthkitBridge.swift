import ArgumentParser
import BridgeCore

/// The command: `serve` unless another subcommand is named.
@main
struct HealthkitBridge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "healthkit-bridge",
        abstract: "HealthKit for tests: answers JSON-RPC 2.0 on stdin and stdout as an iPhone would.",
        discussion: """
            Without a subcommand, serve runs:

              printf '%s\\n' '{"jsonrpc":"2.0","id":1,"method":"isAvailable"}' | healthkit-bridge

            By default the user grants every permission. Change this with --consent deny, --consent ask or a script. \
            The control/… methods let a test act as the user, change Settings, move the clock and inject faults. \
            healthkit-bridge describe lists all methods, and healthkit-bridge serve --help lists all options.
            """,
        version: OpenRPC.version,
        subcommands: [
            Serve.self, Call.self, CatalogCommand.self, ConformanceCommand.self, Describe.self, Export.self,
            Generate.self,
            Import.self, ReportCommand.self,
        ],
        defaultSubcommand: Serve.self
    )

    /// Avoids full parsing of the command line, which takes longer than the rest of the start. Without arguments it serves at
    /// once. Otherwise it tries the options of `serve` alone. Everything else, including errors and help, is parsed as usual.
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard !arguments.isEmpty else { StandardStreams.exit(Serve.serve(HostOptions())) }
        let options = arguments.first == "serve" ? Array(arguments.dropFirst()) : arguments
        do {
            guard let serve = try? Serve.parse(options) else {
                var command = try parseAsRoot(arguments)
                return try command.run()
            }
            try serve.run()
        } catch {
            end(with: error)
        }
    }

    /// Ends the process. Help and version are errors of the parser, which would print them without noticing a full disk.
    private static func end(with error: any Error) -> Never {
        let text = fullMessage(for: error)
        guard exitCode(for: error) == .success, !text.isEmpty else { exit(withError: error) }
        do {
            try StandardStreams.printResult(text + "\n")
        } catch {
            exit(withError: error)
        }
        exit()
    }
}
