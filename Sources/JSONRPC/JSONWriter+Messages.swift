public import JSON

extension JSONWriter {
    /// Writes the response to a request that succeeded.
    public mutating func response(to id: RequestID, result: some JSONWritable) {
        object { writer in
            writer.key(text: Self.versionAndID)
            id.write(to: &writer)
            writer.key(text: Self.result)
            result.write(to: &writer)
        }
    }

    /// Writes the response to a request that failed.
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

    // How every message begins, and what nearly every response has.
    private static let versionAndID = Array(#""jsonrpc":"2.0","id":"#.utf8)
    private static let versionAndMethod = Array(#""jsonrpc":"2.0","method":"#.utf8)
    private static let result = Array(#""result":"#.utf8)
}
