import HealthModel
package import HealthEngine
package import JSON

extension PermissionSheet {
    /// `{sheet, toShare, read, objects?}`
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
