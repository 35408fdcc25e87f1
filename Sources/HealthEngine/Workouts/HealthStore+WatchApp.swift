public import HealthModel

extension HealthStore {
    /// `HKHealthStore.startWatchApp(with:completion:)`: launches or wakes the watchOS app of this app, which gets the
    /// configuration of a workout (WO-36). Returns true.
    ///
    /// Throws an exception for an invalid configuration, and code 0 if the watchOS app cannot be launched (the code is
    /// a project decision).
    public func startWatchApp(with configuration: WorkoutConfiguration) throws(HealthFailure) -> Bool {
        try HealthFailure.wrapping { () throws(NativeException) in try configuration.validate(on: device.osVersion) }
        try checkAccess()
        switch phone.companionWatch {
        case .installed:
            process.events.append(.watchAppStarted(configuration))
            return true
        case .notInstalled: throw .error(HealthError(.unknownError, message: "Unable to launch watch app"))
        case .notPaired: throw .error(HealthError(.unknownError, message: "No Apple Watch is paired"))
        }
    }
}
