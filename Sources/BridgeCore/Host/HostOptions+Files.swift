import HealthEngine

/// The files that the options name. A file that the host writes must not be another one's.
extension HostOptions {
    /// The files that the options name, with the names of the options.
    private var namedFiles: [(option: String, path: String)] {
        var files = inputPaths.sorted { $0.key < $1.key }.map { (option: $0.key, path: $0.value) }
        if let storePath { files += FileIdentity.pathsOfStore(storePath).map { ("store", $0) } }
        if let auditLogPath { files.append(("auditLog", auditLogPath)) }
        return files
    }

    /// The first option whose file the host would write although another option names it too, as the same path or through
    /// links: `auditLog` or `store`. Nil if there is none.
    package var optionOfSharedFile: String? {
        [auditLogPath.map { ("auditLog", [$0]) }, storePath.map { ("store", FileIdentity.pathsOfStore($0)) }]
            .compactMap(\.self)
            .first { option, paths in paths.contains { isNamed($0, byOtherThan: option) } }?.0
    }

    /// Whether an option other than the given one names the file at a path.
    package func isNamed(_ path: String, byOtherThan option: String) -> Bool {
        guard let file = FileIdentity(path) else { return false }
        return namedFiles.contains { $0.option != option && FileIdentity($0.path) == file }
    }
}
