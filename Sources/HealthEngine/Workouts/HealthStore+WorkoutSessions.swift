public import HealthModel

/// Workout sessions, of which one is under way on a device (WO-24).
extension HealthStore {
    /// `HKWorkoutSession.init(healthStore:configuration:)`
    ///
    /// Throws code 1 on devices without sessions: they exist on a watch, and on an iPhone or iPad from iOS 26 (WO-21; the
    /// code is a project decision).
    public func makeWorkoutSession(_ configuration: WorkoutConfiguration) throws(HealthFailure) -> WorkoutSession {
        do throws(NativeException) {
            try configuration.validate(on: device.osVersion)
        } catch {
            throw .exception(error)
        }
        try checkAccess()
        guard device.hasWorkoutSessions else {
            let text = "There are workout sessions on Apple Watch, and on iPhone and iPad from iOS 26"
            throw .error(HealthError(.errorHealthDataUnavailable, message: text))
        }
        return WorkoutSession(configuration, of: process)
    }

    /// `HKHealthStore.recoverActiveWorkoutSession()`: the session that an earlier process of the app has left, or that this one
    /// has; nil if there is none, or another app's (WO-26). Its builder has what it had collected.
    public func recoverActiveWorkoutSession() throws(HealthFailure) -> WorkoutSession? {
        try checkAccess()
        guard let session = phone.activeWorkoutSession, session.app == bundleIdentifier else { return nil }
        session.process = process
        return session
    }
}

extension AppProcess {
    /// A session that runs on the user's watch arrives at the phone (WO-30): `workoutSessionMirroringStartHandler`. Nil
    /// on anything but an iPhone, and before iOS 17.
    public func startMirroredWorkoutSession(_ configuration: WorkoutConfiguration) -> WorkoutSession? {
        guard phone.device.profile == .iPhone, phone.device.osVersion >= OSVersion(major: 17) else { return nil }
        let session = WorkoutSession(configuration, type: .mirrored, state: .running, of: self)
        session.startDate = phone.environment.clock.now()
        session.remote.isMirroring = true
        session.remote.isConnected = true
        session.tell(.mirroringStarted(session))
        return session
    }
}

extension Phone {
    /// What the device's sensors measure from now on.
    public func setWorkoutSensors(_ sensors: WorkoutSensors) throws(HealthFailure) {
        guard let builder = activeWorkoutSession?.builder else { return workoutSensors = sensors }
        try builder.measureAnew { workoutSensors = sensors }
    }

    /// Whether a session measures, so that there will be readings.
    var isMeasuringWorkout: Bool { activeWorkoutSession?.builder?.isMeasuring ?? false }

    /// Saves what the sensors have measured until now.
    func collectWorkoutData() throws(HealthFailure) {
        try activeWorkoutSession?.builder?.collectData()
    }

    /// Makes a session the one that is under way; the one before ends with code 8 (WO-24).
    func makePrimary(_ session: WorkoutSession) throws(HealthFailure) {
        if let other = activeWorkoutSession, other !== session {
            try other.end(because: HealthError(.errorAnotherWorkoutSessionStarted))
        }
        activeWorkoutSession = session
    }

    /// A session has ended.
    func release(_ session: WorkoutSession) {
        if activeWorkoutSession === session {
            activeWorkoutSession = nil
        }
    }
}
