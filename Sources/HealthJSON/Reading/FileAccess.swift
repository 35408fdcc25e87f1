import Foundation
import JSON

/// The files that a client may name in the parameters of methods (``ValueCodec/path``).
public enum FileAccess: Hashable, Sendable, Codable {
    /// Every file. A client that has started the host has the same rights as the host.
    case all
    /// The files in a folder, by paths relative to it.
    case within(folder: String)
    /// No file.
    case none

    /// The path that the host uses for the path of a client; nil if the client may not use that path.
    ///
    /// A path cannot leave the folder: it is relative, and has neither `..` nor a symbolic link.
    func resolve(_ path: String) -> String? {
        // The system would end the path at U+0000, and open another file.
        guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
        switch self {
        case .all: return path
        case .none: return nil
        case .within(let folder):
            guard !path.hasPrefix("/") else { return nil }
            var place = folder
            for name in path.split(separator: "/") where name != "." {
                guard name != ".." else { return nil }
                place += "/\(name)"
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
                guard target == nil else { return nil }
            }
            return place
        }
    }

    /// A path for a message to the client: that of the client, without the folder. Of another file, such as a store that the command line
    /// names, only the name.
    package func name(of path: String) -> String {
        if case .all = self { return path }
        if case .within(let folder) = self, path.hasPrefix("\(folder)/") { return String(path.dropFirst(folder.count + 1)) }
        return path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The paths that a client may give, as a phrase for errors.
    package var expectation: String {
        switch self {
        case .all: "a path"
        case .within: "a relative path in the folder of the server's option --files, without .. and symbolic links"
        case .none: "a path in the folder that the server's option --files names; this server names none"
        }
    }
}

extension ReadingContext {
    /// The path that the host uses for the path of a client.
    package func path(_ text: String, at place: String) throws -> String {
        guard let path = files.resolve(text) else { throw JSONReadingError.expected(files.expectation, at: place) }
        return path
    }
}
