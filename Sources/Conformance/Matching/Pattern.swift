import JSON

/// The value that a vector expects, or a form that many values match.
enum Pattern: Sendable, Equatable {
    /// An equal null, Boolean or string, or a number with this value in any notation.
    case equal(JSONValue)
    /// An array with exactly these elements, in this order.
    case array([Pattern])
    /// An array with exactly these elements, in any order.
    case unordered([Pattern])
    /// An array with at least these elements, in any order.
    case contains([Pattern])
    /// A string that contains this text.
    case containsText(String)
    /// An object with exactly these members.
    case object([Member])
    /// An object with at least these members.
    case has([Member])
    /// Any value of a form.
    case any(Form)
    /// A number printed without fraction and exponent.
    case integer(Int64)
    /// A number printed with a fraction or an exponent.
    case real(Double)
    /// A string with a JSON text whose value matches the pattern.
    indirect case json(Pattern)
    /// The value saved under a name earlier in the case.
    case use(String)
    /// A value that matches the pattern. It is saved under a name.
    indirect case save(String, Pattern)

    /// A member of an object, by name.
    struct Member: Sendable, Equatable {
        var name: String
        var pattern: Pattern
    }

    /// The forms that `$any` accepts.
    enum Form: String, Sendable, CaseIterable {
        case uuid, date, string, integer, number, boolean, array, object, anything
    }
}

extension Pattern: CustomStringConvertible {
    /// The pattern in the notation of vector files.
    var description: String { json.jsonText }

    private var json: JSONValue {
        switch self {
        case .equal(let value): value
        case .array(let elements): .array(elements.map(\.json))
        case .unordered(let elements): ["$unordered": .array(elements.map(\.json))]
        case .contains(let elements): ["$contains": .array(elements.map(\.json))]
        case .containsText(let text): ["$contains": .string(text)]
        case .object(let members): Self.object(of: members)
        case .has(let members): ["$has": Self.object(of: members)]
        case .any(let form): ["$any": .string(form.rawValue)]
        case .integer(let value): ["$integer": .integer(value)]
        case .real(let value): ["$real": .real(value)]
        case .json(let pattern): ["$json": pattern.json]
        case .use(let name): ["$use": .string(name)]
        case .save(let name, let pattern): ["$save": .string(name), "as": pattern.json]
        }
    }

    private static func object(of members: [Member]) -> JSONValue {
        var object = JSONObject()
        for member in members { object[member.name] = member.pattern.json }
        return .object(object)
    }
}
