/// What is wrong with a vector file, and where in it.
public struct VectorProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file, by its path under the folder of the vectors.
    public var file: String
    /// The place in the file, such as `cases[0].exchange[1].expect`; empty for the file itself.
    public var path: String
    /// What is wrong there.
    public var reason: String

    /// A problem at a place of a file that its reader knows.
    init(_ path: String, _ reason: String, file: String = "") {
        self.file = file
        self.path = path
        self.reason = reason
    }

    /// One line that names file, place and reason.
    public var description: String {
        [file, path, reason].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}
