package import ArgumentParser
import BridgeCore
import Foundation
import HealthJSON

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
        help: ArgumentHelp(
            """
            The token of apps, at least 16 characters. Default: the environment variable HEALTHKIT_BRIDGE_TOKEN, or random.
            """,
            valueName: "text"
        )
    )
    var token: String?

    @Option(
        help: ArgumentHelp(
            """
            The token of the device owner, at least 16 characters. Default: the environment variable \
            HEALTHKIT_BRIDGE_OWNER_TOKEN, or random.
            """,
            valueName: "text"
        )
    )
    var ownerToken: String?

    @Flag(help: "Accept an address that other machines can reach.")
    var allowRemote = false

    @Option(help: ArgumentHelp("A further name of the server in the Host header of requests. Repeatable.", valueName: "name"))
    var allowHost: [String] = []

    @Option(help: ArgumentHelp("An Origin that web pages may have. Repeatable.", valueName: "origin"))
    var allowOrigin: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder of the files that clients may name, by paths relative to it. Default: they may name none.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var files: String?

    @Option(help: ArgumentHelp("The largest number of connections, and of HTTP processes.", valueName: "n"))
    var maxConnections = 256

    /// The default options.
    package init() {}

    package func validate() throws {
        _ = try origins
        guard maxConnections > 0 else {
            throw ValidationError("The value '\(maxConnections)' is invalid for '--max-connections': it must be at least 1.")
        }
        for name in allowHost where name.isEmpty || name.contains("/") || name.firstMatch(of: /:\d*$/) != nil {
            throw ValidationError(
                "The value '\(name)' is invalid for '--allow-host': it must be a name without a port, or an address."
            )
        }
    }

    /// The origins of `--allow-origin`, as browsers write them.
    var origins: [String] {
        get throws {
            try allowOrigin.map { text in
                let origin = text.lowercased()
                guard origin == "null" || origin.wholeMatch(of: /[a-z][a-z0-9+.\-]*:\/\/[^\/?#@\s]+/) != nil else {
                    throw ValidationError(
                        """
                        The value '\(text)' is invalid for '--allow-origin': it must be an origin without a path, such as \
                        http://localhost:5173.
                        """
                    )
                }
                return origin.replacing(/^(http:.*):80$/) { $0.output.1 }.replacing(/^(https:.*):443$/) { $0.output.1 }
            }
        }
    }

    /// The tokens of the options or of the environment; random ones instead of missing ones. They are not part of an error.
    func tokens(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Access.Tokens {
        func token(_ given: String?, _ option: String, _ variable: String) throws -> String {
            guard let token = given ?? environment[variable] else { return Access.makeToken() }
            guard token.utf8.count >= 16, token.utf8.allSatisfy(Self.isTokenCharacter) else {
                let place = given == nil ? "environment variable \(variable)" : "option '\(option)'"
                throw ValidationError(
                    "The value of the \(place) is invalid: it must have at least 16 letters, digits, or characters of -._~."
                )
            }
            return token
        }
        let tokens = Access.Tokens(
            app: try token(self.token, "--token", "HEALTHKIT_BRIDGE_TOKEN"),
            owner: try token(ownerToken, "--owner-token", "HEALTHKIT_BRIDGE_OWNER_TOKEN")
        )
        guard tokens.app != tokens.owner else {
            throw ValidationError("The token of apps and that of the device owner must differ.")
        }
        return tokens
    }

    /// The files that clients may name.
    var fileAccess: FileAccess {
        get throws {
            guard let files else { return .none }
            let folder = URL(filePath: files).resolvingSymlinksInPath().standardizedFileURL
            guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false else {
                throw ValidationError("The value '\(files)' is invalid for '--files': there is no such folder.")
            }
            return .within(folder: folder.path)
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
