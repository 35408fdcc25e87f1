public import JSON

/// The id of a request. Its response has the same id.
public enum RequestID: Sendable {
    /// A string.
    case string(String)
    /// A number written without fraction and exponent.
    case integer(Int64)
    /// A number written with a fraction or an exponent.
    case real(Double)
    /// A number and its text, such as `1e2` or `-0`. The response has the same text.
    indirect case number(RequestID, text: String)
    /// `null`
    case null

    /// The id from a value and, for a number, its text. Nil if the value has another type.
    public init?(_ value: JSONValue, text: String? = nil) {
        switch value {
        case .string(let value): self = .string(value)
        case .integer(let value): self = .integer(value)
        case .real(let value): self = .real(value)
        case .null: self = .null
        case .bool, .array, .object: return nil
        }
        if let text { self = .number(self, text: text) }
    }

    /// The id for the response to an invalid request: its own id if it has one, else null.
    public init(ofInvalidRequest value: JSONValue?, text: String? = nil) {
        guard case .object(let members) = value, let id = members["id"].flatMap({ RequestID($0, text: text) }) else {
            self = .null
            return
        }
        self = id
    }

    /// The texts of the ids of a message, or of each message of a batch, whose texts may differ from those of their
    /// values. Empty if there is no such id.
    public static func texts(in bytes: ArraySlice<UInt8>, of value: JSONValue) -> [String?] {
        let isNeeded =
            if case .array(let elements) = value { elements.contains(where: needsText) } else { needsText(value) }
        guard isNeeded else { return [] }
        var scanner = JSONTextScanner(bytes)
        return scanner.numbers(ofMember: "id")
    }

    /// Whether the id of a message is a number that can be written in several ways.
    private static func needsText(_ message: JSONValue) -> Bool {
        guard case .object(let members) = message else { return false }
        return switch members["id"] {
        case .real?, .integer(0)?: true
        default: false
        }
    }
}

extension RequestID: Hashable {
    /// Compares values: `1e2` and `100.0` are equal, `100` and `100.0` are not.
    public static func == (left: RequestID, right: RequestID) -> Bool { left.value == right.value }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    private var value: JSONValue {
        switch self {
        case .string(let value): .string(value)
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        case .number(let number, _): number.value
        case .null: .null
        }
    }
}

extension RequestID: JSONWritable {
    /// Writes the id as received.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .string(let value): writer.string(value)
        case .integer(let value): writer.integer(value)
        case .real(let value): writer.real(value)
        case .number(_, let text): writer.raw(text.utf8)
        case .null: writer.null()
        }
    }
}
