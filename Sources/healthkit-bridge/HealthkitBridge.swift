import ArgumentParser
import Bridge

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
            healthkit-bridge describe lists all methods.
            """,
        version: OpenRPC.version,
        subcommands: [Serve.self, Call.self, CatalogCommand.self, ConformanceCommand.self, Describe.self],
        defaultSubcommand: Serve.self
    )
}
