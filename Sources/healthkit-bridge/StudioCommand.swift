import ArgumentParser
import HealthModel
import NetworkServer
import Serving

/// Serves the studio, a web page that shows and controls the phone.
struct StudioCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "studio",
        abstract: "Serve the studio, a web page that shows and controls the phone.",
        discussion: """
            The same as serve --listen 127.0.0.1:0 --studio --consent ask. It prints one line of JSON; open its url in a \
            browser. In a terminal, a sentence has it too.
            """
    )

    @OptionGroup var options: ServeOptions
    @OptionGroup(title: "Server") var network: NetworkOptions

    func run() throws {
        var network = network
        network.listen = network.listen ?? "127.0.0.1:0"
        throw ExitCode(try NetworkServer.serve(try options.hostOptions(consent: .ask), network, hasStudio: true))
    }
}
