import Foundation
import JSON

/// A file of protocol vectors: the cases of one topic.
public struct VectorFile: Sendable {
    /// The file's name: its path under the folder of the vectors, such as `store/save.json`.
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

    /// Reads the vector files at a path, sorted by name: one file, or every `.json` file under a folder. Of a folder that has
    /// folders called `vectors`, as `protocol` has, only the files in these are read.
    ///
    /// - Throws: A problem with the first file that cannot be read, with a folder without vectors, or with two files of the
    ///   same name.
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
