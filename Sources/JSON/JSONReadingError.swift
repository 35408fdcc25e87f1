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
    /// The name that is probably meant, if a name is unknown and another is near.
    public let didYouMean: String?

    /// A phrase such as "store/save takes objects".
    private var form: String?
    private let problem: Problem
    /// Whether an object has a member that nobody reads.
    public var isUnknownMember: Bool { problem == .unknown }

    /// An error for an unexpected value.
    public init(path: String, expected: String, didYouMean: String? = nil) {
        self.init(path, expected, didYouMean, .mismatch)
    }

    private init(_ path: String, _ expected: String, _ didYouMean: String?, _ problem: Problem) {
        self.path = path
        self.expected = expected
        self.didYouMean = didYouMean
        self.problem = problem
    }

    /// An error for an unexpected value.
    public static func expected(_ expected: String, at path: String, didYouMean: String? = nil) -> JSONReadingError {
        JSONReadingError(path: path, expected: expected, didYouMean: didYouMean)
    }

    /// An error for a missing member. If one of the unknown members of the object is probably meant to be it, the error is for that one.
    public static func missing(_ name: String, given unknown: [String] = []) -> JSONReadingError {
        // A client may send an object with millions of members.
        if let other = name.nearest(among: unknown.prefix(100)) { return .unknown(other, didYouMean: name) }
        return JSONReadingError(name, "a value (it is required)", nil, .missing)
    }

    /// An error for an unknown member of an object that may have others.
    public static func unknown(_ name: String, among known: [String] = []) -> JSONReadingError {
        var error = unknown(name, didYouMean: name.nearest(among: known))
        if !known.isEmpty { error.form = "Possible are \(known.prefix(12).joined(separator: ", "))" }
        return error
    }

    private static func unknown(_ name: String, didYouMean: String?) -> JSONReadingError {
        JSONReadingError(name, "no such member", didYouMean, .unknown)
    }

    /// Reads a value. An error for a value within it gets the place as the beginning of its path.
    @inlinable
    public static func within<Value>(_ place: @autoclosure () -> String, _ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch let error as JSONReadingError {
            throw error.within(place())
        }
    }

    /// The same error with its path prefixed by an outer place.
    public func within(_ place: String) -> JSONReadingError {
        let separator = place.isEmpty || path.isEmpty || path.hasPrefix("[") ? "" : "."
        var error = JSONReadingError(place + separator + path, expected, didYouMean, problem)
        error.form = form
        return error
    }

    /// The same error, which says what an object takes: for an unknown member of it, and for something else in its place.
    public func naming(_ members: [String], of owner: String) -> JSONReadingError {
        var error = self
        error.form = "\(owner) takes \(members.isEmpty ? "no params" : members.joined(separator: ", "))"
        return error
    }

    /// A sentence such as "samples[2].unit must be a string". `top` is the name of the top-level value.
    public func sentence(callingTheTop top: String) -> String {
        let place = path.isEmpty ? top : path
        let sentence =
            switch problem {
            case .mismatch: "\(place) must be \(expected)"
            case .missing: "\(place) is required"
            case .unknown: "\(place) is not a member that can be given here"
            }
        guard didYouMean == nil, let form else { return sentence.suggesting(didYouMean) }
        return "\(sentence). \(form)"
    }

    /// Errors are equal if path and expected value are equal.
    public static func == (left: JSONReadingError, right: JSONReadingError) -> Bool {
        left.path == right.path && left.expected == right.expected
    }
}

extension JSONReadingError: CustomStringConvertible {
    /// A sentence such as "samples[2].unit must be a string".
    public var description: String { sentence(callingTheTop: "the value") }
}
