import JSON

/// Where and how a message differs from what was expected.
public struct Difference: Sendable, Equatable {
    /// The place in the message, such as `result.samples[0].uuid`; empty for the message itself.
    public var path: String
    /// What was expected there, in JSON or in words.
    public var expected: String
    /// What was there, in JSON or in words.
    public var actual: String

    /// A difference at a place.
    public init(path: String, expected: String, actual: String) {
        self.path = path
        self.expected = expected
        self.actual = actual
    }
}

extension JSONValue {
    /// The value on one line.
    var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
