import Foundation

/// The command that starts a bridge. It owns the temporary files that its arguments name.
final class ServeCommand {
    let executable: String
    private(set) var arguments = ["serve"]
    private var files: [URL] = []

    /// The command for an executable and options of `serve` in camel case.
    init(_ executable: String?, options: [String: JSONValue]) throws {
        self.executable = try Self.findExecutable(executable)
        for (name, value) in options.sorted(by: { $0.key < $1.key }) {
            let option = "--" + name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
            switch value {
            case .null, .bool(false): break
            case .bool(true): arguments.append(option)
            // A value with a leading dash would be read as an option, and nothing after an equals sign is no value.
            case .string(let text): arguments += text.hasPrefix("-") ? ["\(option)=\(text)"] : [option, text]
            case .integer, .real: arguments.append("\(option)=\(value)")
            case .array, .object: arguments += [option, try write(value)]
            }
        }
    }

    deinit {
        for file in files {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// The path of the named executable, else of that in the environment variable `HEALTHKIT_BRIDGE`, else of
    /// `healthkit-bridge`. A name without a slash is searched on the `PATH`.
    static func findExecutable(
        _ named: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ConnectionFailure) -> String {
        // Ignore an empty variable.
        let variable = environment["HEALTHKIT_BRIDGE"].flatMap { $0.isEmpty ? nil : $0 }
        let name = named ?? variable ?? "healthkit-bridge"
        let folders = name.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
        if let path = folders.map({ $0 + name }).first(where: FileManager.default.isExecutableFile) { return path }
        throw ConnectionFailure(
            .missing, "Found no executable \(name): build it, then name it in HEALTHKIT_BRIDGE or put it on the PATH."
        )
    }

    /// The server that is used in place of an executable.
    static func server(in environment: [String: String]) -> String? {
        environment["HEALTHKIT_BRIDGE"] ?? "" == "" ? environment["HEALTHKIT_BRIDGE_URL"].flatMap { $0.isEmpty ? nil : $0 } : nil
    }

    private func write(_ value: JSONValue) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).json")
        try Data(value.utf8).write(to: file)
        files.append(file)
        return file.path
    }
}
