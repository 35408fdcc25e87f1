public import JSON

/// The response to a request: a result or an error.
public struct Response: JSONWritable {
    private enum Outcome {
        case result(any JSONWritable)
        case error(ErrorObject)
    }

    private let id: RequestID
    private let outcome: Outcome

    /// A success response.
    public init(to id: RequestID, result: any JSONWritable) {
        self.id = id
        outcome = .result(result)
    }

    /// An error response.
    public init(to id: RequestID, error: ErrorObject) {
        self.id = id
        outcome = .error(error)
    }

    /// Writes the message.
    public func write(to writer: inout JSONWriter) {
        switch outcome {
        case .result(let result): writer.response(to: id, result: result)
        case .error(let error): writer.response(to: id, error: error)
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
