public import JSON

extension JSONWriter {
    /// Writes the response to a request that succeeded.
    public mutating func response(to id: RequestID, result: some JSONWritable) {
        message { writer in
            writer.member("id", id)
            writer.member("result", result)
        }
    }

    /// Writes the response to a request that failed.
    public mutating func response(to id: RequestID, error: ErrorObject) {
        message { writer in
            writer.member("id", id)
            writer.member("error", error)
        }
    }

    /// Writes a notification.
    public mutating func notification(_ method: String, params: some JSONWritable) {
        message { writer in
            writer.member("method", method)
            writer.member("params", params)
        }
    }

    /// The member that every message begins with.
    private static let version = Array(#""jsonrpc":"2.0""#.utf8)

    private mutating func message(_ body: (inout JSONWriter) -> Void) {
        object { writer in
            writer.value { $0 += Self.version }
            body(&writer)
        }
    }
}
