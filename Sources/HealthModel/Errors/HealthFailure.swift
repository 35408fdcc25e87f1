/// All the ways in which an operation of the health store can end without a result.
public enum HealthFailure: Error, Hashable, Sendable {
    /// An `NSError` in the completion handler.
    case error(HealthError)
    /// An exception: the app is gone.
    case exception(NativeException)
    /// The user ended the app while the sheet was on the screen; no completion handler ever ran (AUTH-17).
    case appTerminated
    /// The store file failed; nothing of HealthKit's.
    case store(StoreError)

    /// An error with HealthKit's usual text.
    public static func error(_ code: HealthError.Code) -> HealthFailure {
        .error(HealthError(code))
    }

    /// Code 3 with a text of its own.
    package static func invalidArgument(_ message: String) -> HealthFailure {
        .error(HealthError(.errorInvalidArgument, message: message))
    }
}
