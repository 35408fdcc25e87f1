/// The two permissions that a type has, each decided for itself (AUTH-16).
public enum AccessDirection: String, CaseIterable, Sendable {
    /// To save and delete: `typesToShare`.
    case share
    /// To query: `typesToRead`.
    case read
}

/// A type and a direction: what one switch of the permission sheet stands for.
public struct AccessPair: Hashable, Sendable {
    /// The type.
    public let type: ObjectType
    /// The direction.
    public let direction: AccessDirection

    /// A pair.
    public init(_ type: ObjectType, _ direction: AccessDirection) {
        self.type = type
        self.direction = direction
    }
}

/// `HKAuthorizationStatus`: speaks of sharing only (AUTH-32).
public enum AuthorizationStatus: Int, CaseIterable, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user refused, or only reading was ever asked for (AUTH-33).
    case sharingDenied = 1
    /// The user agreed.
    case sharingAuthorized = 2
}

/// `HKAuthorizationRequestStatus`: whether a request would show the sheet (AUTH-35).
public enum AuthorizationRequestStatus: Int, CaseIterable, Sendable {
    /// Never without an error.
    case unknown = 0
    /// The sheet would be shown.
    case shouldRequest = 1
    /// Everything is decided, one way or the other.
    case unnecessary = 2
}
