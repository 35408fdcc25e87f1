/// A value of one of HealthKit's enumerations: its raw value, or the Swift name of its case.
///
/// ```swift
/// let running: EnumerationValue = "running"  // or 37
/// ```
public enum EnumerationValue: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// The raw value, which results contain.
    case rawValue(Int)
    /// The Swift name of the case.
    case name(String)

    /// A raw value.
    public init(integerLiteral value: Int) {
        self = .rawValue(value)
    }

    /// A name.
    public init(stringLiteral value: String) {
        self = .name(value)
    }

    /// Reads an integer or a string.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let rawValue = try? container.decode(Int.self) {
            self = .rawValue(rawValue)
        } else {
            self = .name(try container.decode(String.self))
        }
    }

    /// Writes an integer or a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .rawValue(let rawValue): try container.encode(rawValue)
        case .name(let name): try container.encode(name)
        }
    }
}
