import HealthModel
package import HealthEngine
package import JSON

extension PermissionSheet {
    /// `{sheet, toShare, read, objects?}`
    package var json: JSONValue {
        var members = switches
        members["objects"] = objects.map(JSONValue.strings)
        return .object(members)
    }

    /// `{sheet, toShare, read}`: the parts that the app knows from its request and from its request status.
    package var jsonForApp: JSONValue { .object(switches) }

    private var switches: JSONObject {
        [
            "sheet": .integer(Int64(id)),
            "toShare": .array(types(.share).map { .string($0.identifier) }),
            "read": .array(types(.read).map { .string($0.identifier) }),
        ]
    }
}
