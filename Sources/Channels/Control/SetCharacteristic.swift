import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user edits the profile in the Health app. Apps cannot (CHAR-01).
    static let setCharacteristic = Method(
        "setCharacteristic",
        "Sets a characteristic of the user, as in the Health app. Null clears it.",
        .required("identifier", .objectType, "The identifier of the characteristic."),
        .nullable("value", .any, "A raw value or its Swift name; `{year, month, day}` for the date of birth; null for not set."),
        .optional(
            "timeZone",
            .timeZone,
            "The IANA name of the time zone in which a date of birth is entered. Default: that of the phone."
        ),
        audit: .action(.write)
    ) { call, type, value, timeZone in
        guard type.kind == .characteristic else {
            throw JSONReadingError.expected("the identifier of a characteristic", at: "identifier")
        }
        guard timeZone == nil || type == .dateOfBirth && value != nil else {
            throw JSONReadingError.expected("no time zone, because only a date of birth has one", at: "timeZone")
        }
        let zone = timeZone ?? call.phone.environment.timeZone
        let stored = try value.flatMap { value in
            try type == .dateOfBirth ? call.phone.dateOfBirth(value, in: zone) : type.member(value)
        }
        try call.phone.setCharacteristic(type, to: stored, timeZone: zone)
    }
}

extension ObjectType {
    /// The raw value of a member of the type's enumeration; nil for its `notSet`.
    fileprivate func member(_ value: JSONValue) throws -> Int? {
        guard let values else { return nil }
        let raw: Int? =
            switch value {
            case .integer(let raw): Int(exactly: raw).flatMap { values.contains($0) ? $0 : nil }
            case .string(let name): values.rawValue(named: name)
            default: nil
            }
        guard let raw else {
            let names = values.cases.map { "\($0.rawValue) (\($0.name))" }.joined(separator: ", ")
            let reader = JSONReader(value, path: "value")
            throw reader.fail(oneOf: values.cases.map(\.name), expected: "one of \(names)")
        }
        return raw == 0 ? nil : raw
    }
}

extension Phone {
    /// A date of birth as the number yyyymmdd: a day of the Gregorian calendar that is not in the future.
    fileprivate func dateOfBirth(_ value: JSONValue, in timeZone: TimeZone) throws -> Int {
        let expected = JSONReadingError.expected(
            "{year, month, day}: a day of the Gregorian calendar, not in the future", at: "value")
        guard case .object(let object) = value, object.count == 3,
            case .integer(let year)? = object["year"], (1...9999).contains(year),
            case .integer(let month)? = object["month"], (1...12).contains(month),
            case .integer(let day)? = object["day"], (1...31).contains(day)
        else { throw expected }
        let calendar = Calendar(.gregorian, in: timeZone)
        let components = DateComponents(year: Int(clamping: year), month: Int(clamping: month), day: Int(clamping: day))
        guard components.isValidDate(in: calendar), let date = calendar.date(from: components),
            date <= environment.clock.now()
        else { throw expected }
        return Int(clamping: year) * 10000 + Int(clamping: month) * 100 + Int(clamping: day)
    }
}
