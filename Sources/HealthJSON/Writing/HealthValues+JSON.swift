import Foundation
import HealthEngine
import HealthModel
import JSON

/// How values of the health store look on the wire.
extension PermissionSheet {
    var json: JSONValue {
        var members: JSONObject = [
            "sheet": .integer(Int64(id)),
            "toShare": .array(types(.share).map { .string($0.identifier) }),
            "read": .array(types(.read).map { .string($0.identifier) }),
        ]
        members["objects"] = objects.map(JSONValue.strings)
        return .object(members)
    }
}

extension TimeZone {
    /// The IANA name. Foundation makes GMT of UTC, which nobody writes.
    var name: String { identifier == "GMT" ? "UTC" : identifier }
}

extension AppIdentity {
    var json: JSONValue {
        ["bundleIdentifier": .string(bundleIdentifier), "name": .string(name), "version": .string(version)]
    }
}

extension DateComponents {
    /// A date of birth.
    var json: JSONValue {
        func member(_ value: Int?) -> JSONValue { value.map { .integer(Int64($0)) } ?? .null }
        return ["year": member(year), "month": member(month), "day": member(day)]
    }
}

extension JSONValue {
    static func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }

    static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map(JSONValue.string)) }
}

/// Schemas that several methods share.
extension JSONValue {
    static let booleanSchema: JSONValue = ["type": "boolean"]
    static let stringSchema: JSONValue = ["type": "string"]
    static let nullSchema: JSONValue = ["type": "null"]
    static let dateOfBirthSchema: JSONValue = Schemas.reference("DateOfBirth")

    static func integerSchema(_ values: some Sequence<Int>) -> JSONValue {
        ["type": "integer", "enum": .array(values.map { .integer($0) })]
    }

    static func enumSchema(_ names: some Sequence<String>) -> JSONValue { ["enum": .strings(names)] }

    static func arraySchema(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }
}
