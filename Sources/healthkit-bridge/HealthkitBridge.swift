import ArgumentParser
import BridgeCore

/// The command: `serve` unless another subcommand is named.
@main
struct HealthkitBridge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "healthkit-bridge",
        abstract: "HealthKit for tests: answers JSON-RPC 2.0 on stdin and stdout as an iPhone would.",
        discussion: """
            Without a subcommand it serves, so that a pipe is enough:

              printf '%s\\n' '{"jsonrpc":"2.0","id":1,"method":"isAvailable"}' | healthkit-bridge

            Every user allows everything until you say otherwise: --consent deny, --consent ask, or a script. \
            What a tester may do beside the app (the user, Settings, the clock, faults) are the control/… methods; \
            healthkit-bridge describe lists all methods, healthkit-bridge serve --help all options.
            """,
        version: OpenRPC.version,
        subcommands: [
            Serve.self, Call.self, CatalogCommand.self, ConformanceCommand.self, Describe.self, Export.self,
            Generate.self,
            Import.self, ReportCommand.self,
        ],
        defaultSubcommand: Serve.self
    )

    /// Parsing the command line takes longer than all the rest of the start. So a start without arguments, which has
    /// nothing to parse, goes straight on, and one of `serve` leaves the other subcommands alone. What that does not
    /// take goes the usual way, errors and help included.
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard !arguments.isEmpty else { StandardStreams.exit(Serve.serve(HostOptions())) }
        let options = arguments.first == "serve" ? Array(arguments.dropFirst()) : arguments
        guard let serve = try? Serve.parse(options) else { return main(arguments) }
        do {
            try serve.run()
        } catch {
            exit(withError: error)
        }
    }
}
