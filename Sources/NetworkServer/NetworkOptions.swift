package import ArgumentParser

/// The options of `serve` for connections over the network.
package struct NetworkOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Serve WebSocket and HTTP at this address instead of stdin and stdout. Port 0 takes a free one.",
            valueName: "host:port"
        )
    )
    package var listen: String?

    @Option(
        help: ArgumentHelp("The token of every request, at least 16 characters. Default: random.", valueName: "text")
    )
    var token: String?

    @Flag(help: "Accept an address that other machines can reach, and any Host header.")
    var allowRemote = false

    @Option(help: ArgumentHelp("An Origin that web pages may have. Repeatable.", valueName: "origin"))
    var allowOrigin: [String] = []

    @Option(help: ArgumentHelp("The largest number of connections, and of HTTP processes.", valueName: "n"))
    var maxConnections = 256

    @Flag(help: "Also serve the studio, a web page that shows and controls the phone.")
    package var studio = false

    /// The default options.
    package init() {}

    package func validate() throws {
        if let token, token.utf8.count < 16 || !token.utf8.allSatisfy(Self.isTokenCharacter) {
            throw ValidationError(
                "The value of '--token' is invalid: it must have at least 16 letters, digits, hyphens or underscores."
            )
        }
        guard maxConnections > 0 else {
            throw ValidationError(
                "The value '\(maxConnections)' is invalid for '--max-connections': it must be at least 1."
            )
        }
    }

    /// Whether a character needs no escape in a URL.
    private static func isTokenCharacter(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
