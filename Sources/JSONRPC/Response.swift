public import JSON

/// The response to a request: a result or an error.
public struct Response: JSONWritable {
    private let id: RequestID
    /// The result or the error.
    public let outcome: Result<any JSONWritable, ErrorObject>

    /// A success response.
    public init(to id: RequestID, result: any JSONWritable) {
        self.id = id
        outcome = .success(result)
    }

    /// An error response.
    public init(to id: RequestID, error: ErrorObject) {
        self.id = id
        outcome = .failure(error)
    }

    /// Writes the message.
    public func write(to writer: inout JSONWriter) {
        switch outcome {
        case .success(let result): writer.response(to: id, result: result)
        case .failure(let error): writer.response(to: id, error: error)
        }
    }
}

/// A message that expects no response.
public struct Notification: JSONWritable {
    /// The name of the method.
    public let method: String
    private let params: any JSONWritable

    /// Creates a notification.
    public init(_ method: String, params: any JSONWritable) {
        self.method = method
        self.params = params
    }

    /// Writes the message.
    public func write(to writer: inout JSONWriter) {
        writer.notification(method, params: params)
    }
}
