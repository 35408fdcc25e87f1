/// An error that HealthKit passes to a completion handler: an `NSError` of the domain `HKErrorDomain`, or of
/// `NSCocoaErrorDomain` if the connection to the store is lost (ERR-09).
///
/// HealthKit also fails with exceptions, which end the app: see ``NativeException`` (ERR-01).
public struct HealthError: Error, Hashable, Sendable {
    /// `HKErrorDomain` (ERR-02), or `NSCocoaErrorDomain` (ERR-09).
    public var domain: String { code == .xpcConnectionInterrupted ? "NSCocoaErrorDomain" : "com.apple.healthkit" }

    /// `HKError.Code` (ERR-03), and a `CocoaError.Code`.
    public enum Code: Int, CaseIterable, Sendable {
        case unknownError = 0
        case errorHealthDataUnavailable
        case errorHealthDataRestricted
        case errorInvalidArgument
        case errorAuthorizationDenied
        case errorAuthorizationNotDetermined
        case errorDatabaseInaccessible
        case errorUserCanceled
        case errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession
        case errorRequiredAuthorizationDenied
        case errorNoData
        case errorWorkoutActivityNotAllowed
        case errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed
        case errorNotPermissibleForGuestUserMode
        /// `NSXPCConnectionInterrupted`, of the domain `NSCocoaErrorDomain` (ERR-09).
        case xpcConnectionInterrupted = 4097

        /// The Swift name of the case, which is also its name on the wire.
        public var name: String { "\(self)" }

        /// The code with that Swift name.
        public init?(name: String) {
            guard let code = Self.allCases.first(where: { $0.name == name }) else { return nil }
            self = code
        }

        /// `localizedDescription` as observed on a device (ERR-04), or else a text of this project.
        public var defaultMessage: String {
            switch self {
            case .unknownError: "Unknown error"
            case .errorHealthDataUnavailable: "Health data is unavailable on this device"
            case .errorHealthDataRestricted: "Health data is restricted on this device"
            case .errorInvalidArgument: "Invalid argument"
            case .errorAuthorizationDenied: "Not authorized"
            case .errorAuthorizationNotDetermined: "Authorization not determined"
            case .errorDatabaseInaccessible: "Protected health data is inaccessible"
            case .errorUserCanceled: "The user canceled the authorization request"
            case .errorAnotherWorkoutSessionStarted: "Another workout session was started"
            case .errorUserExitedWorkoutSession: "The user exited the workout session"
            case .errorRequiredAuthorizationDenied: "Authorization was denied for a required type"
            case .errorNoData: "No data available for the specified predicate."
            case .errorWorkoutActivityNotAllowed: "The workout activity is not allowed"
            case .errorDataSizeExceeded: "The data size is exceeded"
            case .errorBackgroundWorkoutSessionNotAllowed: "Cannot start workout session while process is in the background."
            case .errorNotPermissibleForGuestUserMode: "Not permissible for a guest user"
            case .xpcConnectionInterrupted: "Couldn’t communicate with a helper application."
            }
        }
    }

    /// The error code.
    public let code: Code
    /// `localizedDescription`. Plugins often pass on only this text, so it matters as much as the code.
    public let message: String

    /// An error with HealthKit's usual text, or with the given text.
    public init(_ code: Code, message: String? = nil) {
        self.code = code
        self.message = message ?? code.defaultMessage
    }

    /// The app lacks the HealthKit capability (AUTH-04).
    public static let missingEntitlement = HealthError(
        .errorAuthorizationDenied, message: "Missing com.apple.developer.healthkit entitlement."
    )

    /// The app lacks the background delivery capability (BG-06).
    public static let missingBackgroundDeliveryEntitlement = HealthError(
        .errorAuthorizationDenied, message: "Missing com.apple.developer.healthkit.background-delivery entitlement."
    )

    /// The list of objects to save or delete is empty (ERR-04; observed for deleting, assumed for saving: SAVE-33).
    public static let emptyObjects = HealthError(.errorInvalidArgument, message: "dataObjects cannot be empty")

    /// Some objects to delete are not in the store, or belong to another app (ERR-04, DEL-02, DEL-04).
    public static let objectsNotFound = HealthError(.errorInvalidArgument, message: "Failed to find some objects for deletion.")

    /// `preferredUnits(for:)` without types (ERR-04).
    public static let emptyTypes = HealthError(.errorInvalidArgument, message: "The types argument may not be empty")

    /// A type of `preferredUnits(for:)`, or of a query over several types, is undecided (ERR-04).
    public static let undeterminedTypes = HealthError(
        .errorAuthorizationNotDetermined, message: "Authorization status is not determined for all types provided."
    )

    /// The sample whose elements a query reads is not in the store, or the app may not read it (OTH-06, OTH-07). The
    /// text is this project's.
    public static func sampleNotFound(_ type: ObjectType) -> HealthError {
        HealthError(.errorInvalidArgument, message: "No sample of type \(type.identifier) has this identifier")
    }

    /// A series that no builder has made. An app cannot create one without a builder, or add one to another workout
    /// (WO-35). The text is this project's.
    public static func seriesWithoutBuilder(_ type: ObjectType) -> HealthError {
        HealthError(.errorInvalidArgument, message: "Samples of type \(type.identifier) can only be made by their builder")
    }

    /// The data is not a clinical document. `HKCDADocumentSample` reports this as an error of its initializer. The text
    /// is this project's.
    public static let invalidDocument = HealthError(.errorInvalidArgument, message: "The data is not a clinical document.")

    /// An effort score that no workout is related to (ERR-04, WO-34).
    public static func unrelatedEffortScore(_ type: ObjectType) -> HealthError {
        HealthError(.errorInvalidArgument, message: "HKWorkout: Sample of type \(type.identifier) must be related to a workout")
    }
}
