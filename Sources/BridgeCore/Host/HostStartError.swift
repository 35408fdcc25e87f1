import HealthEngine
public import HealthModel

/// Why a host could not start.
public enum HostStartError: Error {
    /// The store is unusable.
    case store(HealthFailure)
    /// A line of the prelude is not a request, or failed.
    case prelude(PreludeError)
    /// The audit log cannot be appended to.
    case auditLog

    /// What went wrong, as a sentence.
    public var message: String {
        switch self {
        case .store(.store(let error)): error.message
        case .store: "The store cannot be opened."
        case .prelude(let error): error.message
        case .auditLog: "The audit log cannot be opened: it must be a file that can be appended to."
        }
    }
}

/// A line of the prelude that could not be carried out.
public struct PreludeError: Error {
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String

    /// What went wrong, as a sentence.
    public var message: String { "prelude, line \(line): \(reason)" }
}
