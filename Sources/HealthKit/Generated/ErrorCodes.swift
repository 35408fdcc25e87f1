// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.

public import CHealthKit

extension HKError {
    public static var unknownError: HKErrorCode { .unknownError }
    public static var noError: HKErrorCode { .noError }
    public static var errorHealthDataUnavailable: HKErrorCode { .errorHealthDataUnavailable }
    public static var errorHealthDataRestricted: HKErrorCode { .errorHealthDataRestricted }
    public static var errorInvalidArgument: HKErrorCode { .errorInvalidArgument }
    public static var errorAuthorizationDenied: HKErrorCode { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: HKErrorCode { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: HKErrorCode { .errorDatabaseInaccessible }
    public static var errorUserCanceled: HKErrorCode { .errorUserCanceled }
    public static var errorAnotherWorkoutSessionStarted: HKErrorCode { .errorAnotherWorkoutSessionStarted }
    public static var errorUserExitedWorkoutSession: HKErrorCode { .errorUserExitedWorkoutSession }
    public static var errorRequiredAuthorizationDenied: HKErrorCode { .errorRequiredAuthorizationDenied }
    public static var errorNoData: HKErrorCode { .errorNoData }
    public static var errorWorkoutActivityNotAllowed: HKErrorCode { .errorWorkoutActivityNotAllowed }
    public static var errorDataSizeExceeded: HKErrorCode { .errorDataSizeExceeded }
    public static var errorBackgroundWorkoutSessionNotAllowed: HKErrorCode { .errorBackgroundWorkoutSessionNotAllowed }
    public static var errorNotPermissibleForGuestUserMode: HKErrorCode { .errorNotPermissibleForGuestUserMode }
}
