import ArgumentParser
import BridgeCore
import Conformance
import Foundation
import NetworkServer
import Serving

/// Runs a command beside a server, which clients find in the environment.
struct ExecCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "exec",
        abstract: "Run a command, such as the tests of an app, beside a server that all clients find.",
        discussion: """
              healthkit-bridge exec -- pytest -n 4
              healthkit-bridge exec --os-version 17.0 --consent deny -- flutter test

            The command has two more variables: HEALTHKIT_BRIDGE_URL, the WebSocket address for apps, and \
            HEALTHKIT_BRIDGE_OWNER_URL, that of the device owner. The clients connect to the first one, unless HEALTHKIT_BRIDGE or \
            an option names an executable. They take a new phone for each connection. Other programs share one phone, unless they add \
            &phone=NAME to the address: only that one has the store of --store. The other options are those of all phones. The \
            default mode is strict. The server ends with the command, to which signals are passed on.

            Exit status: that of the command, or 128 plus the number of the signal that ended it; 127 if the command cannot be \
            started; 64 for an invalid command line.
            """
    )

    @OptionGroup var options: ServeOptions
    @OptionGroup(title: "Server") var network: NetworkOptions

    @Argument(parsing: .postTerminator, help: "The command and its arguments.")
    var command: [String]

    func run() throws {
        var network = network
        network.listen = network.listen ?? "127.0.0.1:0"
        if ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE"]?.isEmpty == false {
            StandardStreams.report("Clients start the executable that HEALTHKIT_BRIDGE names. They do not use this server.")
        }
        let options = try options.hostOptions(mode: .strict)
        if options.storePath != nil {
            StandardStreams.report("Clients take phones of their own. --store is for the phone without a name.")
        }
        var child: ChildProcess?
        let status = try NetworkServer.serve(options, network) { addresses, stop in
            child = try start(addresses, whenEnded: stop)
        }
        throw ExitCode(child?.exitStatus() ?? status)
    }

    private func start(
        _ addresses: NetworkServer.Addresses, whenEnded stop: @escaping @Sendable () -> Void
    ) throws -> ChildProcess {
        var environment = ProcessInfo.processInfo.environment
        environment["HEALTHKIT_BRIDGE_URL"] = addresses.app
        environment["HEALTHKIT_BRIDGE_OWNER_URL"] = addresses.owner
        // Before the start, because a signal may come as soon as the command runs.
        StandardStreams.keepSignals()
        let child: ChildProcess
        do {
            child = try ChildProcess(command: command, standard: (0, 1, 2), environment: environment, hasOwnGroup: false)
        } catch {
            guard case .notStarted(let reason) = error else { throw error }
            StandardStreams.report("Error: The command cannot be started: \(reason)")
            throw ExitCode(127)
        }
        StandardStreams.passSignals(to: child.id)
        Thread {
            child.waitForEnd()
            stop()
        }.start()
        return child
    }
}
