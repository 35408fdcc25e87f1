public import JSON

/// A request, or a notification if it has no id.
public struct Request: Equatable, Sendable {
    /// The id for the response; nil for a notification. A null id is an id.
    public var id: RequestID?
    /// The name of the method.
    public var method: String
    /// An array, an object or nil. `null` is treated as absent.
    public var params: JSONValue?

    /// Creates a request, or a notification if the id is nil.
    public init(id: RequestID?, method: String, params: JSONValue? = nil) {
        self.id = id
        self.method = method
        self.params = params
    }
}

/// The meaning of a message in JSON-RPC 2.0.
public enum Message: Equatable, Sendable {
    /// A request or a notification.
    case request(Request)
    /// A response from the client. It is ignored.
    case response
    /// An invalid message. The error response has this id and reason.
    case invalid(id: RequestID, reason: String)

    /// Interprets a value that is not a batch. Members that JSON-RPC does not define are ignored. An id that is a number
    /// keeps its text, if it is given.
    public init(_ value: JSONValue, idText: String? = nil) {
        do throws(InvalidRequest) {
            self = try Message(checking: value, idText)
        } catch {
            self = .invalid(id: RequestID(ofInvalidRequest: value, text: idText), reason: error.reason)
        }
    }

    private init(checking value: JSONValue, _ idText: String?) throws(InvalidRequest) {
        guard case .object(let members) = value else { throw InvalidRequest(reason: "a message must be an object") }
        let method = members["method"]
        if method == nil, members["result"] != nil || members["error"] != nil {
            self = .response
            return
        }
        guard members["jsonrpc"] == "2.0" else { throw InvalidRequest(reason: #"the member jsonrpc must be "2.0""#) }
        guard case .string(let name) = method else {
            throw InvalidRequest(reason: "the member method must be a string")
        }
        self = .request(Request(id: try Self.id(members["id"], idText), method: name, params: try Self.params(members["params"])))
    }

    private static func id(_ member: JSONValue?, _ text: String?) throws(InvalidRequest) -> RequestID? {
        guard let member else { return nil }
        guard let id = RequestID(member, text: text) else {
            throw InvalidRequest(reason: "the member id must be a string, a number or null")
        }
        return id
    }

    private static func params(_ member: JSONValue?) throws(InvalidRequest) -> JSONValue? {
        switch member {
        case nil, .null: nil
        case .array, .object: member
        case .bool, .integer, .real, .string: throw InvalidRequest(reason: "the member params must be an array or an object")
        }
    }
}

private struct InvalidRequest: Error {
    let reason: String
}
