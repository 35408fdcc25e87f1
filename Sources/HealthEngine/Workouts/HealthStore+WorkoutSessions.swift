public import HealthModel

/// Workout sessions, of which one is under way on a device (WO-24).
extension HealthStore {
    /// `HKWorkoutSession.init(healthStore:configuration:)`
    ///
    /// Throws code 1 where there are no sessions: they exist on a watch, and on an iPhone or iPad from iOS 26 (WO-21; that it is
    /// this code is a project decision).
    public func makeWorkoutSession(_ configuration: WorkoutConfiguration) throws(HealthFailure) -> WorkoutSession {
        do throws(NativeException) {
            try configuration.validate(on: world.osVersion)
        } catch {
            throw .exception(error)
        }
        try checkAccess()
        guard world.hasWorkoutSessions else {
            let text = "There are workout sessions on Apple Watch, and on iPhone and iPad from iOS 26"
            throw .error(HealthError(.errorHealthDataUnavailable, message: text))
        }
        return WorkoutSession(configuration, of: self)
    }

    /// `HKHealthStore.recoverActiveWorkoutSession()`: the session that an earlier process of the app has left, or that this one
    /// has; nil if there is none, or another app's (WO-26). Its builder has what it had collected.
    public func recoverActiveWorkoutSession() throws(HealthFailure) -> WorkoutSession? {
        try checkAccess()
        guard let session = workoutSessions.active, session.app == world.app.bundleIdentifier else { return nil }
        session.process = world.endedProcesses
        return session
    }

    /// A session that runs on the user's watch arrives at the phone (WO-30): `workoutSessionMirroringStartHandler`. Nil
    /// where none does: on anything but an iPhone, and before iOS 17.
    public func startMirroredWorkoutSession(_ configuration: WorkoutConfiguration) -> WorkoutSession? {
        guard world.profile == .iPhone, world.osVersion >= OSVersion(major: 17) else { return nil }
        let session = WorkoutSession(configuration, type: .mirrored, state: .running, of: self)
        session.startDate = environment.clock.now()
        session.remote.isMirroring = true
        session.remote.isConnected = true
        tell(.mirroringStarted(session), to: session)
        return session
    }

    /// What the device's sensors measure from now on.
    public func setWorkoutSensors(_ sensors: WorkoutSensors) throws(HealthFailure) {
        guard let builder = workoutSessions.active?.builder else { return world.workoutSensors = sensors }
        try builder.measureAnew { world.workoutSensors = sensors }
    }

    /// Whether a session measures, so that time brings something about.
    public var isMeasuringWorkout: Bool { workoutSessions.active?.builder?.isMeasuring ?? false }

    /// Whether ``workoutCallbacks()`` may have something to say.
    public var mayHaveWorkoutCallbacks: Bool { isMeasuringWorkout || !workoutSessions.callbacks.isEmpty }

    /// Saves what the sensors have measured until now. Every method of a session or a builder does so by itself; a query
    /// sees what was collected before.
    public func collectWorkoutData() throws(HealthFailure) {
        try workoutSessions.active?.builder?.collectData()
    }

    /// What delegates are to be told since the last call, in the order in which it came about (WO-23). A session keeps its app
    /// running off the screen, but for a suspended one, which hears everything later.
    public func workoutCallbacks() throws(HealthFailure) -> [WorkoutCallback] {
        try collectWorkoutData()
        guard world.appState != .suspended else { return [] }
        defer { workoutSessions.callbacks = [] }
        return workoutSessions.callbacks.filter { $0.process == world.endedProcesses }.map(\.callback)
    }

    /// Has a delegate told something, if its process still runs.
    func tell(_ callback: WorkoutCallback, to session: WorkoutSession) {
        guard session.process == world.endedProcesses else { return }
        workoutSessions.callbacks.append((callback, session.process))
    }

    /// Makes a session the one that is under way; the one before ends with code 8 (WO-24).
    func makePrimary(_ session: WorkoutSession) throws(HealthFailure) {
        if let other = workoutSessions.active, other !== session {
            try other.end(because: HealthError(.errorAnotherWorkoutSessionStarted))
        }
        workoutSessions.active = session
    }

    /// A session has ended.
    func release(_ session: WorkoutSession) {
        if workoutSessions.active === session {
            workoutSessions.active = nil
        }
    }
}
