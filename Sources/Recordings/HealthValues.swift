import Explanations
import JSON

/// Finds the numbers in params and results that may be health values.
enum HealthValues {
    /// The members whose numbers are none: numbers of the protocol, and what selects or limits data.
    private static let others: Set<String> = [
        "allowed", "anchor", "ascending", "builder", "code", "consent", "days", "delivery", "index", "interval", "limit",
        "nanoseconds", "options", "query", "seconds", "seed", "series", "session", "sheet", "times", "totalCount",
    ]

    /// The value with 1 in the place of each health value, or only of that at a path.
    static func replaced(in value: JSONValue, only path: String? = nil) -> JSONValue {
        mapNumbers(value, at: "") { number, place in
            guard path == nil || path == place else { return number }
            if case .real = number { return .real(1) }
            return .integer(1)
        }
    }

    /// The paths of the health values, such as `objects[0].quantity.value`.
    static func paths(in value: JSONValue) -> [String] {
        var paths: [String] = []
        _ = mapNumbers(value, at: "") { number, place in
            paths.append(place)
            return number
        }
        return paths
    }

    /// The value without the identifiers that a phone gives to samples, queries and other objects in turn: they depend on earlier
    /// calls.
    static func withoutIdentifiers(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text):
            let isIdentifier = text.wholeMatch(of: /[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) != nil
            return isIdentifier ? "UUID" : value
        case .array(let elements): return .array(elements.map(withoutIdentifiers))
        case .object(var object):
            for (name, value) in object.members {
                let isNumber = ["query", "delivery", "builder", "session", "series"].contains(name)
                object[name] = isNumber ? 0 : withoutIdentifiers(value)
            }
            return .object(object)
        case .null, .bool, .integer, .real: return value
        }
    }

    private static func mapNumbers(
        _ value: JSONValue, at path: String, _ change: (JSONValue, String) -> JSONValue
    ) -> JSONValue {
        switch value {
        case .integer, .real: return change(value, path)
        case .array(let elements):
            return .array(elements.enumerated().map { mapNumbers($1, at: "\(path)[\($0)]", change) })
        case .object(var object):
            for (name, value) in object.members where !others.contains(name) && !isTime(name) {
                object[name] = mapNumbers(value, at: path.isEmpty ? name : "\(path).\(name)", change)
            }
            return .object(object)
        case .null, .bool, .string: return value
        }
    }

    /// Whether a number with this name is a time, as plugins send dates.
    private static func isTime(_ name: String) -> Bool { ["date", "time"].contains { name.lowercased().hasSuffix($0) } }
}
