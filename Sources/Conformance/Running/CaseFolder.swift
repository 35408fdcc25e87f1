import Foundation
import JSON

/// The temporary files of one run of a case: its own files, option values that cannot be arguments, and files that the host
/// creates. They are removed after the run.
final class CaseFolder {
    private let url: URL
    private var exists = false
    private var optionCount = 0

    init(_ url: URL) { self.url = url }

    /// A new location. All runs of a case use the same, because errors name the paths of files.
    static func makeURL() -> URL { FileManager.default.temporaryDirectory.appending(path: "vector-\(UUID())") }

    deinit {
        if exists { try? FileManager.default.removeItem(at: url) }
    }

    /// Writes the values of an option to a file, one a line, and returns its path. For nil, returns the path of a file that the host
    /// will create.
    func option(_ values: [JSONValue]?) throws(CaseFailure) -> String {
        optionCount += 1
        let path = "option-\(optionCount).json"
        if let values {
            try write(values.map(\.jsonText).joined(separator: "\n"), to: path)
        } else {
            try make(url)
        }
        return url.appending(path: path).path
    }

    /// Writes files. Returns the absolute paths of the files and of their folders, by relative path.
    func write(_ files: [(path: String, text: String)]) throws(CaseFailure) -> [String: String] {
        var paths: [String: String] = [:]
        for (path, text) in files {
            try write(text, to: "files/\(path)")
            var names = path.split(separator: "/")
            while !names.isEmpty {
                let name = names.joined(separator: "/")
                paths[name] = url.appending(path: "files/\(name)").path
                names.removeLast()
            }
        }
        return paths
    }

    private func write(_ text: String, to path: String) throws(CaseFailure) {
        let file = url.appending(path: path)
        try make(file.deletingLastPathComponent())
        do {
            try Data(text.utf8).write(to: file)
        } catch {
            throw CaseFailure("a file of the case cannot be written: \(error.localizedDescription)")
        }
    }

    private func make(_ folder: URL) throws(CaseFailure) {
        exists = true
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CaseFailure("the folder of the case cannot be created: \(error.localizedDescription)")
        }
    }
}
