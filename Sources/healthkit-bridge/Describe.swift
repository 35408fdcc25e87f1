import ArgumentParser
import Bridge
import BridgeCore
import Serving

/// Prints the OpenRPC document.
struct Describe: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the OpenRPC document: all methods with params, result, errors and an example."
    )

    func run() throws {
        try StandardStreams.printResult(OpenRPC.text(of: Channels.registry) + "\n")
    }
}
