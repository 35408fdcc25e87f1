import HealthEngine
import HealthModel
import JSON

/// The parameters that the plugin's methods share.
enum PluginParameters {
    static let identifiers = Parameter.required(
        "identifiers",
        .strings,
        "Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out."
    )
    static let identifier = Parameter.required("identifier", .string, "A raw HealthKit identifier.")
    static let read = Parameter.required("read", .bool, "Whether to ask for reading.")
    static let write = Parameter.required("write", .bool, "Whether to ask for sharing.")
}

/// Results that the plugin's methods share.
extension ResultDescription {
    static let dialogDealtWith = ResultDescription(
        "dialogDealtWith",
        ["type": "boolean", "description": "True when asking came to an end. It never says that anything was granted."]
    )
    static let authorizationStatus = ResultDescription(
        "authorizationStatus",
        .integerSchema(AuthorizationStatus.allCases.map(\.rawValue))
    )
}

/// What the guide's permission manager does on behalf of several methods.
extension Context {
    /// Asks for both sides, after the manager's own look at the device and at what its system has.
    func requestFromPlugin(
        toShare: some Sequence<ObjectType>,
        read: some Sequence<ObjectType>
    ) throws(BridgeError) -> Bool {
        try checkAvailability()
        guard toShare.allSatisfy(store.world.knows), read.allSatisfy(store.world.knows) else {
            throw Self.dataTypeUnavailable
        }
        return try requestAuthorization(toShare: Set(toShare), read: Set(read))
    }

    /// The same types on both sides, as far as each is wanted.
    func requestFromPlugin(_ types: [ObjectType], read: Bool, write: Bool) throws(BridgeError) -> Bool {
        try requestFromPlugin(toShare: write ? types : [], read: read ? types : [])
    }

    /// `requestAuthorization(toShare:read:)`, noted in the journal.
    func requestAuthorization(toShare: Set<ObjectType>, read: Set<ObjectType>) throws(BridgeError) -> Bool {
        journal(toShare.union(read))
        return try healthKit { store throws(HealthFailure) in
            try store.requestAuthorization(toShare: toShare, read: read)
        }
    }

    /// The manager's `isHealthKitAvailable` guard, with its own error.
    func checkAvailability() throws(BridgeError) {
        guard store.isHealthDataAvailable else {
            throw .platform("PERMISSION_ERROR", "HealthKit is not available on this device")
        }
    }

    /// What the guide's methods say when no type is left to ask for.
    static let dataTypeUnavailable = BridgeError.platform(
        "PERMISSION_ERROR",
        "The requested health data type is not available"
    )

    /// The sharing status of a type, noted in the journal.
    func authorizationStatus(for type: ObjectType) throws(BridgeError) -> AuthorizationStatus {
        journal([type])
        return try healthKit { store throws(HealthFailure) in try store.authorizationStatus(for: type) }
    }

    /// The sharing status of each type that the system knows, in the order asked for.
    func authorizationStatuses(
        for identifiers: [String]
    ) throws(BridgeError) -> [(type: ObjectType, status: AuthorizationStatus)] {
        let types = types(identifiers)
        journal(types)
        let statuses = try healthKit { store throws(HealthFailure) in try store.authorizationStatuses(for: Set(types)) }
        return types.map { ($0, statuses[$0] ?? .notDetermined) }
    }
}
