// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

public import CHealthKit

extension HKError {
    /// `HKError.unknownError`
    public static var unknownError: HKErrorCode { .unknownError }
    /// `HKError.noError`
    public static var noError: HKErrorCode { .noError }
    /// `HKError.errorHealthDataUnavailable`
    public static var errorHealthDataUnavailable: HKErrorCode { .errorHealthDataUnavailable }
    /// `HKError.errorHealthDataRestricted`
    public static var errorHealthDataRestricted: HKErrorCode { .errorHealthDataRestricted }
    /// `HKError.errorInvalidArgument`
    public static var errorInvalidArgument: HKErrorCode { .errorInvalidArgument }
    /// `HKError.errorAuthorizationDenied`
    public static var errorAuthorizationDenied: HKErrorCode { .errorAuthorizationDenied }
    /// `HKError.errorAuthorizationNotDetermined`
    public static var errorAuthorizationNotDetermined: HKErrorCode { .errorAuthorizationNotDetermined }
    /// `HKError.errorDatabaseInaccessible`
    public static var errorDatabaseInaccessible: HKErrorCode { .errorDatabaseInaccessible }
    /// `HKError.errorUserCanceled`
    public static var errorUserCanceled: HKErrorCode { .errorUserCanceled }
    /// `HKError.errorAnotherWorkoutSessionStarted`
    public static var errorAnotherWorkoutSessionStarted: HKErrorCode { .errorAnotherWorkoutSessionStarted }
    /// `HKError.errorUserExitedWorkoutSession`
    public static var errorUserExitedWorkoutSession: HKErrorCode { .errorUserExitedWorkoutSession }
    /// `HKError.errorRequiredAuthorizationDenied`
    public static var errorRequiredAuthorizationDenied: HKErrorCode { .errorRequiredAuthorizationDenied }
    /// `HKError.errorNoData`
    public static var errorNoData: HKErrorCode { .errorNoData }
    /// `HKError.errorWorkoutActivityNotAllowed`
    public static var errorWorkoutActivityNotAllowed: HKErrorCode { .errorWorkoutActivityNotAllowed }
    /// `HKError.errorDataSizeExceeded`
    public static var errorDataSizeExceeded: HKErrorCode { .errorDataSizeExceeded }
    /// `HKError.errorBackgroundWorkoutSessionNotAllowed`
    public static var errorBackgroundWorkoutSessionNotAllowed: HKErrorCode { .errorBackgroundWorkoutSessionNotAllowed }
    /// `HKError.errorNotPermissibleForGuestUserMode`
    public static var errorNotPermissibleForGuestUserMode: HKErrorCode { .errorNotPermissibleForGuestUserMode }
}
