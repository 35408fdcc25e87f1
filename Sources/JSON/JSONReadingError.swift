/// A value that differs from the expected one.
public struct JSONReadingError: Error, Equatable, Sendable {
    private enum Problem {
        case mismatch
        case missing
        case unknown
    }

    /// The path of the value, such as `samples[2].unit`; empty for the top-level value.
    public let path: String
    /// The expected value, as a phrase such as "a string".
    public let expected: String

    private let problem: Problem

    /// An error for an unexpected value.
    public init(path: String, expected: String) {
        self.init(path: path, expected: expected, problem: .mismatch)
    }

    private init(path: String, expected: String, problem: Problem) {
        self.path = path
        self.expected = expected
        self.problem = problem
    }

    /// An error for a missing member.
    public static func missing(_ path: String) -> JSONReadingError {
        JSONReadingError(path: path, expected: "a value (it is required)", problem: .missing)
    }

    /// An error for an unknown member.
    public static func unknown(_ path: String) -> JSONReadingError {
        JSONReadingError(path: path, expected: "no such member", problem: .unknown)
    }

    /// The same error with its path prefixed by an outer place.
    public func within(_ place: String) -> JSONReadingError {
        let separator = place.isEmpty || path.isEmpty || path.hasPrefix("[") ? "" : "."
        return JSONReadingError(path: place + separator + path, expected: expected, problem: problem)
    }

    /// A sentence such as "samples[2].unit must be a string". `top` is the name of the top-level value.
    public func sentence(callingTheTop top: String) -> String {
        let place = path.isEmpty ? top : path
        return switch problem {
        case .mismatch: "\(place) must be \(expected)"
        case .missing: "\(place) is required"
        case .unknown: "\(place) is not a member that can be given here"
        }
    }

    /// Errors are equal if path and expected value are equal.
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
