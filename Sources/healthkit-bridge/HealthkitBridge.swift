import ArgumentParser
import Bridge
import BridgeCore
import JSON
import Serving

/// The command: `serve` unless another subcommand is named.
@main
struct HealthkitBridge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "healthkit-bridge",
        abstract: "HealthKit for tests: answers JSON-RPC 2.0 on stdin and stdout as an iPhone would.",
        discussion: """
            Without a subcommand, serve runs:

              printf '%s\\n' '{"jsonrpc":"2.0","id":1,"method":"isAvailable"}' | healthkit-bridge

            One call needs no JSON-RPC:

              healthkit-bridge call isAvailable

            By default the user grants every permission. Change this with --consent deny, --consent ask or a script. \
            The control/… methods let a test act as the user, change Settings, move the clock and inject faults. \
            healthkit-bridge describe lists all methods, healthkit-bridge explain explains errors and rules, \
            healthkit-bridge guide prints the guide, and healthkit-bridge serve --help lists all options.
            """,
        version: OpenRPC.version,
        subcommands: [
            Serve.self, Call.self, CatalogCommand.self, ConformanceCommand.self, Describe.self, DiagnoseCommand.self,
            ExecCommand.self, Explain.self, Export.self, Generate.self, GuideCommand.self, HostCommand.self, Import.self,
            MCPCommand.self, Pick.self, ReportCommand.self, SkillCommand.self, StatsCommand.self, StudioCommand.self,
            TraceCommand.self, WriteTestCommand.self,
        ],
        defaultSubcommand: Serve.self
    )

    /// Avoids full parsing of the command line, which takes longer than the rest of the start. With options of `serve` that
    /// `control/reset` has too it serves at once. Otherwise it tries the options of `serve` alone. Everything else, including
    /// errors and help, is parsed as usual.
    static func main() {
        if let values = HostOptions.values(ofCommandLine: serveOptions) {
            run("serve") { StandardStreams.exit(Server.serve(try HostOptions(commandLine: values))) }
        }
        guard let serve = try? Serve.parse(serveOptions) else { parseAndRun(arguments) }
        run(serve)
    }

    // The process exits while it uses these. As local variables they would be leaks.
    private static let arguments = Array(CommandLine.arguments.dropFirst())
    private static let serveOptions = Array(arguments.first == "serve" ? arguments.dropFirst() : arguments[...])

    private static func parseAndRun(_ arguments: [String]) -> Never {
        if let name = arguments.first, !name.hasPrefix("-"), !subcommandNames.contains(name) {
            refuseSubcommand(name)
        }
        do {
            run(try parseAsRoot(arguments))
        } catch {
            if let name = arguments.dropFirst().first(where: subcommandNames.contains), arguments[0].hasPrefix("-"),
                exitCode(for: error) == .validationFailure
            {
                fail(
                    "The options of a subcommand follow its name: healthkit-bridge \(name) \(arguments[0]) …", helpOf: " \(name)")
            }
            let (name, text) = (arguments.first(where: subcommandNames.contains) ?? "serve", message(for: error))
            if let advice = advice(on: text, of: name) { fail("\(text.prefix { $0 != "." }). \(advice)", helpOf: " \(name)") }
            end(with: error)
        }
    }

    /// What is meant by an option that other programs have. A suggestion with the same first letters is probably right.
    private static func advice(on message: String, of subcommand: String) -> String? {
        guard let option = message.firstMatch(of: /^Unknown option '-+((\w\w?)[\w-]*)'(?!.*'--\2)/)?.output.1 else { return nil }
        if ["port", "host", "http", "address"].contains(option) {
            let server = ["studio", "exec"].contains(subcommand) ? subcommand : "serve"
            return "To serve the network: healthkit-bridge \(server) --listen 127.0.0.1:PORT"
        }
        return subcommand == "call" ? "The params are JSON: healthkit-bridge call METHOD '{\"\(option)\": …}'" : nil
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

    private static func run(_ command: any ParsableCommand) -> Never {
        var command = command
        run(type(of: command)._commandName) { try command.run() }
    }

    private static func run(_ subcommand: String, _ body: () throws -> Void) -> Never {
        do {
            try body()
            exit()
        } catch let error as ValidationError {
            // ArgumentParser would print the usage of the program, not of the subcommand.
            fail(error.message, helpOf: " \(subcommand)")
        } catch {
            end(with: error)
        }
    }

    private static var subcommandNames: [String] { configuration.subcommands.map { $0._commandName } + ["help"] }

    private static func refuseSubcommand(_ name: String) -> Never {
        let method = OpenRPC.methodNames(of: Channels.registry).first { $0 == name || $0.hasSuffix("/\(name)") }
        let advice =
            method.map { "To call a method: healthkit-bridge call \($0)" }
            ?? "The subcommands are \(subcommandNames.joined(separator: ", ")).".suggesting(name.nearest(among: subcommandNames))
        fail("There is no subcommand '\(name)'. \(advice)", helpOf: "")
    }

    /// Ends the program because the command line is invalid.
    private static func fail(_ message: String, helpOf subcommand: String) -> Never {
        let text = "Error: \(message)\nSee 'healthkit-bridge\(subcommand) --help' for more information.\n"
        StandardStreams.write(Array(text.utf8), to: StandardStreams.error)
        exit(withError: ExitCode.validationFailure)
    }
}
