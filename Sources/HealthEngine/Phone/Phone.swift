public import HealthModel

/// An emulated device with its user: the store file, the clock, the lock, the sources, and the running apps.
///
/// ```swift
/// let phone = try Phone()
/// phone.consent = ConsentScript([ConsentRule(.deny)])
/// let store = phone.launch().healthStore
/// try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])   // true: success is not a grant
/// try store.authorizationStatus(for: .stepCount)                              // .sharingDenied
/// ```
///
/// Two phones on one file, in one process or two, share the file's data: each sees the saves of the other. Each object
/// has its own clock, user and running apps.
///
/// The device owner may read everything, even while the phone is locked: ``healthStore`` runs the queries.
///
/// A ``HealthStore`` retains its phone. Processes, sessions and builders do not. Keep the phone as long as you use any
/// of them.
///
/// Use a phone on one thread. Every call is synchronous and atomic.
public final class Phone {
    /// The class of the device and the version of its system.
    public private(set) var device: EmulatedDevice
    /// The user's answers to permission sheets.
    public var consent: ConsentScript
    /// Time, time zone, random numbers and log. Move the clock with ``advanceClock(by:shouldContinue:)`` and
    /// ``setClock(to:shouldContinue:)``, so that due events are handled.
    public package(set) var environment: Environment
    /// The sensors of the device during a workout (WO-31).
    public internal(set) var workoutSensors: WorkoutSensors
    /// The measurement system in Settings. Change it with ``setMeasurementSystem(_:)``.
    public internal(set) var measurementSystem = MeasurementSystem.metric
    /// The largest number of calls of an observer for one change (OBS-06).
    public var observerBurst = 1
    /// Whether a watch is paired and has the watchOS app (WO-36).
    public var companionWatch: CompanionWatch
    /// The accesses of the device owner to health data, and the saves of other sources.
    public let accesses = AccessLog()
    /// The running apps, in the order in which they were launched.
    public internal(set) var processes: [AppProcess] = []
    /// The processes that the system has ended, and whose apps background delivery may launch.
    var endedProcesses: [AppProcess] = []
    /// The number of permission sheets so far.
    public internal(set) var sheetCount = 0

    /// The primary workout session (WO-24). It outlives the process of its app (WO-26).
    var activeWorkoutSession: WorkoutSession?
    /// The instant up to which events were handled, in milliseconds since 1970.
    var eventTime = Int64.min
    /// The operations that failed on their last attempt, by their message in the log.
    var lastingFailures: Set<String> = []
    private(set) var database: HealthDatabase
    private var warnings: Set<Diagnostic> = []
    private lazy var owner = makeHealthApp()
    /// The timers of an app's code that runs in this process; nil if there is none.
    package weak var appTimers: (any AppTimers)?

    /// A phone whose store is in memory, or in the file at a path. A missing file is created.
    ///
    /// Pass true for `keepsContents` only if ``reset(path:device:consent:environment:)`` may follow. The first change of
    /// a store file then copies the file's content.
    ///
    /// Throws `HealthFailure.store` if the file is foreign, newer, encrypted, damaged or not writable. The file is then
    /// unchanged.
    public init(
        path: String? = nil,
        keepsContents: Bool = true,
        device: EmulatedDevice = EmulatedDevice(),
        consent: ConsentScript = ConsentScript(),
        environment: Environment = Environment()
    ) throws(HealthFailure) {
        self.device = device
        self.consent = consent
        self.environment = environment
        workoutSensors = WorkoutSensors(of: device.profile)
        companionWatch = CompanionWatch(of: device.profile)
        database = try HealthDatabase(
            path: path.map(StoreFile.absolutePath), keepsContents: keepsContents, log: environment.log
        )
        warnOfUnknownSystem()
    }

    /// A phone that continues from the state of another process.
    package init(continuing state: State, path: String?, log: @escaping (LogRecord) -> Void) throws(HealthFailure) {
        device = state.device
        consent = state.consent
        environment = Environment(continuing: state.environment, log: log)
        workoutSensors = state.workoutSensors
        measurementSystem = state.measurementSystem
        observerBurst = state.observerBurst
        companionWatch = state.companionWatch
        sheetCount = state.sheetCount
        eventTime = state.eventTime
        database = try HealthDatabase(
            path: path.map(StoreFile.absolutePath), keepsContents: true, log: log, continuing: state.contents
        )
    }

    deinit {
        // Break the retain cycle: events retain workout sessions, which retain the process with the events.
        for process in processes { process.stop() }
    }

