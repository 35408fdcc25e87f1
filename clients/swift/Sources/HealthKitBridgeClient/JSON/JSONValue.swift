public import Foundation

/// A JSON value. Numbers keep their kind: `1` is an integer, `1.0` is a real number, and they are not equal.
///
/// ```swift
/// let params: JSONValue = ["type": "HKQuantityTypeIdentifierStepCount", "limit": 10]
/// ```
public enum JSONValue: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without fraction and exponent.
    case integer(Int)
    /// A number with a fraction or an exponent. It must be finite to be sent.
    case real(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([String: JSONValue])

    /// A date in the format of the bridge: RFC 3339 in UTC with milliseconds. An invalid date becomes null.
    public static func date(_ date: Date) -> JSONValue {
        date.timeIntervalSince1970.isNaN ? .null : .string(date.rfc3339)
    }

    /// The member with a name; nil if it is missing or the value is not an object.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The element at an index; nil if it is missing or the value is not an array.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Decodes the value with Foundation's decoder. Dates are RFC 3339 strings.
    ///
    /// - Parameter type: The type to decode.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError` with the coding path, if the value does not match.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            guard let date = Date(rfc3339: try container.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "is not an RFC 3339 date")
            }
            return date
        }
        return try decoder.decode(type, from: Data(utf8))
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// `null`.
    public init(nilLiteral: ()) {
        self = .null
    }

    /// `true` or `false`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// An integer.
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    /// A real number.
    public init(floatLiteral value: Double) {
        self = .real(value)
    }

    /// A string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// An array.
    public init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }

    /// An object. If names repeat, the last member counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as JSON text.
    public var description: String { String(decoding: utf8, as: UTF8.self) }
}
