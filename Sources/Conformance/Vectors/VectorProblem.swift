/// An error in a vector file, with its place.
public struct VectorProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file, as a path relative to the folder of the vectors.
    public var file: String
    /// The place in the file, such as `cases[0].exchange[1].expect`; empty for the file itself.
    public var path: String
    /// The error.
    public var reason: String

    /// A problem at a place. The caller may add the file.
    init(_ path: String, _ reason: String, file: String = "") {
        self.file = file
        self.path = path
        self.reason = reason
    }

    /// One line with file, place and reason.
    public var description: String { [file, path, reason].filter { !$0.isEmpty }.joined(separator: ": ") }
}
