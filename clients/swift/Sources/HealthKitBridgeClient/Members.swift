/// The members of an object to send. Nil values are omitted.
struct Members: Encodable, Sendable, ExpressibleByDictionaryLiteral {
    private var values: [(name: String, value: any Encodable & Sendable)]

    init(dictionaryLiteral elements: (String, (any Encodable & Sendable)?)...) {
        values = elements.compactMap { name, value in value.map { (name, $0) } }
    }

    var isEmpty: Bool { values.isEmpty }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in values {
            try container.encode(value, forKey: Name(stringValue: name))
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            return nil
        }
    }
}

/// A value or null, for params where null differs from an omitted value.
public enum Nullable<Value: Encodable & Sendable>: Encodable, Sendable {
    /// Null.
    case null
    /// A value.
    case value(Value)

    /// Null for nil.
    init(_ value: Value?) {
        self = value.map(Nullable.value) ?? .null
    }

    /// Writes the value, or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .value(let value): try container.encode(value)
        }
    }
}
