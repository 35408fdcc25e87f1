public import HealthModel

/// The failure to start a host.
public enum HostStartError: Error {
    /// The store cannot be opened.
    case store(HealthFailure)
    /// A line of the prelude is not a request, or its request failed.
    case prelude(PreludeError)
    /// The audit log cannot be appended to.
    case auditLog

    /// The error as a sentence.
    public var message: String {
        switch self {
        case .store(.store(let error)): error.message
        case .store: "The store cannot be opened."
        case .prelude(let error): error.message
        case .auditLog:
            "The audit log cannot be opened: it must be a new file, or an audit log that can be read and appended to."
        }
    }
}

/// A failed line of the prelude.
public struct PreludeError: Error {
    /// The number of the line, counted from 1.
    public let line: Int
    /// The reason of the failure.
    public let reason: String

    /// The error as a sentence.
    public var message: String { "prelude, line \(line): \(reason)" }
}
