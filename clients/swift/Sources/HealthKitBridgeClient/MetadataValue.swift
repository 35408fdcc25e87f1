public import Foundation

/// A value of an object's metadata.
///
/// ```swift
/// let metadata: [String: MetadataValue] = ["HKWasUserEntered": true, "HKTimeZone": "Europe/Paris"]
/// ```
public enum MetadataValue: Codable, Hashable, Sendable {
    /// A string.
    case string(String)
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A real number.
    case real(Double)
    /// A date.
    case date(Date)
    /// A quantity.
    case quantity(Quantity)

    private struct Wrapped: Codable {
        var date: Date?
        var quantity: Quantity?
    }

    /// Reads a scalar, `{date}` or `{quantity}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .real(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else {
            let wrapped = try container.decode(Wrapped.self)
            if let date = wrapped.date {
                self = .date(date)
            } else if let quantity = wrapped.quantity {
                self = .quantity(quantity)
            } else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "is not a metadata value")
            }
        }
    }

    /// Writes a scalar, `{date}` or `{quantity}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .boolean(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .date(let date): try container.encode(Wrapped(date: date))
        case .quantity(let quantity): try container.encode(Wrapped(quantity: quantity))
        }
    }
}

extension MetadataValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
{
    /// A string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// True or false.
    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }

    /// A whole number.
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    /// A real number.
    public init(floatLiteral value: Double) {
        self = .real(value)
    }
}
