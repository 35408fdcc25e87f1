/// An Objective-C exception that HealthKit raises in the caller's thread. No Swift, Dart or JavaScript code can
/// catch it: on a device the app is gone (ERR-01).
public struct NativeException: Error, Hashable, Sendable {
    /// `NSInvalidArgumentException` for a misused API (ERR-05).
    public static let invalidArgument = "NSInvalidArgumentException"
    /// `NSGenericException`, for a builder that was discarded (SER-03).
    public static let generic = "NSGenericException"

    /// The exception's name.
    public let name: String
    /// The exception's reason.
    public let reason: String

    /// An exception; for a misused API unless another name is given.
    public init(name: String = Self.invalidArgument, reason: String) {
        self.name = name
        self.reason = reason
    }
}

/// The exceptions of an authorization request. Identifiers are listed in sorted order: the device's order is that
/// of a set, hence unspecified (AUTH-08).
extension NativeException {
    /// Neither side names a type (AUTH-19).
    public static let emptyAuthorizationRequest = NativeException(
        reason: "Must request authorization for at least one data type"
    )

    /// Some types may not be asked for in that direction (AUTH-20, AUTH-24).
    public static func disallowed(_ direction: AccessDirection, _ types: some Sequence<ObjectType>) -> NativeException {
        NativeException(
            reason: "Authorization to \(direction) the following types is disallowed: \(list(types))"
        )
    }

    /// The purpose string for one side of the request is missing from Info.plist (AUTH-05, AUTH-06, AUTH-09). Before
    /// iOS 11 the types were not listed.
    public static func missingPurposeString(
        _ key: String,
        verb: String,
        _ types: some Sequence<ObjectType>,
        on version: OSVersion
    ) -> NativeException {
        let text = "\(key) must be set in the app's Info.plist in order to request \(verb) authorization"
        let hasList = version >= OSVersion(major: 11)
        return NativeException(reason: hasList ? "\(text) for the following types: \(list(types))" : "\(text).")
    }

    /// A type was asked for without the type that it depends on (AUTH-26, AUTH-27, AUTH-28).
    public static func missingCompanion(
        _ companion: ObjectType,
        of type: ObjectType,
        _ direction: AccessDirection
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
