/// The first difference between a message and the expected one.
public struct Difference: Sendable, Equatable {
    /// The place in the message, such as `result.samples[0].uuid`; empty for the message itself.
    public var path: String
    /// The expected value, as JSON or as text.
    public var expected: String
    /// The actual value, as JSON or as text.
    public var actual: String

    /// A difference at a place.
    public init(path: String, expected: String, actual: String) {
        self.path = path
        self.expected = expected
        self.actual = actual
    }
}
