package import Foundation
package import HealthEngine
package import HealthModel
package import JSON

extension TimeZone {
    /// The IANA name. Foundation renames UTC to GMT; this restores it.
    package var name: String { identifier == "GMT" ? "UTC" : identifier }
}

extension AppIdentity {
    /// `{bundleIdentifier, name, version}`
    package var json: JSONValue {
        ["bundleIdentifier": .string(bundleIdentifier), "name": .string(name), "version": .string(version)]
    }
}

extension CalendarDay {
    /// `{year, month, day}`
    package var json: JSONValue { ["year": .integer(year), "month": .integer(month), "day": .integer(day)] }
}

extension DateComponents {
    /// `{year, month, day}` of a date of birth.
    package var json: JSONValue {
        func member(_ value: Int?) -> JSONValue { value.map { .integer(Int64($0)) } ?? .null }
        return ["year": member(year), "month": member(month), "day": member(day)]
    }

    /// `{year, month, day}` of a date of birth, with `timeZone` if it was entered in another zone than that of the phone.
    package func json(on phone: Phone) -> JSONValue {
        guard case .object(var members) = json, let timeZone, timeZone.name != phone.environment.timeZone.name else {
            return json
        }
        members["timeZone"] = .string(timeZone.name)
        return .object(members)
    }
}

extension JSONValue {
    package static let dateOfBirthSchema: JSONValue = Schemas.reference("DateOfBirth")
    package static let dateOfBirthComponentsSchema: JSONValue = Schemas.reference("DateOfBirthComponents")
}
