import ArgumentParser
import NetworkServer
import Serving

/// Serves on stdin and stdout until the input ends, or over the network.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve on stdin and stdout until the input ends (the default).",
        discussion: """
            Messages are single lines, or have LSP headers if the input begins with them. stdout carries only the protocol; \
            the log goes to stderr.

            With --listen it serves WebSocket and HTTP instead, and prints one line of JSON with the address and the token.

            Exit status: 0 at the end of input, 1 if the framing is lost or the store cannot be used, 64 for an invalid \
            command line.
            """
    )

    @OptionGroup var options: ServeOptions
    @OptionGroup var network: NetworkOptions

    @Option(
        help: ArgumentHelp(
            "Write the messages to a vector file, which conformance --vectors replays. It contains health values.",
            valueName: "file"
        ),
        completion: .file()
    )
    var record: String?

    func run() throws {
        var hostOptions = try options.hostOptions()
        let recorder = try record.map { try options.makeRecorder(path: $0, &hostOptions) }
        if network.listen != nil {
            throw ExitCode(try NetworkServer.serve(hostOptions, network, recorder: recorder))
        }
        throw ExitCode(Server.serve(hostOptions, recorder: recorder))
    }
}
