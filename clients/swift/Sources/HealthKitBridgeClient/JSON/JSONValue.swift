public import Foundation

/// A value of JSON. Numbers keep their kind: `1` is an integer, `1.0` is a real number, and the two are not equal.
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
    /// A number with a fraction or an exponent. One that is not finite cannot be sent.
    case real(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([String: JSONValue])

    /// A date as the bridge takes it: RFC 3339 in UTC, with milliseconds. One that is not a number is null.
    public static func date(_ date: Date) -> JSONValue {
        date.timeIntervalSince1970.isNaN ? .null : .string(date.rfc3339)
    }

    /// The member of an object; nil if there is none, or this is no object.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The element of an array; nil if there is none, or this is no array.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
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

    /// An object. Of members with the same name the last counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as JSON text.
    public var description: String { String(decoding: utf8, as: UTF8.self) }
}
