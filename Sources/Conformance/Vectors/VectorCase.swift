import JSON

/// One case of a vector file: a world, what is sent to it, and what must come back.
public struct VectorCase: Sendable {
    /// The behaviour that the case shows.
    public var name: String
    /// The rules that the case and its file are evidence for.
    public var rules: [String]
    /// Where the expectation comes from, if the file says so.
    public var basis: String?
    /// The files that are there for the case, by their path in a folder of its own.
    var files: [(path: String, text: String)]
    /// How the host is to be started.
    var given: JSONObject
    var prelude: [Request]
    var exchange: [Step]
    var atEnd: [Pattern]
    var exit: Int32

    /// A request to which the runner adds an id of its own.
    struct Request: Sendable, Equatable {
        var method: String
        var params: JSONValue?
    }
}

/// One step of an exchange: something is sent, and then something comes.
struct Step: Sendable, Equatable {
    var input: Input
    var output: [Output] = []

    enum Input: Sendable, Equatable {
        /// A message, which the runner frames.
        case message(JSONValue)
        /// Bytes that are sent as they are.
        case bytes([UInt8])
    }

    enum Output: Sendable, Equatable {
        /// A message, in the framing of the case.
        case message(Pattern)
        /// Exactly these bytes.
        case bytes([UInt8])
    }
}
