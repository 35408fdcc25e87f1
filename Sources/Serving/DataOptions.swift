import ArgumentParser
import BridgeCore

/// The options of `serve` for the store and its first contents.
struct DataOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The store file. It is created if missing. Default: an in-memory store.", valueName: "path"),
        completion: .file()
    )
    var store: String?

    @Option(
        help: ArgumentHelp(
            "The file with the key of an encrypted store. Default: the store is not encrypted.", valueName: "path"
        ),
        completion: .file()
    )
    var keyFile: String?

    @Option(
        help: ArgumentHelp("A file of requests, one per line, that run before the first input is read.", valueName: "file"),
        completion: .file()
    )
    var prelude: String?

    /// Sets the options of the host, except for the key and the prelude.
    func apply(to options: inout HostOptions) {
        options.storePath = store
    }
}
