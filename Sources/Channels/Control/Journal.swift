import BridgeCore
import Foundation
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The calls of the app.
    static let journal = Method(
        "journal",
        "Returns at least the latest 10,000 calls of the app: names, outcomes, types and counts, never values.",
        .optional("method", .string, "Only calls of this method."),
        .optional("since", .journalPosition, "Only entries after this index, or at or after this time."),
        .optional("type", .objectType, "Only calls that concern this type."),
        .optional("outcome", .name as ValueCodec<JournalEntry.Outcome>, "Only calls with this outcome."),
        .optional("limit", .count, "The largest number of entries. The latest ones are returned."),
        result: ResultDescription("journal", Schemas.reference("Journal")), onlyReads: true
    ) { call, method, since, type, outcome, limit in
        let registry = call.connection.registry
        let name = method.map { registry.method($0, withControl: true)?.name ?? $0 }
        let entries = call.connection.record.entries.filter { entry in
            (name == nil || entry.method == name) && (since?.isBefore(entry) ?? true)
                && (outcome == nil || entry.outcome == outcome)
                && (type.map { entry.types.contains($0.identifier) } ?? true)
        }
        let app = call.app.bundleIdentifier
        return ["entries": .array(entries.suffix(limit ?? .max).map { .object($0.json(for: app)) })] as JSONValue
    }

    /// Removes the entries of the journal.
    static let clearJournal = Method(
        "clearJournal", "Removes all entries of the journal. The numbering continues."
    ) { call in
        call.connection.record.clearEntries()
    }
}

private enum JournalPosition {
    case index(Int)
    case time(Date)

    func isBefore(_ entry: JournalEntry) -> Bool {
        switch self {
        case .index(let index): entry.index > index
        case .time(let time): entry.time >= time
        }
    }
}

extension ValueCodec where Value == JournalPosition {
    /// An index or an instant.
    fileprivate static let journalPosition = ValueCodec(["type": ["integer", "string"]]) { reader, context in
        if case .integer(let index) = reader.value { return .index(Int(clamping: index)) }
        return .time(try ValueCodec<Date>.date.read(reader, context))
    }
}

extension JournalEntry {
    /// The entry without its params. It names its app, unless that is the present one.
    func json(for present: String) -> JSONObject {
        var object: JSONObject = [
            "index": .integer(index),
            "time": .string(time.rfc3339),
            "method": .string(method),
            "outcome": .string(outcome.rawValue),
        ]
        object["app"] = app == present ? nil : app.map { .string($0) }
        object["errorCode"] = errorCode.map { .integer($0) }
        if !types.isEmpty { object["types"] = .strings(types) }
        object["count"] = shownCount.map { .integer($0) }
        object["healthKitError"] = healthKitError.map { .integer($0) }
        return object
    }

    /// The number of objects of the call, or of types where it is about types. An error has none.
    var shownCount: Int? { count ?? (types.isEmpty || outcome == .error ? nil : types.count) }
}
