/// The ways in which an operation of the health store can fail.
public enum HealthFailure: Error, Hashable, Sendable {
    /// An `NSError` in the completion handler.
    case error(HealthError)
    /// An exception, which ends the app.
    case exception(NativeException)
    /// The user ended the app while the permission sheet was on screen. The completion handler never runs (AUTH-17).
    case appTerminated
    /// The store file failed. HealthKit has no such error.
    case store(StoreError)

    /// An error with HealthKit's usual text.
    public static func error(_ code: HealthError.Code) -> HealthFailure {
        .error(HealthError(code))
    }

    /// An `errorInvalidArgument` with the given text.
    package static func invalidArgument(_ message: String) -> HealthFailure {
        .error(HealthError(.errorInvalidArgument, message: message))
    }
}

/// An error of the store file. Each message is a sentence for the user who gave the file's path.
public enum StoreError: Error, Hashable, Sendable {
    /// The file is not a SQLite database, or another program created it.
    case foreign
    /// A newer version of this program created the file.
    case newer
    /// Release 0.2 has encrypted the file. Later releases cannot read it.
    case encrypted
    /// The file is damaged.
    case corrupt
    /// The file or its folder is read-only.
    case readOnly
    /// The disk is full. The write did not happen.
    case full
    /// Another process held the store for too long. The operation did not happen.
    case busy
    /// The file was removed, renamed or replaced while it was open. The write did not happen.
    case removed
    /// The file cannot be opened, read or written for another reason.
    case inaccessible
    /// A bug: the database refused an operation, or code failed within it. The log has the cause.
    case unexpected

    /// The name on the wire.
    public var name: String { "\(self)" }

    /// The error as a sentence.
    public var message: String {
        switch self {
        case .foreign: "The store is not a healthkit-bridge store; it was left untouched."
        case .newer: "The store was made by a newer version of healthkit-bridge; it was left untouched."
        case .encrypted:
            """
            The store was encrypted by release 0.2, which alone can read it; it was left untouched. Export it with that release: \
            healthkit-bridge export --store STORE --key-file KEY --output EXPORT.
            """
        case .corrupt: "The store is damaged."
        case .readOnly: "The store cannot be written: the file or its folder is read-only."
        case .full: "The store cannot be written: the disk is full. Nothing was changed."
        case .busy: "The store is locked by another process. Nothing was changed."
        case .removed: "The store file was removed or replaced while it was open. Nothing was changed."
        case .inaccessible: "The store cannot be opened, read or written."
        case .unexpected: "The store failed in an unexpected way; the log has the cause."
        }
    }
}

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
