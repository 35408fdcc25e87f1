import Foundation
import JSON

/// A file of protocol vectors: the cases of one topic.
public struct VectorFile: Sendable {
    /// The file's path under the vectors' directory.
    public var path: String
    /// The topic, in a sentence.
    public var about: String
    /// The file's cases, in order.
    public var cases: [VectorCase]

    /// Reads a vector file from its text.
    ///
    /// - Throws: A problem that names the file and the first place in it that is not as the format wants it.
    public init(path: String, text: some Collection<UInt8>) throws(VectorProblem) {
        do {
            self = try VectorFileReader(path: path).file(Array(text))
        } catch {
            throw VectorProblem(error.path, error.reason, file: path)
        }
    }

    init(path: String, about: String, cases: [VectorCase]) {
        self.path = path
        self.about = about
        self.cases = cases
    }

    /// Reads every `.json` file under a directory, sorted by path.
    ///
    /// - Throws: A problem with the first file that cannot be read, or with a directory without vectors.
    public static func load(directory: String) throws(VectorProblem) -> [VectorFile] {
        let root = URL(filePath: directory, directoryHint: .isDirectory)
        let paths = (FileManager.default.subpaths(atPath: directory) ?? [])
            .filter { $0.hasSuffix(".json") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard !paths.isEmpty else { throw VectorProblem("", "there is no vector file in \(directory)") }

        var files: [VectorFile] = []
        for path in paths {
            guard let data = try? Data(contentsOf: root.appending(path: path)) else {
                throw VectorProblem("", "the file cannot be read", file: path)
            }
            files.append(try VectorFile(path: path, text: data))
        }
        return files
    }
}
