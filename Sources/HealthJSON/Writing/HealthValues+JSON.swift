import BridgeCore
package import Foundation
package import HealthEngine
package import HealthModel
package import JSON

/// How values of the health store look on the wire.
extension PermissionSheet {
    package var json: JSONValue {
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
    package var name: String { identifier == "GMT" ? "UTC" : identifier }
}

extension AppIdentity {
    package var json: JSONValue {
        ["bundleIdentifier": .string(bundleIdentifier), "name": .string(name), "version": .string(version)]
    }
}

extension DateComponents {
    /// A date of birth.
    package var json: JSONValue {
        func member(_ value: Int?) -> JSONValue { value.map { .integer(Int64($0)) } ?? .null }
        return ["year": member(year), "month": member(month), "day": member(day)]
    }
}

extension JSONValue {
    package static func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }

    package static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map(JSONValue.string)) }
}

/// Schemas that several methods share.
extension JSONValue {
    package static let booleanSchema: JSONValue = ["type": "boolean"]
    package static let stringSchema: JSONValue = ["type": "string"]
    package static let nullSchema: JSONValue = ["type": "null"]
    package static let dateOfBirthSchema: JSONValue = Schemas.reference("DateOfBirth")

    package static func integerSchema(_ values: some Sequence<Int>) -> JSONValue {
        ["type": "integer", "enum": .array(values.map { .integer($0) })]
    }

    package static func enumSchema(_ names: some Sequence<String>) -> JSONValue { ["enum": .strings(names)] }

    package static func arraySchema(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }
}