    /// Returns to the initial state. The store has the content that it was opened with, without snapshots, sheets and
    /// running apps. With another path, opens the store at that path and leaves the former store unchanged.
    ///
    /// Does not finish requests that wait for the user. Call ``AppProcess/failAuthorizations(_:)`` of their processes.
    public func reset(
        path: String?, device: EmulatedDevice, consent: ConsentScript, environment: Environment
    ) throws(HealthFailure) {
        let path = path.map(StoreFile.absolutePath)
        if path == database.path, database.isInPlace {
            try database.restoreContents()
        } else {
            database = try HealthDatabase(path: path, keepsContents: true, log: environment.log)
        }
        self.device = device
        self.consent = consent
        self.environment = environment
        workoutSensors = WorkoutSensors(of: device.profile)
        companionWatch = CompanionWatch(of: device.profile)
        for process in processes { process.stop() }
        processes = []
        endedProcesses = []
        measurementSystem = .metric
        observerBurst = 1
        sheetCount = 0
        activeWorkoutSession = nil
        eventTime = .min
        lastingFailures = []
        warnings = []
        warnOfUnknownSystem()
    }

    /// Warns of a system that is newer than the catalogue. What it adds and changes is not emulated.
    private func warnOfUnknownSystem() {
        let system = device.osVersion
        // The catalogue is not needed for most starts, and takes some of their time.
        guard system > EmulatedDevice.defaultSystem, case let newest = TypeCatalog.newestSystem, system > newest else { return }
        environment.log(.warning, "iOS \(system) is not known, and behaves as the newest known version, \(newest)")
    }

    /// Starts a process of an app. A process that replaces a former one continues its numbers, so that no number of a
    /// query or a delivery is used twice.
    public func launch(
        _ app: AppIdentity = AppIdentity(),
        entitlements: Entitlements = Entitlements(),
        state: AppState = .foreground,
        after former: AppProcess? = nil
    ) -> AppProcess {
        let process = AppProcess(app, on: self, entitlements: entitlements, state: state, after: former)
        endedProcesses.removeAll { $0 === former }
        if state == .terminated {
            process.stop()
        } else {
            processes.append(process)
        }
        return process
    }

    /// The health store of the device owner, who may read everything, even while the phone is locked.
    public var healthStore: HealthStore { HealthStore(owner) }

    /// Starts a process of the Health app. Its queries see everything, as those of ``healthStore`` do.
    package func launchHealthApp(after former: AppProcess? = nil) -> AppProcess {
        let process = makeHealthApp(after: former)
        processes.append(process)
        return process
    }

    private func makeHealthApp(after former: AppProcess? = nil) -> AppProcess {
        let app = AppIdentity(bundleIdentifier: "com.apple.Health", name: "Health", version: "\(device.osVersion)")
        return AppProcess(app, on: self, entitlements: Entitlements(), state: .foreground, after: former, isHealthApp: true)
    }

    /// Updates the system, as the user would. The store keeps its content. On a device the phone restarts, so the apps need new
    /// processes.
    public func update(to osVersion: OSVersion) {
        device.osVersion = osVersion
        warnOfUnknownSystem()
    }

    /// `HKHealthStore.isHealthDataAvailable()`: a property of the device, independent of permissions (AUTH-01).
    public var isHealthDataAvailable: Bool { device.profile.isHealthDataAvailable(on: device.osVersion) }

    /// Carries out an operation that can be cancelled: long queries, copies and calculations ask `shouldContinue` about every
    /// millisecond. Returns nil if the operation was cancelled; then nothing has changed. An operation that has changed the store
    /// is not cancelled any more.
    public func perform<Value, Failure: Error>(
        while shouldContinue: () -> Bool, _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value? {
        try database.perform(while: shouldContinue, operation)
    }

    /// Whether the operation of ``perform(while:_:)`` should continue. Code that runs for long without a query asks, and stops
    /// with any error if not. True outside of such an operation.
    public var shouldContinue: Bool { database.checkContinuing() }

    /// Removes the file of a store that opening it created, if it is empty and no other process uses it. For callers
    /// that failed to fill it. The phone cannot be used afterwards.
    package func removeStoreIfNew() { database.removeIfNew() }

    /// A description of damage in the store, for tests. Nil if there is none.
    package func storeProblem() throws(HealthFailure) -> String? { try database.problem() }

    /// Logs a warning for the developer once.
    func warnOnce(_ diagnostic: Diagnostic) {
        if warnings.insert(diagnostic).inserted { environment.log(.warning, diagnostic.message) }
    }
}
