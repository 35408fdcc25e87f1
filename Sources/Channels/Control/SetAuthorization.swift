import HealthEngine
import HealthModel
import JSON

/// The user flips a switch in Settings, or in the Health app; no app is told (AUTH-15).
enum SetAuthorization: Method {
    static let name = "control/setAuthorization"
    static let summary =
        "The user flips a switch in Settings; null makes the pair undecided, as if it had never been asked for."
    static let direction = Parameter.required(
        "direction",
        .name as Form<AccessDirection>,
        "Which of the type's two switches."
    )
    static let allowed = Parameter.nullable("allowed", .bool, "On, off, or null for undecided.")
    static let bundleIdentifier = Parameter.optional("bundleIdentifier", .string, "Another app than this one.")
    static let parameters = [
        StoreParameters.type.description, direction.description, allowed.description, bundleIdentifier.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["type": "HKQuantityTypeIdentifierStepCount", "direction": "share", "allowed": false],
        result: .null
    )
    static let auditAction: AuditAction? = .authorize

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let type = try arguments(StoreParameters.type)
        let direction = try arguments(direction)
        let allowed = try arguments(allowed)
        let bundleIdentifier = try arguments(bundleIdentifier)
        guard type.hasSwitch(for: direction) else {
            let reason = "a type that has a switch for \(direction.rawValue); \(type.identifier) has none"
            throw .expected(reason, at: Self.direction.name)
        }
        context.noteUser(decidingOn: bundleIdentifier)
        context.journal([type])
        try context.healthKit { store throws(HealthFailure) in
            try store.setAuthorization(allowed, on: AccessPair(type, direction), bundleIdentifier: bundleIdentifier)
        }
        return JSONNull()
    }
}

extension Context {
    /// Notes that the user is at work, and whose permission it is about: that of the app that speaks, or of another.
    func noteUser(decidingOn bundleIdentifier: String?) {
        notes.who = AuditEntry.user
        notes.concernedApp = bundleIdentifier ?? store.world.app.bundleIdentifier
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
