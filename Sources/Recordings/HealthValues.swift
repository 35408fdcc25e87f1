import Bridge
import BridgeCore
import Explanations
import HealthJSON
import JSON

/// The numbers in the params of a call that may be health values: all but those whose declaration says that they are something else.
/// Metadata declares no names, so each of its numbers is one, and so is a number in a member that no schema has.
struct HealthValues {
    /// The declared numbers that are none, by name: numbers of the protocol, times, and what selects or limits data.
    static let others: Set<String> = [
        "anchorTimestamp", "atLeast", "atMost", "builder", "calls", "clockStep", "code", "date", "day", "dayOfYear", "days",
        "delaySeconds", "delivery", "endDate", "endTime", "endTimestamp", "end_time", "enumerateFrom", "enumerateTo", "era",
        "frequency",
        "healthKitError", "heartRateInterval", "hour", "index", "interval", "limit", "maxFrame", "minute", "month", "nanosecond",
        "offset",
        "period", "permissions", "quarter", "query", "recordingMethod", "recordingMethodsToFilter", "second", "seconds", "seed",
        "session",
        "sheet", "since", "startDate", "startTime", "startTimestamp", "start_time", "times", "timestamp", "vary", "weekOfMonth",
        "weekOfYear",
        "weekday", "weekdayOrdinal", "year", "yearForWeekOfYear",
    ]

    private static let schemas = Schemas.merged(Channels.registry.channels.map(\.schemas))

    private let params: JSONValue?
    /// The schemas of the params by name.
    private let declared: JSONObject

    /// The values in the params of a call.
    init(of call: SessionTest.Call) {
        params = call.params
        let parameters = Channels.registry.method(call.method, withControl: true)?.parameters ?? []
        declared = parameters.reduce(into: [:]) { declared, parameter in declared[parameter.name] = parameter.schema }
    }

    /// The params with 1 in the place of each value, or only of that at a path. A text that is a number becomes the text 1.
    func replaced(only path: String? = nil) -> JSONValue? {
        map { value, place in
            guard path == nil || path == place else { return value }
            return switch value {
            case .real: .real(1)
            case .string: "1"
            default: .integer(1)
            }
        }
    }

    /// The paths of the values, such as `objects[0].quantity.value`.
    var paths: [String] {
        var paths: [String] = []
        _ = map { value, place in
            paths.append(place)
            return value
        }
        return paths
    }

    private func map(_ change: (JSONValue, String) -> JSONValue) -> JSONValue? {
        params.map { Self.map($0, Place(schemas: [["properties": .object(declared)]]), change) }
    }

    private static func map(_ value: JSONValue, _ place: Place, _ change: (JSONValue, String) -> JSONValue) -> JSONValue {
        switch value {
        case .integer, .real: return place.isOther ? value : change(value, place.path)
        case .string(let text): return text.isNumber && place.mayBeNumber && !place.isOther ? change(value, place.path) : value
        case .array(let elements):
            return .array(elements.enumerated().map { map($1, place.element($0), change) })
        case .object(var object):
            for (name, value) in object.members { object[name] = map(value, place.member(name), change) }
            return .object(object)
        case .null, .bool: return value
        }
    }

    /// A place in params, with the schemas that declare its value: none for a place that is not declared.
    private struct Place {
        var path = ""
        /// The name of the innermost declared member.
        var name = ""
        let schemas: [JSONValue]

        /// Whether the value may be a number: nothing says that it is something else.
        var mayBeNumber: Bool { types.isEmpty || !types.isDisjoint(with: ["integer", "number"]) }
        /// Whether the place is declared for a number that is no health value.
        var isOther: Bool { HealthValues.others.contains(name) && !types.isDisjoint(with: ["integer", "number"]) }

        private var types: Set<String> {
            let types = schemas.compactMap { $0["type"] }.flatMap { $0.elements.isEmpty ? [$0] : $0.elements }
            return Set(types.compactMap(\.text))
        }

        /// Some plugins have their params in a list.
        func element(_ index: Int) -> Place {
            path.isEmpty
                ? Place(path: "[\(index)]", schemas: schemas)
                : Place(path: "\(path)[\(index)]", name: name, schemas: schemas.compactMap { $0["items"] }.flatMap(Self.resolved))
        }

        func member(_ name: String) -> Place {
            let path = path.isEmpty ? name : "\(path).\(name)"
            let declared = schemas.compactMap { $0["properties"]?[name] }
            guard declared.isEmpty else { return Place(path: path, name: name, schemas: declared.flatMap(Self.resolved)) }
            return Place(path: path, schemas: schemas.compactMap { $0["additionalProperties"] }.flatMap(Self.resolved))
        }

        /// The schemas to which a schema refers, or the alternatives that it has; itself otherwise.
        private static func resolved(_ schema: JSONValue) -> [JSONValue] {
            if let name = schema["$ref"]?.text?.split(separator: "/").last {
                return HealthValues.schemas[String(name)].map(resolved) ?? []
            }
            let alternatives = schema["oneOf"]?.elements ?? schema["anyOf"]?.elements ?? []
            return alternatives.isEmpty ? [schema] : alternatives.flatMap(resolved)
        }
    }
}

extension JSONValue {
    /// The value without the identifiers that a phone gives to samples, queries and other objects in turn: they depend on earlier
    /// calls.
    var withoutIdentifiers: JSONValue {
        switch self {
        case .string(let text):
            let isIdentifier = text.wholeMatch(of: /[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) != nil
            return isIdentifier ? "UUID" : self
        case .array(let elements): return .array(elements.map(\.withoutIdentifiers))
        case .object(var object):
            for (name, value) in object.members {
                let isNumber = ["query", "delivery", "builder", "session", "series"].contains(name)
                object[name] = isNumber ? 0 : value.withoutIdentifiers
            }
            return .object(object)
        case .null, .bool, .integer, .real: return self
        }
    }

    /// An answer with 1 in the place of each number but the codes of errors.
    var withoutNumbers: JSONValue {
        switch self {
        case .integer: return .integer(1)
        case .real: return .real(1)
        case .string(let text): return text.isNumber ? "1" : self
        case .array(let elements): return .array(elements.map(\.withoutNumbers))
        case .object(var object):
            for (name, value) in object.members where name != "code" { object[name] = value.withoutNumbers }
            return .object(object)
        case .null, .bool: return self
        }
    }
}

extension String {
    /// Whether the text is a number.
    fileprivate var isNumber: Bool { Double(self) != nil }
}
