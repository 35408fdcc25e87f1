/// The failure of a case.
public struct CaseFailure: Error, Sendable, Equatable {
    /// The reason as a sentence.
    public var reason: String
    /// The part of the case that failed, such as `exchange[2]`; empty for the whole case.
    public var step: String
    /// The difference, if an unexpected message arrived.
    public var difference: Difference?
    /// The unexpected message as JSON text.
    public var received: String?
    /// The last lines of the host's standard error.
    public var standardError: [String]

    /// Creates a failure.
    public init(
        _ reason: String, step: String = "", difference: Difference? = nil, received: String? = nil, standardError: [String] = []
    ) {
        self.reason = reason
        self.step = step
        self.difference = difference
        self.received = received
        self.standardError = standardError
    }
}
