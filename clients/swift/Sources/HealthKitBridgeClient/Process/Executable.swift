import Foundation

/// Finds the executable of the bridge.
enum Executable {
    /// The path of the named executable, else of that in the environment variable `HEALTHKIT_BRIDGE`, else of
    /// `healthkit-bridge`. A name without a slash is searched on the `PATH`.
    static func find(
        _ named: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ConnectionFailure) -> String {
        // Ignore an empty variable.
        let variable = environment["HEALTHKIT_BRIDGE"].flatMap { $0.isEmpty ? nil : $0 }
        let name = named ?? variable ?? "healthkit-bridge"
        let folders = name.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
        if let path = folders.map({ $0 + name }).first(where: FileManager.default.isExecutableFile) { return path }
        throw ConnectionFailure(
            .missing,
            "Found no executable \(name): build it, then name it in HEALTHKIT_BRIDGE or put it on the PATH."
        )
    }
}
