public import HealthModel

/// Workout sessions. A device runs at most one (WO-24).
extension HealthStore {
    /// `HKWorkoutSession.init(healthStore:configuration:)`
    ///
    /// Throws code 1 on devices without sessions. Apple Watch has them, and iPhone and iPad have them since iOS 26
    /// (WO-21; the code is a project decision).
    public func makeWorkoutSession(_ configuration: WorkoutConfiguration) throws(HealthFailure) -> WorkoutSession {
        try HealthFailure.wrapping { try configuration.validate(on: device.osVersion) }
        try checkAccess()
        guard device.hasWorkoutSessions else {
            let text = "Workout sessions exist on Apple Watch, and on iPhone and iPad since iOS 26"
            throw .error(HealthError(.errorHealthDataUnavailable, message: text))
        }
        return WorkoutSession(configuration, of: process)
    }

    /// `HKHealthStore.recoverActiveWorkoutSession()`: the active session of an earlier process of the app, or of this
    /// one. Nil if there is none, or if it belongs to another app (WO-26). Its builder has the data that it collected.
    public func recoverActiveWorkoutSession() throws(HealthFailure) -> WorkoutSession? {
        try checkAccess()
        guard let session = phone.activeWorkoutSession, Name(session.app) == Name(bundleIdentifier) else { return nil }
        session.isRecovered = session.process !== process
        session.process = process
        return session
    }
}

extension AppProcess {
    /// `workoutSessionMirroringStartHandler`: a session of the user's watch arrives at the phone (WO-30). Nil on other
    /// devices, and before iOS 17.
    public func startMirroredWorkoutSession(_ configuration: WorkoutConfiguration) -> WorkoutSession? {
        guard phone.device.profile == .iPhone, phone.device.osVersion >= OSVersion(major: 17) else { return nil }
        let session = WorkoutSession(configuration, type: .mirrored, state: .running, of: self)
        session.startDate = phone.environment.clock.now()
        session.remote.isMirroring = true
        session.remote.isConnected = true
        session.notifyDelegate(.mirroringStarted(session))
        return session
    }
}

extension Phone {
    /// Sets the sensors for measurements from now on.
    public func setWorkoutSensors(_ sensors: WorkoutSensors) throws(HealthFailure) {
        guard let builder = activeWorkoutSession?.builder else { return workoutSensors = sensors }
        try builder.restartMeasuring { workoutSensors = sensors }
    }

    /// Whether a session is measuring, so that readings will follow.
    var isMeasuringWorkout: Bool { activeWorkoutSession?.builder?.isMeasuring ?? false }

    /// Saves the sensors' measurements up to now.
    func collectWorkoutData() throws(HealthFailure) {
        try activeWorkoutSession?.builder?.collectData()
    }

    /// Makes a session the active one. The former session ends with code 8 (WO-24).
    func makePrimary(_ session: WorkoutSession) throws(HealthFailure) {
        if let other = activeWorkoutSession, other !== session {
            try other.end(because: HealthError(.errorAnotherWorkoutSessionStarted))
        }
        activeWorkoutSession = session
    }

    /// Removes a session that has ended.
    func release(_ session: WorkoutSession) {
        if activeWorkoutSession === session { activeWorkoutSession = nil }
    }
}

extension HealthStore {
    /// `HKHealthStore.startWatchApp(with:completion:)`: launches or wakes the watchOS app of this app, which gets the
    /// configuration of a workout (WO-36). Returns true.
    ///
    /// Throws an exception for an invalid configuration, and code 0 if the watchOS app cannot be launched (the code is
    /// a project decision).
    public func startWatchApp(with configuration: WorkoutConfiguration) throws(HealthFailure) -> Bool {
        try HealthFailure.wrapping { try configuration.validate(on: device.osVersion) }
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
