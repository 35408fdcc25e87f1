import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The state of the phone and the app, including decisions that an app cannot see (ANTI-07).
    static let state = Method(
        "state",
        "Returns the state of the phone and the app, independent of permissions.",
        result: ResultDescription("state", Schemas.reference("State")), onlyReads: true
    ) { call in
        let phone = call.phone
        let process = call.app.process
        let (decisions, characteristics, deliveries, isLocked) = try call.interruptible {
            (
                try phone.authorizationDecisions(), try phone.characteristics(), try process.backgroundFrequencies(),
                try phone.isLocked()
            )
        }
        var profile = JSONObject()
        for entry in characteristics { profile[entry.type] = entry.day?.json(on: phone) ?? .integer(entry.value) }
        return [
            "clock": .string(phone.environment.clock.now().rfc3339),
            "timeZone": .string(phone.environment.timeZone.name),
            "profile": .string(phone.device.profile.rawValue),
            "osVersion": .string(phone.device.osVersion.description),
            "app": process.app.json,
            "appState": .string(process.state.rawValue),
            "authorizations": .array(decisions.map(\.json)),
            "sheets": .integer(phone.sheetCount),
            "openSheet": process.openSheet?.json ?? .null,
            "characteristics": .object(profile),
            "queries": .array(process.runningQueries.map(\.json)),
            "backgroundDeliveries": .array(
                deliveries.map { (type, frequency) in
                    ["type": .string(type.identifier), "frequency": .string("\(frequency)")]
                }
            ),
            "snapshots": .strings(phone.snapshots),
            "locked": .bool(isLocked),
            "consent": .string(phone.consent.policy.rawValue),
        ] as JSONValue
    }
}

extension RunningQuery {
    fileprivate var json: JSONValue {
        ["query": .integer(id.number), "kind": .string(kind), "types": .array(types.map { .string($0.identifier) })]
    }
}

extension AuthorizationDecision {
    fileprivate var json: JSONValue {
        let status: AuthorizationStatus = isAllowed ? .sharingAuthorized : .sharingDenied
        var members: JSONObject = [
            "bundleIdentifier": .string(bundleIdentifier),
            "type": .string(type),
            "direction": .string(direction.rawValue),
            "status": .integer(status.rawValue),
        ]
        members["from"] = from.map { .string($0.rfc3339) }
        return .object(members)
    }
}
