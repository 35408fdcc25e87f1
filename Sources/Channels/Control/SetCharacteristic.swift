import Foundation
import HealthEngine
import HealthModel
import JSON

/// The user edits the profile in the Health app, which no app can (CHAR-01).
enum SetCharacteristic: Method {
    static let name = "control/setCharacteristic"
    static let summary = "The user edits a characteristic in the Health app; null clears it."
    static let identifier = Parameter.required("identifier", .objectType, "The characteristic.")
    static let value = Parameter.nullable(
        "value",
        .any,
        "A raw value, the Swift name of one, {year, month, day} for the date of birth, or null for not set."
    )
    static let parameters = [identifier.description, value.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["identifier": "HKCharacteristicTypeIdentifierBloodType", "value": "oPositive"],
        result: .null
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let type = try arguments(identifier)
        guard type.kind == .characteristic else {
            throw .expected("the identifier of a characteristic", at: "identifier")
        }
        let value = try arguments(value)
        let stored = try value.flatMap { (value) throws(BridgeError) in
            try type == .dateOfBirth ? dateOfBirth(value, in: context) : member(of: type, value)
        }
        context.notes.who = AuditEntry.user
        context.journal([type])
        try context.healthKit { store throws(HealthFailure) in try store.setCharacteristic(type, to: stored) }
        return JSONNull()
    }

    /// The raw value of a member of the type's enumeration; nil for its `notSet`.
    private static func member(of type: ObjectType, _ value: JSONValue) throws(BridgeError) -> Int? {
        guard let values = type.values else { return nil }
        let raw: Int? =
            switch value {
            case .integer(let raw): Int(exactly: raw).flatMap { values.contains($0) ? $0 : nil }
            case .string(let name): values.rawValue(named: name)
            default: nil
            }
        guard let raw else {
            let names = values.cases.map { "\($0.rawValue) (\($0.name))" }.joined(separator: ", ")
            throw .expected("one of \(names)", at: "value")
        }
        return raw == 0 ? nil : raw
    }

    /// A date of birth as yyyymmdd: a day of the Gregorian calendar that is not in the future.
    private static func dateOfBirth(_ value: JSONValue, in context: Context) throws(BridgeError) -> Int {
        let expected = BridgeError.invalidParams(
            JSONReadingError(
                path: "value",
                expected: "{year, month, day}: a day of the Gregorian calendar, not in the future"
            )
        )
        guard case .object(let object) = value, object.count == 3,
            case .integer(let year)? = object["year"], (1...9999).contains(year),
            case .integer(let month)? = object["month"], (1...12).contains(month),
            case .integer(let day)? = object["day"], (1...31).contains(day)
        else { throw expected }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = context.store.environment.timeZone
        let components = DateComponents(year: Int(year), month: Int(month), day: Int(day))
        guard components.isValidDate(in: calendar), let date = calendar.date(from: components),
            date <= context.store.environment.clock.now()
        else { throw expected }
        return Int(year) * 10000 + Int(month) * 100 + Int(day)
    }
}
