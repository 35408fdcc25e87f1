public import HealthModel

/// One emulated device with its user: the store file, the clock, the lock, the sources, and the apps that run on it.
///
/// ```swift
/// let phone = try Phone()
/// phone.consent = ConsentScript([ConsentRule(.deny)])
/// let store = phone.launch().healthStore
/// try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])   // .value(true): success is not a grant
/// try store.authorizationStatus(for: .stepCount)                              // .sharingDenied
/// ```
///
/// Two phones on one file, in one process or two, share what the file holds: each sees what is saved through the other.
/// Each object has its own clock, user and running apps.
///
/// A phone runs the queries that a ``HealthStore`` runs, on behalf of its owner, who reads everything, whatever was allowed
/// and also while the phone is locked.
///
/// A ``HealthStore`` keeps its phone; processes, sessions and builders do not. Keep the phone as long as any of them is used.
///
/// A phone belongs to one thread. Every call is synchronous, and happens as a whole or not at all.
public final class Phone {
    /// The class of the device and the version of its system.
    public private(set) var device: EmulatedDevice
    /// The user, as far as permission sheets go.
    public var consent: ConsentScript
    /// Time, time zone, randomness and log. Move the clock with ``advanceClock(by:shouldContinue:)`` and
    /// ``setClock(to:shouldContinue:)``, so that what is due happens.
    public var environment: Environment
    /// What the device measures during a workout (WO-31).
    public internal(set) var workoutSensors: WorkoutSensors
    /// The apps that run, in the order in which they were launched.
    public internal(set) var processes: [AppProcess] = []
    /// How many permission sheets were shown.
    public internal(set) var sheetCount = 0

    /// The one primary workout session (WO-24). It outlives the process of its app (WO-26).
    var activeWorkoutSession: WorkoutSession?
    /// The instant up to which events have happened, in milliseconds since 1970.
    var eventTime = Int64.min
    /// What failed when it was last tried, by the messages in the log.
    var lastingFailures: Set<String> = []
    private(set) var database: HealthDatabase
    private var warnings: Set<Diagnostic> = []

    /// A phone whose store is in memory, or in the file at a path, which is created if it is missing, and encrypted if there is
    /// a key.
    ///
    /// Pass true for `keepsContents` only if ``reset(path:key:device:consent:environment:)`` may follow: the first change of a
    /// store file then copies what the file held.
    ///
    /// Throws `HealthFailure.store` if the file is foreign, newer, damaged, not writable or of another key; it is then
    /// untouched.
    public init(
        path: String? = nil,
        key: StoreKey? = nil,
        keepsContents: Bool = true,
        device: EmulatedDevice = EmulatedDevice(),
        consent: ConsentScript = ConsentScript(),
        environment: Environment = Environment()
    ) throws(HealthFailure) {
        self.device = device
        self.consent = consent
        self.environment = environment
        workoutSensors = WorkoutSensors(of: device.profile)
        database = try HealthDatabase(path: path.map(StoreFile.absolutePath), key: key, keepsContents: keepsContents)
    }

    deinit {
        // Events keep workout sessions, which keep the process that has the events.
        for process in processes { process.stop() }
    }

    /// Goes back to the start: the store holds what it held when it was opened, snapshots and sheets are gone, and no app
    /// runs. With another path, the store of that path is opened, and the former store stays as it is.
    ///
    /// Requests that wait for the user are not finished: call ``AppProcess/failAuthorizations(_:)`` of their processes.
    public func reset(
        path: String?,
        key: StoreKey? = nil,
        device: EmulatedDevice,
        consent: ConsentScript,
        environment: Environment
    ) throws(HealthFailure) {
        let path = path.map(StoreFile.absolutePath)
        if path == database.path, key == database.key {
            try database.restoreContents()
        } else {
            database = try HealthDatabase(path: path, key: key, keepsContents: true)
        }
        self.device = device
        self.consent = consent
        self.environment = environment
        workoutSensors = WorkoutSensors(of: device.profile)
        for process in processes { process.stop() }
        processes = []
        sheetCount = 0
        activeWorkoutSession = nil
        eventTime = .min
        lastingFailures = []
        warnings = []
    }

    /// Starts a process of an app. If it takes the place of a former process, it continues with the numbers of that, so
    /// that no number of a query or a delivery is used twice.
    public func launch(
        _ app: AppIdentity = AppIdentity(),
        entitlements: Entitlements = Entitlements(),
        state: AppState = .foreground,
        after former: AppProcess? = nil
    ) -> AppProcess {
        let process = AppProcess(app, on: self, entitlements: entitlements, state: state, after: former)
        if state == .terminated {
            process.stop()
        } else {
            processes.append(process)
        }
        return process
    }

    /// `HKHealthStore.isHealthDataAvailable()`: about the device, not about permission (AUTH-01).
    public var isHealthDataAvailable: Bool { device.profile.isHealthDataAvailable(on: device.osVersion) }

    /// Carries out an operation as long as its result is wanted: long queries, copies and calculations ask `isWanted` about
    /// every millisecond. Returns nil if the operation was interrupted; then nothing has changed. An operation that has changed
    /// the store is not interrupted any more.
    public func perform<Value, Failure: Error>(
        while isWanted: () -> Bool,
        _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value? {
        try database.perform(while: isWanted, operation)
    }

    /// Removes the file of a store that was made when it was opened, if it holds nothing and no other process has it open: for
    /// a caller that failed to fill it. The phone cannot be used afterwards.
    package func removeStoreIfNew() { database.removeIfNew() }

    /// What is wrong with the store, as tests want to know; nil if nothing is.
    package func storeProblem() throws(HealthFailure) -> String? { try database.problem() }

    /// Logs a warning for the developer, once.
    func warnOnce(_ diagnostic: Diagnostic) {
        if warnings.insert(diagnostic).inserted {
            environment.log(.warning, diagnostic.message)
        }
    }
}
