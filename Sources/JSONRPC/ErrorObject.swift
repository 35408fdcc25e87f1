public import JSON

/// Why a request failed, as the client is told.
public struct ErrorObject: Error, Equatable, Sendable {
    /// What went wrong, for programs.
    public var code: Int
    /// What went wrong, for people: a sentence that a client author can act on.
    public var message: String
    /// More about it, if there is more.
    public var data: JSONValue?

    /// An error of any code.
    public init(code: Int, message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}

extension ErrorObject: JSONWritable {
    /// Writes the members `code`, `message` and, if there is any, `data`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("code", code)
            writer.member("message", message)
            writer.member("data", ifPresent: data)
        }
    }
}

// MARK: The errors that JSON-RPC 2.0 defines

extension ErrorObject {
    /// -32700: the text is not JSON.
    ///
    /// A text that is nested too deep is JSON nevertheless: answer ``invalidRequest(_:)`` to that.
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

    /// -32601: there is no such method.
    public static func methodNotFound(_ name: String) -> ErrorObject {
        ErrorObject(code: -32601, message: "Method not found: \(name)")
    }

    /// -32602: the params are not those of the method.
    public static func invalidParams(_ error: JSONReadingError) -> ErrorObject {
        ErrorObject(
            code: -32602,
            message: "Invalid params: \(error.sentence(callingTheTop: "params"))",
            data: ["path": .string(error.path), "expected": .string(error.expected)]
        )
    }

    /// -32603: a fault of this program. The client is told no more.
    public static let internalError = ErrorObject(code: -32603, message: "Internal error")
}
