public import ArgumentParser
public import BridgeCore
package import JSONRPC

/// The options of `serve` for requests and responses.
struct ProtocolOptions: ParsableArguments {
    @Option(help: "lenient accepts Swift case names as identifiers; strict accepts only what a device accepts.")
    var mode = HostOptions.Mode.lenient

    @Option(help: "The effect of a native exception, which an app cannot catch.")
    var exceptions = HostOptions.Exceptions.error

    @Flag(help: "Disable the control/… methods.")
    var noControl = false

    @Option(help: ArgumentHelp("The longest accepted message.", valueName: "bytes"))
    var maxFrame = 64 << 20

    /// Sets the options of the host.
    func apply(to options: inout HostOptions) throws {
        guard maxFrame > 0 else {
            throw ValidationError("The value '\(maxFrame)' is invalid for '--max-frame': it must be at least 1.")
        }
        options.mode = mode
        options.exceptions = exceptions
        options.noControl = noControl
        options.maximumFrame = maxFrame
    }
}

/// The option of `serve` for the framing of stdin and stdout, which a server does not have.
package struct FramingOptions: ParsableArguments {
    private enum Choice: String, CaseIterable, ExpressibleByArgument {
        case auto, lines, headers
    }

    @Option(name: .customLong("framing"), help: ArgumentHelp("The framing of stdin and stdout.", valueName: "framing"))
    private var choice = Choice.auto

    /// The default option.
    package init() {}

    /// The chosen framing. Nil if the first byte of the input determines it.
    package var framing: Framing? { Framing(rawValue: choice.rawValue) }
}

extension HostOptions.Exceptions: ExpressibleByArgument {}
extension HostOptions.Mode: ExpressibleByArgument {}
