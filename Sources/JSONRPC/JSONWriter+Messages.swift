public import JSON

extension JSONWriter {
    /// Writes a success response.
    public mutating func response(to id: RequestID, result: some JSONWritable) {
        object { writer in
            writer.key(text: Self.versionAndID)
            id.write(to: &writer)
            writer.key(text: Self.result)
            result.write(to: &writer)
        }
    }

    /// Writes an error response.
    public mutating func response(to id: RequestID, error: ErrorObject) {
        object { writer in
            writer.key(text: Self.versionAndID)
            id.write(to: &writer)
            writer.member("error", error)
        }
    }

    /// Writes a notification.
    public mutating func notification(_ method: String, params: some JSONWritable) {
        object { writer in
            writer.key(text: Self.versionAndMethod)
            writer.string(method)
            writer.member("params", params)
        }
    }

    // The constant parts of messages.
    private static let versionAndID = Array(#""jsonrpc":"2.0","id":"#.utf8)
    private static let versionAndMethod = Array(#""jsonrpc":"2.0","method":"#.utf8)
    private static let result = Array(#""result":"#.utf8)
}
