/// The two permissions of a type. The user decides on each separately (AUTH-16).
public enum AccessDirection: String, CaseIterable, Sendable, Codable {
    /// To save and delete: `typesToShare`.
    case share
    /// To query: `typesToRead`.
    case read
}

/// A type and a direction, which one switch of the permission sheet controls.
public struct AccessPair: Hashable, Sendable, Codable {
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

/// `HKAuthorizationStatus`, which covers sharing only (AUTH-32).
public enum AuthorizationStatus: Int, CaseIterable, Sendable {
    /// The user has not decided.
    case notDetermined = 0
    /// The user denied sharing, or the app only ever requested to read (AUTH-33).
    case sharingDenied = 1
    /// The user allowed sharing.
    case sharingAuthorized = 2
}

/// `HKAuthorizationRequestStatus`: whether a request would show the permission sheet (AUTH-35).
public enum AuthorizationRequestStatus: Int, CaseIterable, Sendable {
    /// HealthKit returns this value only with an error.
    case unknown = 0
    /// The request would show the sheet.
    case shouldRequest = 1
    /// All requested types are decided.
    case unnecessary = 2
}
