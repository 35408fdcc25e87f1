public import JSON

/// The id of a request. Its response has the same id.
public enum RequestID: Hashable, Sendable {
    /// A string.
    case string(String)
    /// A number written without fraction and exponent.
    case integer(Int64)
    /// A number written with a fraction or an exponent. The response to `1.0` has the id `1.0`.
    case real(Double)
    /// `null`
    case null

    /// The id from a value; nil if the value has another type.
    public init?(_ value: JSONValue) {
        switch value {
        case .string(let value): self = .string(value)
        case .integer(let value): self = .integer(value)
        case .real(let value): self = .real(value)
        case .null: self = .null
        case .bool, .array, .object: return nil
        }
    }

    /// The id for the response to an invalid request: its own id if it has one, else null.
    public init(ofInvalidRequest value: JSONValue?) {
        guard case .object(let members) = value, let id = members["id"].flatMap(RequestID.init) else {
            self = .null
            return
        }
        self = id
    }
}

extension RequestID: JSONWritable {
    /// Writes the id as received.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .string(let value): writer.string(value)
        case .integer(let value): writer.integer(value)
        case .real(let value): writer.real(value)
        case .null: writer.null()
        }
    }
}
