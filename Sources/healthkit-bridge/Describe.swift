import ArgumentParser
import Bridge
import BridgeCore
import Explanations
import JSON
import Serving

/// Describes a method, or prints the OpenRPC document.
struct Describe: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Describe a method, or print the OpenRPC document: all methods with params, result, errors and an example.",
        discussion: """
              healthkit-bridge describe store/save
              healthkit-bridge describe store/save --json
              healthkit-bridge describe store
              healthkit-bridge describe >openrpc.json

            For a channel, the names of its methods are printed.

            Exit status: 0 with the description on stdout; 64 if there is no such method.
            """
    )

    @Argument(
        help: "The name of the method, such as store/save. Default: all methods, as JSON.",
        completion: .list(OpenRPC.methodNames(of: Channels.registry))
    )
    var method: String?

    @Flag(help: "Print the method as JSON, as it is in the OpenRPC document.")
    var json = false

    func run() throws {
        guard let method else { return try StandardStreams.printResult(OpenRPC.text(of: Channels.registry) + "\n") }
        let methods = MethodList(OpenRPC.document(of: Channels.registry))
        guard let found = methods.method(method) else {
            let ofChannel = methods.names.filter { $0.hasPrefix("\(method)/") }
            guard ofChannel.isEmpty else { return try StandardStreams.printResult(ofChannel.joined(separator: "\n") + "\n") }
            throw ValidationError(
                "There is no method '\(method)'.".suggesting(Channels.registry.method(near: method, withControl: true)?.name))
        }
        try StandardStreams.printResult(json ? found.lines() + "\n" : methods.description(of: found).text)
    }
}
