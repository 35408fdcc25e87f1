import Foundation

/// A file of protocol vectors: the cases of one topic.
public struct VectorFile: Sendable {
    /// The name of the file: its path relative to the folder of the vectors, such as `store/save.json`.
    public var path: String
    /// The topic as a sentence.
    public var about: String
    /// The cases of the file, in order.
    public var cases: [VectorCase]

    /// Reads a vector file from its text.
    ///
    /// - Throws: A problem with the file and the path of the first error.
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

    /// Reads the vector files at a path, sorted by name: one file, or every `.json` file under a folder. If the folder contains
    /// folders named `vectors`, as `protocol` does, only files in these are read.
    ///
    /// - Throws: A problem with the first unreadable file, with a folder without vectors, or with two files of the same name.
    public static func load(from path: String) throws(VectorProblem) -> [VectorFile] {
        var files: [VectorFile] = []
        for (name, url) in try VectorFolder(path: path).files {
            guard let data = try? Data(contentsOf: url) else {
                throw VectorProblem("", "the file cannot be read", file: name)
            }
            files.append(try VectorFile(path: name, text: data))
        }
        return files
    }
}
