import Foundation

/// A JSON value of a vector, of a request or of an answer.
enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    static func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }

    static func integers(_ values: [Int]) -> JSONValue { .array(values.map { .integer($0) }) }

    /// A number. Null if it is not finite, because JSON has no such numbers.
    static func finite(_ value: Double) -> JSONValue { value.isFinite ? .real(value) : .null }

    /// The number, of either kind.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    /// The text of a string.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// A member of an object. Nil for other values.
    subscript(name: String) -> JSONValue? { if case .object(let object) = self { object[name] } else { nil } }

    /// The members of an object.
    func members() throws -> JSONObject {
        guard case .object(let object) = self else { throw NotReenacted(.value) }
        return object
    }

    /// The elements of an array.
    func elements() throws -> [JSONValue] {
        guard case .array(let elements) = self else { throw NotReenacted(.value) }
        return elements
    }

    /// All strings, also names of members.
    var texts: Set<String> {
        var texts: Set<String> = []
        _ = mappingStrings { text in
            texts.insert(text)
            return text
        }
        return texts
    }

    /// The value with each string, also names of members, replaced by a function.
    func mappingStrings(_ change: (String) -> String) -> JSONValue {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let elements): .array(elements.map { $0.mappingStrings(change) })
        case .object(let object):
            .object(object.reduce(into: JSONObject()) { $0[change($1.key)] = $1.value.mappingStrings(change) })
        default: self
        }
    }
}

/// The members of a JSON object.
typealias JSONObject = [String: JSONValue]

extension JSONObject {
    /// A member that is neither absent nor null.
    func given(_ name: String) -> JSONValue? { self[name].flatMap { $0 == .null ? nil : $0 } }

    /// A member that must be present.
    func required(_ name: String) throws -> JSONValue {
        guard let value = given(name) else { throw NotReenacted(.value) }
        return value
    }

    func adding(_ others: JSONObject) -> JSONObject { merging(others) { $1 } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int64) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements) { $1 }) }
}

// MARK: Texts

extension JSONValue {
    /// Reads a JSON text. Throws for any other text.
    init(parsing text: some Collection<UInt8>) throws {
        self.init(foundation: try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed))
    }

    /// A value of Foundation. Null for one that JSON does not have.
    init(foundation value: Any) {
        switch value {
        case let object as [String: Any]: self = .object(object.mapValues { JSONValue(foundation: $0) })
        case let elements as [Any]: self = .array(elements.map { JSONValue(foundation: $0) })
        case let text as String: self = .string(text)
        case let number as NSNumber:
            switch unsafe String(cString: number.objCType) {
            case "c", "B": self = .bool(number.boolValue)
            case "d", "f": self = .real(number.doubleValue)
            default: self = .integer(number.int64Value)
            }
        default: self = .null
        }
    }

    /// The value for Foundation.
    private var foundation: Any {
        switch self {
        case .null: NSNull()
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): number.isFinite ? NSNumber(value: number) : NSNull()
        case .string(let text): text
        case .array(let elements): elements.map(\.foundation)
        case .object(let object): object.mapValues(\.foundation)
        }
    }

    /// The value as JSON on one line, with sorted members.
    var jsonText: String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: foundation, options: options)).map {
            String(decoding: $0, as: UTF8.self)
        } ?? ""
    }
}
