import BridgeCore
import Foundation
import HealthModel
import JSON

extension ControlChannel {
    /// The calls of the app.
    static let journal = Method(
        "journal",
        "The calls of the app so far, the latest 10,000 at least: names, outcomes and types, never values.",
        .optional("method", .string, "Only calls of this method."),
        .optional("since", .journalPosition, "Only entries after the one with this index, or from this time on."),
        .optional("type", .objectType, "Only calls about this type."),
        .optional("outcome", .name as ValueCodec<Journal.Outcome>, "Only calls that ended so."),
        .optional("limit", .count, "Only the latest so many of them."),
        result: ResultDescription("journal", Schemas.reference("Journal")),
        example: Example(result: ["entries": []])
    ) { (call, method, since, type, outcome, limit) throws(BridgeError) in
        let registry = call.connection.registry
        let name = method.map { registry.method($0, withControl: true)?.name ?? $0 }
        let entries = call.connection.journal.entries.filter { entry in
            (name == nil || entry.method == name) && (since?.isBefore(entry) ?? true)
                && (outcome == nil || entry.outcome == outcome)
                && (type.map { entry.types.contains($0.identifier) } ?? true)
        }
        return ["entries": .array(entries.suffix(limit ?? .max).map(\.json))] as JSONValue
    }

    /// Removes the entries of the journal.
    static let clearJournal = Method(
        "clearJournal",
        "Forgets the calls so far. The numbering goes on.",
        result: .nothing,
        example: Example()
    ) { (call) throws(BridgeError) in
        call.connection.journal.clear()
        return JSONNull()
    }
}

/// A place in the journal.
private enum JournalPosition {
    case index(Int)
    case time(Date)

    func isBefore(_ entry: Journal.Entry) -> Bool {
        switch self {
        case .index(let index): entry.index > index
        case .time(let time): entry.time >= time
        }
    }
}

extension ValueCodec where Value == JournalPosition {
    /// An index, or an instant.
    fileprivate static let journalPosition = ValueCodec(["type": ["integer", "string"]]) {
        (reader, context) throws(BridgeError) in
        if case .integer(let index) = reader.value { return .index(Int(index)) }
        return .time(try ValueCodec<Date>.date.read(reader, context))
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
