import JSON

/// One case of a vector file: the state of the host, the input, and the expected output.
public struct VectorCase: Sendable {
    /// The behaviour that the case shows.
    public var name: String
    /// The rules for which the case and its file are evidence.
    public var rules: [String]
    /// The source of the expectation, if the file states one.
    public var basis: String?
    /// The rules that do not promise what the case expects: its host does not vary.
    var unpromised: [String] = []
    /// The files of the case, by relative path.
    var files: [(path: String, text: String)]
    /// The options with which the host starts.
    var given: JSONObject
    var prelude: [Request]
    var exchange: [Step]
    var atEnd: [Pattern]
    var exit: Int32

    /// A request to which the runner adds an id.
    struct Request: Sendable, Equatable {
        var method: String
        var params: JSONValue?
    }
}

/// One step of an exchange: an input and the expected output.
struct Step: Sendable, Equatable {
    var input: Input
    var output: [Output] = []

    enum Input: Sendable, Equatable {
        /// A message. The runner frames it.
        case message(JSONValue)
        /// Bytes that are sent unchanged.
        case bytes([UInt8])
    }

    enum Output: Sendable, Equatable {
        /// A message, in the framing of the case.
        case message(Pattern)
        /// Exactly these bytes.
        case bytes([UInt8])
    }
}
