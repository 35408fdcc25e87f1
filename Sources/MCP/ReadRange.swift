import BridgeCore
import Explanations
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The type and the days that a tool reads, and what the app may know about them.
struct ReadRange {
    let type: ObjectType
    let timeZone: TimeZone
    let start: Date?
    let end: Date?
    private let connection: Connection

    /// Reads the arguments `from` and `to`, which are days, and `type` if no type is given.
    init(_ arguments: inout JSONObjectReader, _ session: Session, type given: ObjectType? = nil) throws {
        connection = session.phone.connection
        let zone = connection.phone.environment.timeZone
        timeZone = zone
        type = try given ?? Self.type(try arguments.required("type"))
        func midnight(_ name: String, addingDays days: Int, notBefore start: Date?) throws -> Date? {
            guard let reader = arguments.optional(name) else { return nil }
            let calendar = Calendar(.gregorian, in: zone)
            guard let day = CalendarDay(isoText: try reader.string()),
                let date = DateComponents(timeZone: zone, year: day.year, month: day.month, day: day.day).midnight,
                CalendarDay(of: date, in: calendar) == day
            else { throw reader.fail(expected: "a day of the calendar such as 2026-01-31") }
            if let start, date < start { throw reader.fail(expected: "a day that is not before from") }
            return calendar.date(byAdding: .day, value: days, to: date)
        }
        start = try midnight("from", addingDays: 0, notBefore: nil)
        end = try midnight("to", addingDays: 1, notBefore: start)
    }

    /// The user's decision on reading the type.
    private func access() throws -> String {
        let isAllowed = try connection.phone.authorizationDecision(
            on: AccessPair(type, .read), bundleIdentifier: connection.app.bundleIdentifier)
        return isAllowed.map { $0 ? "allowed" : "denied" } ?? "not asked"
    }

    /// Whether not all days are read.
    var isLimited: Bool { start != nil || end != nil }

    /// The samples that overlap the days, as the param `predicate`; nil for all.
    var predicate: JSONValue? {
        var range = JSONObject()
        range["startDate"] = start.map { .string($0.rfc3339) }
        range["endDate"] = end.map { .string($0.rfc3339) }
        return range.isEmpty ? nil : .object(range)
    }

    /// Whether an interval of statistics is in the days. A sample that begins before the first day has a part in another one.
    func contains(_ interval: JSONValue) -> Bool {
        let (first, last) = (Self.date(interval["startDate"]), Self.date(interval["endDate"]))
        return (start.map { $0 < last ?? .distantFuture } ?? true) && (end.map { first ?? .distantPast < $0 } ?? true)
    }

    private static func date(_ value: JSONValue?) -> Date? { value?.text.flatMap { Date(rfc3339: $0) } }

    private var now: Date { connection.phone.environment.clock.current }

    /// The members of each result: the type, the time zone, whether reading is permitted, and what no rows mean.
    func head(isEmpty: Bool) throws -> JSONObject {
        let access = try access()
        var head: JSONObject = [
            "type": .string(type.identifier), "timeZone": .string(timeZone.name), "readAccess": .string(access),
        ]
        if isEmpty {
            head["note"] =
                switch access {
                case "denied":
                    "Reading is denied, so the app sees only what it saved itself. The app cannot tell this from no data."
                case "allowed" where isLimited:
                    .string("Reading is allowed, and these days have no such data. The phone's clock is \(now.rfc3339).")
                case "allowed": "Reading is allowed, and there is no such data."
                default: "The app has not asked to read this type: see store/requestAuthorization."
                }
        }
        return head
    }

    /// The schemas of ``head(isEmpty:)``.
    static let headSchemas: KeyValuePairs<String, JSONValue> = [
        "type": ["type": "string"], "timeZone": ["type": "string"], "readAccess": ["enum": ["allowed", "denied", "not asked"]],
        "note": ["type": "string"], "unit": ["type": "string"], "by": ["type": "string"],
    ]

    static let parameters = [
        Tool.text("from", "The first day, such as 2026-01-31, in the phone's time zone. Default: that of the first sample."),
        Tool.text("to", "The last day. Default: that of the last sample."),
    ]

    private static func type(_ reader: JSONReader) throws -> ObjectType {
        let text = try reader.string()
        guard let type = TypeCatalog.type(identifier: text) ?? TypeCatalog.type(name: text) else {
            let nearest = TypeNames.identifier(near: text).flatMap(TypeCatalog.type(identifier:))?.name
            throw JSONReadingError(path: reader.path, expected: "a type of HealthKit, such as stepCount", didYouMean: nearest)
        }
        return type
    }
}
