import Foundation
import JSON

/// The files of one run of a case: its own, option values that cannot be arguments, and what the host is to make. They go when
/// the run is over.
final class CaseFolder {
    private let url = FileManager.default.temporaryDirectory.appending(path: "vector-\(UUID())")
    private var isThere = false
    private var optionCount = 0

    deinit {
        if isThere { try? FileManager.default.removeItem(at: url) }
    }

    /// Writes the value of an option to a file and gives its path; for nil, that of a file which the host is to make.
    func option(_ value: JSONValue?) throws(CaseFailure) -> String {
        optionCount += 1
        let path = "option-\(optionCount).json"
        if let value {
            try write(value.text, to: path)
        } else {
            try make(url)
        }
        return url.appending(path: path).path
    }

    /// Writes files. Gives the paths of files and of the folders that they are in, by their paths in this folder.
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
            throw CaseFailure("a file of the case cannot be written: \(error)")
        }
    }

    private func make(_ folder: URL) throws(CaseFailure) {
        isThere = true
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CaseFailure("the folder of the case cannot be made: \(error)")
        }
    }
}
