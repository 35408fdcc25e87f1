/// Why a case failed.
public struct CaseFailure: Error, Sendable, Equatable {
    /// What went wrong, in a sentence.
    public var reason: String
    /// The part of the case in which it went wrong, such as `exchange[2]`; empty for the case as a whole.
    public var step: String
    /// What differs, if a message came that was not the expected one.
    public var difference: Difference?
    /// The message that came, as JSON text, if it is the one that differs.
    public var received: String?
    /// The last lines that the host wrote to its standard error.
    public var standardError: [String]

    /// A failure.
    public init(
        _ reason: String,
        step: String = "",
        difference: Difference? = nil,
        received: String? = nil,
        standardError: [String] = []
    ) {
        self.reason = reason
        self.step = step
        self.difference = difference
        self.received = received
        self.standardError = standardError
    }
}
