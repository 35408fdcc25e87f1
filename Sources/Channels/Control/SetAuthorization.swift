import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The decisions of the user in Settings or in the Health app. Apps are not notified (AUTH-15).
extension ControlChannel {
    /// The user turns the switch of a type on or off.
    static let setAuthorization = Method(
        "setAuthorization",
        "Sets the user's decision for a type and direction, as in Settings. Null makes it undecided.",
        .required("type", .objectType, "The type."),
        .required(
            "direction", .name as ValueCodec<AccessDirection>, "Whether the decision is about reading or sharing the type."
        ),
        .allowed,
        .optional("from", .date, "From iOS 27: the start of the period that the app may read. Default: no limit."),
        .bundleIdentifier,
        audit: .action(.authorize)
    ) { call, type, direction, isAllowed, start, bundleIdentifier in
        guard type.hasSwitch(for: direction) else {
            let reason = "a type that has a switch for \(direction.rawValue); \(type.identifier) has none"
            throw JSONReadingError.expected(reason, at: "direction")
        }
        guard start == nil || type.mayHaveLimit && direction == .read && isAllowed == true else {
            throw JSONReadingError.expected("a limit only on the permission to read samples of a type", at: "from")
        }
        guard start == nil || call.device.osVersion >= OSVersion(major: 27) else {
            throw JSONReadingError.expected("no limit before iOS 27; the emulated system is \(call.device.osVersion)", at: "from")
        }
        let app = call.noteUser(decidingOn: bundleIdentifier)
        let pair = AccessPair(type, direction)
        try call.phone.setAuthorization(isAllowed, on: pair, from: start, bundleIdentifier: app)
    }

    /// The user turns the switch of one prescription, document or medication on or off (AUTH-47).
    static let setObjectAuthorization = Method(
        "setObjectAuthorization",
        "Sets the user's decision for one object, as in Settings. Null makes it undecided.",
        .required("object", .identifier, "The UUID of a prescription or document, or the identifier of a medication."),
        .allowed,
        .bundleIdentifier,
        audit: .action(.authorize)
    ) { call, object, isAllowed, bundleIdentifier in
        let app = call.noteUser(decidingOn: bundleIdentifier)
        try call.phone.setObjectAuthorization(isAllowed, on: object.objectName, bundleIdentifier: app)
    }
}

extension Parameter where Value == Bool? {
    fileprivate static let allowed = Parameter.nullable("allowed", .bool, "True to grant, false to deny, null for undecided.")
}

extension Parameter where Value == String? {
    static let bundleIdentifier = Parameter.optional(
        "bundleIdentifier", .identifier, "The bundle identifier of the app. Default: the current app."
    )
}

extension Call {
    /// Notes that the user acts on the permission of an app: the named one, or the current one. Returns its
    /// bundle identifier.
    func noteUser(decidingOn bundleIdentifier: String?) -> String {
        let concerned = bundleIdentifier ?? app.bundleIdentifier
        concernedApp = concerned
        return concerned
    }
}

extension ObjectType {
    /// Whether the user may grant a period of the type. Objects that the user grants one by one have no period.
    fileprivate var mayHaveLimit: Bool { isSampleType && !requiresPerObjectAuthorization }

    /// Whether Settings shows a switch: for types that an app may request, and for types with permission per object.
    fileprivate func hasSwitch(for direction: AccessDirection) -> Bool {
        switch direction {
        case .share: isShareable
        case .read: isReadable || requiresPerObjectAuthorization
        }
    }
}
