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
            The same as serve --listen 127.0.0.1:0 --studio --consent ask. It prints the address of the page to a terminal, and \
            otherwise one line of JSON, whose url is the address.
            """
    )

    @OptionGroup var options: ServeOptions
    @OptionGroup(title: "Log") var recording: RecordOptions
    @OptionGroup(title: "Server") var network: NetworkOptions

    func run() throws {
        var network = network
        network.listen = network.listen ?? "127.0.0.1:0"
        var phone = try options.hostOptions(consent: .ask)
        let given = options.given(ofNetwork: true, consent: .ask, &phone)
        let recorder = try recording.record.map { try options.makeRecorder(path: $0, given: given, phone) }
        throw ExitCode(try NetworkServer.serve(phone, network, studio: given, recorder: recorder))
    }
}
