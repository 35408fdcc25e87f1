/// The first difference between a message and the expected one.
public struct Difference: Sendable, Equatable {
    /// The place in the message, such as `result.samples[0].uuid`; empty for the message itself.
    public var path: String
    /// The expected value, as JSON or as text.
    public var expected: String
    /// The actual value, as JSON or as text.
    public var actual: String
}
