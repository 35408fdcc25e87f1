import Foundation

/// Where the bridge's executable is.
enum Executable {
    /// The path of an executable: the one that was named, else that of `HEALTHKIT_BRIDGE` in the environment, else
    /// `healthkit-bridge` on the `PATH`. A name without a slash is looked for on the `PATH`.
    static func find(
        _ named: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ConnectionFailure) -> String {
        // An empty variable says nothing.
        let variable = environment["HEALTHKIT_BRIDGE"].flatMap { $0.isEmpty ? nil : $0 }
        let name = named ?? variable ?? "healthkit-bridge"
        let folders = name.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
        if let path = folders.map({ $0 + name }).first(where: FileManager.default.isExecutableFile) { return path }
        throw ConnectionFailure(
            .missing,
            "There is no executable \(name): build one, and name it in HEALTHKIT_BRIDGE or put it on the PATH."
        )
    }
}
