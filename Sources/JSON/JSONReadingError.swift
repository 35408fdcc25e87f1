/// A value that is not what the reader expects.
public struct JSONReadingError: Error, Equatable, Sendable {
    private enum Problem {
        case mismatch
        case missing
        case unknown
    }

    /// The way from the top to the value, such as `samples[2].unit`; empty at the top.
    public let path: String
    /// What should stand there, as a phrase such as "a string".
    public let expected: String

    private let problem: Problem

    /// A value that is something else than expected.
    public init(path: String, expected: String) {
        self.init(path: path, expected: expected, problem: .mismatch)
    }

    private init(path: String, expected: String, problem: Problem) {
        self.path = path
        self.expected = expected
        self.problem = problem
    }

    /// A member that must be given.
    public static func missing(_ path: String) -> JSONReadingError {
        JSONReadingError(path: path, expected: "a value (it is required)", problem: .missing)
    }

    /// A member that there is not.
    public static func unknown(_ path: String) -> JSONReadingError {
        JSONReadingError(path: path, expected: "no such member", problem: .unknown)
    }

    /// The same error as seen from farther up: its path begins with the place that was read.
    public func within(_ place: String) -> JSONReadingError {
        let separator = place.isEmpty || path.isEmpty || path.hasPrefix("[") ? "" : "."
        return JSONReadingError(path: place + separator + path, expected: expected, problem: problem)
    }

    /// A sentence such as "samples[2].unit must be a string", with a name for the value at the top.
    public func sentence(callingTheTop top: String) -> String {
        let place = path.isEmpty ? top : path
        return switch problem {
        case .mismatch: "\(place) must be \(expected)"
        case .missing: "\(place) is required"
        case .unknown: "\(place) is not a member that can be given here"
        }
    }

    /// Errors are equal when they say the same of the same place.
    public static func == (left: JSONReadingError, right: JSONReadingError) -> Bool {
        left.path == right.path && left.expected == right.expected
    }
}

extension JSONReadingError: CustomStringConvertible {
    /// A sentence such as "samples[2].unit must be a string".
    public var description: String {
        sentence(callingTheTop: "the value")
    }
}
