package import ArgumentParser
package import BridgeCore
import HealthJSON
import JSONRPC

/// The options of a host on stdin and stdout, as a host of native code has them.
package struct StandardServeOptions: ParsableArguments {
    @OptionGroup package var shared: ServeOptions
    @OptionGroup(title: HelpSection.messages.rawValue) var framing: FramingOptions

    package init() {}

    /// The options for the host. Throws a validation error (exit status 64) for an invalid one.
    package func hostOptions() throws -> HostOptions {
        var options = try shared.hostOptions()
        options.framing = framing.framing
        return options
    }
}

/// The option of `serve` for the framing of stdin and stdout, which a server does not have.
struct FramingOptions: ParsableArguments {
    private enum Choice: String, CaseIterable, ExpressibleByArgument {
        case auto, lines, headers
    }

    @Option(name: .customLong("framing"), help: ArgumentHelp("The framing of stdin and stdout.", valueName: "framing"))
    private var choice = Choice.auto

    /// The chosen framing. Nil if the first byte of the input determines it.
    var framing: Framing? { Framing(rawValue: choice.rawValue) }
}

/// The option of `serve` for a recording.
package struct RecordOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the messages to a vector file, which conformance --vectors replays. It contains health values.",
            valueName: "file"
        ),
        completion: .file()
    )
    package var record: String?

    package init() {}
}
