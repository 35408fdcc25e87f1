public import JSON

/// The error object of a response.
public struct ErrorObject: Error, Equatable, Sendable {
    /// The error code, for programs.
    public var code: Int
    /// The error message, for people: a sentence that helps the author of the client.
    public var message: String
    /// Additional data.
    public var data: JSONValue?

    /// Creates an error object.
    public init(code: Int, message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}

extension ErrorObject: JSONWritable {
    /// Writes the members `code`, `message` and, if present, `data`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("code", code)
            writer.member("message", message)
            writer.member("data", ifPresent: data)
        }
    }
}

// MARK: Errors of JSON-RPC 2.0

extension ErrorObject {
    /// -32700: the text is not JSON.
    ///
    /// Text that is nested too deeply is valid JSON. Use ``invalidRequest(_:)`` for it.
    public static func parseError(_ error: JSONParseError) -> ErrorObject {
        ErrorObject(
            code: -32700,
            message: "Parse error: \(error.description)",
            data: [
                "line": .integer(Int64(error.line)),
                "column": .integer(Int64(error.column)),
                "offset": .integer(Int64(error.offset)),
            ]
        )
    }

    /// -32600: the message is not a request.
    public static func invalidRequest(_ reason: String) -> ErrorObject {
        ErrorObject(code: -32600, message: "Invalid request: \(reason)")
    }

    /// -32601: the method does not exist. The one that is probably meant may be known.
    public static func methodNotFound(_ name: String, didYouMean: String? = nil) -> ErrorObject {
        ErrorObject(
            code: -32601,
            message: "Method not found: \(name)".suggesting(didYouMean),
            data: didYouMean.map { ["didYouMean": .string($0)] }
        )
    }

    /// -32602: the params do not match the method.
    public static func invalidParams(_ error: JSONReadingError) -> ErrorObject {
        var data: JSONObject = ["path": .string(error.path), "expected": .string(error.expected)]
        data["didYouMean"] = error.didYouMean.map(JSONValue.string)
        return ErrorObject(
            code: -32602, message: "Invalid params: \(error.sentence(callingTheTop: "params"))", data: .object(data)
        )
    }

    /// -32603: an error of this program. The client gets no details.
    public static let internalError = ErrorObject(code: -32603, message: "Internal error")
}
