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
