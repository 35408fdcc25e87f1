import Foundation
import HealthModel
import JSON

/// What the app has called.
enum ReadJournal: Method {
    static let name = "control/journal"
    static let summary =
        "The calls of the app so far, the latest 10,000 at least: names, outcomes and types, never values."
    static let method = Parameter.optional("method", .string, "Only calls of this method.")
    static let since = Parameter.optional(
        "since",
        .journalPosition,
        "Only entries after the one with this index, or from this time on."
    )
    static let type = Parameter.optional("type", .objectType, "Only calls about this type.")
    static let outcome = Parameter.optional("outcome", .name as Form<Journal.Outcome>, "Only calls that ended so.")
    static let limit = Parameter.optional("limit", .count, "Only the latest so many of them.")
    static let parameters = [
        method.description, since.description, type.description, outcome.description, limit.description,
    ]
    static let result = ResultDescription("journal", Schemas.reference("Journal"))
    static let example = Example(result: ["entries": []])

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let method = try arguments(method)
        let since = try arguments(since)
        let type = try arguments(type)?.identifier
        let outcome = try arguments(outcome)
        let limit = try arguments(limit)
        let name = method.map { MethodTable.method($0, withControl: true)?.name ?? $0 }
        let entries = context.journal.entries.filter { entry in
            (name == nil || entry.method == name) && (since?.isBefore(entry) ?? true)
                && (outcome == nil || entry.outcome == outcome)
                && (type.map { entry.types.contains($0) } ?? true)
        }
        return ["entries": .array(entries.suffix(limit ?? .max).map(\.json))]
    }
}

/// A place in the journal.
enum JournalPosition {
    case index(Int)
    case time(Date)

    func isBefore(_ entry: Journal.Entry) -> Bool {
        switch self {
        case .index(let index): entry.index > index
        case .time(let time): entry.time >= time
        }
    }
}

extension Form where Value == JournalPosition {
    static let journalPosition = Form(["type": ["integer", "string"]]) { (reader, arguments) throws(BridgeError) in
        if case .integer(let index) = reader.value {
            return .index(Int(index))
        }
        return .time(try Form<Date>.date.read(reader, arguments))
    }
}

extension Journal.Entry {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "index": .integer(index),
            "time": .string(time.rfc3339),
            "method": .string(method),
            "outcome": .string(outcome.rawValue),
        ]
        object["errorCode"] = errorCode.map { .integer($0) }
        if !types.isEmpty {
            object["types"] = .strings(types)
        }
        object["count"] = (count ?? (types.isEmpty ? nil : types.count)).map { .integer($0) }
        return .object(object)
    }
}
