import ArgumentParser
import JSON
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

    @OptionGroup var options: StandardServeOptions
    @OptionGroup(title: "Log") var recording: RecordOptions
    @OptionGroup(title: "Server") var network: NetworkOptions
    @OptionGroup(title: "Server") var studio: StudioOptions

    func run() throws {
        var hostOptions = try options.hostOptions()
        let isRepeatable = recording.record != nil || studio.studio
        let given = isRepeatable ? options.shared.given(ofNetwork: network.listen != nil, &hostOptions) : [:]
        let recorder = try recording.record.map { try options.shared.makeRecorder(path: $0, given: given, hostOptions) }
        if network.listen != nil {
            throw ExitCode(try NetworkServer.serve(hostOptions, network, studio: studio.studio ? given : nil, recorder: recorder))
        }
        throw ExitCode(Server.serve(hostOptions, recorder: recorder))
    }
}

/// The option of `serve` that the command `studio` implies.
struct StudioOptions: ParsableArguments {
    @Flag(help: "Also serve the studio, a web page that shows and controls the phone.")
    var studio = false
}
