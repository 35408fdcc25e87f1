import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// What the user decides in Settings, or in the Health app. No app is told (AUTH-15).
extension ControlChannel {
    /// The user turns the switch of a type on or off.
    static let setAuthorization = Method(
        "setAuthorization",
        "The user flips a switch in Settings; null makes the pair undecided, as if it had never been asked for.",
        .required("type", .objectType, "The type that is asked about."),
        .required("direction", .name as ValueCodec<AccessDirection>, "Which of the type's two switches."),
        .allowed,
        .bundleIdentifier,
        result: .nothing,
        example: Example(["type": "HKQuantityTypeIdentifierStepCount", "direction": "share", "allowed": false]),
        audit: .action(.authorize)
    ) { (call, type, direction, isAllowed, bundleIdentifier) throws(BridgeError) in
        guard type.hasSwitch(for: direction) else {
            let reason = "a type that has a switch for \(direction.rawValue); \(type.identifier) has none"
            throw .expected(reason, at: "direction")
        }
        let app = call.noteUser(decidingOn: bundleIdentifier)
        call.notes.set([type])
        try call.healthKit { () throws(HealthFailure) in
            try call.phone.setAuthorization(isAllowed, on: AccessPair(type, direction), bundleIdentifier: app)
        }
        return JSONNull()
    }

    /// The user turns the switch of one prescription, document or medication on or off (AUTH-47).
    static let setObjectAuthorization = Method(
        "setObjectAuthorization",
        "The user flips the switch of one object in Settings; null makes it undecided, as if it had never been listed.",
        .required("object", .string, "The UUID of a prescription or document, or the identifier of a medication."),
        .allowed,
        .bundleIdentifier,
        result: .nothing,
        example: Example(["object": .string(SampleExamples.uuid), "allowed": false]),
        audit: .action(.authorize)
    ) { (call, object, isAllowed, bundleIdentifier) throws(BridgeError) in
        let app = call.noteUser(decidingOn: bundleIdentifier)
        try call.healthKit { () throws(HealthFailure) in
            try call.phone.setObjectAuthorization(isAllowed, on: object.objectName, bundleIdentifier: app)
        }
        return JSONNull()
    }
}

extension Parameter where Value == Bool? {
    fileprivate static let allowed = Parameter.nullable("allowed", .bool, "On, off, or null for undecided.")
}

extension Parameter where Value == String? {
    fileprivate static let bundleIdentifier = Parameter.optional(
        "bundleIdentifier",
        .string,
        "Another app than this one."
    )
}

extension Call {
    /// Notes that the user acts, and whose permission it is about. Answers that app: the one that speaks, unless another one is
    /// named.
    fileprivate func noteUser(decidingOn bundleIdentifier: String?) -> String {
        let concernedApp = bundleIdentifier ?? app.process.app.bundleIdentifier
        notes.who = AuditEntry.user
        notes.concernedApp = concernedApp
        return concernedApp
    }
}

extension ObjectType {
    /// Whether Settings shows a switch: for what may be asked for, and for types whose objects are granted one by one.
    fileprivate func hasSwitch(for direction: AccessDirection) -> Bool {
        switch direction {
        case .share: isShareable
        case .read: isReadable || requiresPerObjectAuthorization
        }
    }
}
