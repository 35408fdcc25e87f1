/// An Objective-C exception that HealthKit raises in the caller's thread. Swift, Dart and JavaScript code cannot catch
/// it, so it ends the app on a device (ERR-01).
public struct NativeException: Error, Hashable, Sendable {
    /// `NSInvalidArgumentException` for a misused API (ERR-05).
    public static let invalidArgument = "NSInvalidArgumentException"
    /// `NSGenericException`, for a discarded builder (SER-03).
    public static let generic = "NSGenericException"

    /// The exception's name.
    public let name: String
    /// The exception's reason.
    public let reason: String

    /// An exception. The default name is that of a misused API.
    public init(name: String = Self.invalidArgument, reason: String) {
        self.name = name
        self.reason = reason
    }
}

/// The exceptions of an authorization request. They list identifiers in sorted order. A device lists them in the order
/// of a set, which is unspecified (AUTH-08).
extension NativeException {
    /// Both sides of the request are empty (AUTH-19).
    public static let emptyAuthorizationRequest = NativeException(reason: "Must request authorization for at least one data type")

    /// The request contains types that an app may not request in that direction (AUTH-20, AUTH-24).
    public static func disallowed(_ direction: AccessDirection, _ types: some Sequence<ObjectType>) -> NativeException {
        NativeException(reason: "Authorization to \(direction) the following types is disallowed: \(list(types))")
    }

    /// Info.plist lacks the purpose string for one side of the request (AUTH-05, AUTH-06, AUTH-09). The text lists the
    /// types since iOS 11.
    public static func missingPurposeString(
        _ key: String, verb: String, _ types: some Sequence<ObjectType>, on version: OSVersion
    ) -> NativeException {
        let text = "\(key) must be set in the app's Info.plist in order to request \(verb) authorization"
        let hasList = version >= OSVersion(major: 11)
        return NativeException(reason: hasList ? "\(text) for the following types: \(list(types))" : "\(text).")
    }

    /// The request contains a type without the type that it depends on (AUTH-26, AUTH-27, AUTH-28).
    public static func missingCompanion(
        _ companion: ObjectType, of type: ObjectType, _ direction: AccessDirection
    ) -> NativeException {
        NativeException(
            reason: """
                Authorization for \(companion.identifier) should also be requested when requesting authorization \
                to \(direction) \(type.identifier)
                """
        )
    }

    private static func list(_ types: some Sequence<ObjectType>) -> String {
        types.map(\.identifier).sorted().joined(separator: ", ")
    }
}
