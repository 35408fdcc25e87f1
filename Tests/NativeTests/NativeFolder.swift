import Foundation
import NativeBuild

/// A folder with sources for a test. It is removed with the value.
final class NativeFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "native-\(UUID())").standardizedFileURL

    /// Writes files.
    init(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The modules of a folder within.
    func modules(_ path: String = "") throws -> [NativeSources] {
        try NativeSources.modules(of: url.appending(path: path).path)
    }

    /// The package of a host.
    func package(_ path: String = "", depends: [String] = [], with additions: [String] = []) throws -> HostPackage {
        let own = try modules(path)
        return try HostPackage(
            plugin: own[own.count - 1],
            libraries: depends.flatMap { try modules($0) } + own.dropLast(),
            additions: additions.map { try NativeSources(folder: url.appending(path: $0).path) },
            compiled: .none
        )
    }
}

extension CompiledModules {
    /// A folder without files.
    static var none: CompiledModules { CompiledModules(in: URL(filePath: "/none", directoryHint: .isDirectory)) }
}

extension HostPackage {
    /// The text of a file; an empty text without it.
    func text(_ path: String) -> String { files.first { $0.path == path }?.text ?? "" }
}
