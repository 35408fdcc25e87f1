public import HealthModel

/// `HKHealthStore`, on Linux: one app's access to the health data of one emulated phone.
///
/// ```swift
/// let store = try HealthStore()
/// store.world.consent = ConsentScript([ConsentRule(.deny)])
/// try store.requestAuthorization(toShare: [stepCount], read: [stepCount])   // true: success is not a grant
/// try store.authorizationStatus(for: stepCount)                             // .sharingDenied
/// ```
///
/// Two stores on one file, in one process or two, are two apps on the same phone: each sees what the other does.
/// A store belongs to one thread; every call is synchronous and either happens as a whole or not at all.
public final class HealthStore {
    /// The device, the app and the user around the store.
    public var world: World
    /// Time, zone, chance and log.
    public var environment: Environment
    /// Whether queries see what every app has saved, whatever was allowed and also while the phone is locked, as for whom
    /// the phone belongs to.
    package var seesEverything = false
    /// The permission sheet on the screen, if the user has not dealt with it yet.
    public internal(set) var openSheet: PermissionSheet?
    /// How many permission sheets this process has shown.
    public internal(set) var sheetCount = 0
    /// How the sheet that was on the screen was answered, while the request behind it is carried out again.
    var answer: SheetAnswer?

    /// The queries that run until they are stopped.
    var running = RunningQueries()
    /// The workout session that is under way.
    var workoutSessions = WorkoutSessions()

    /// What the developer has been told.
    private(set) var mentioned: Set<Diagnostic> = []

    private(set) var database: HealthDatabase

    /// A store in memory, or in the file at a path, which is created if it is missing, and encrypted if there is a key.
    ///
    /// Who never resets a store that a file holds spares the copy of what it held (`keepsContents`).
    ///
    /// Throws ``HealthFailure/store(_:)`` if the file is foreign, newer, damaged, not writable or of another key; it is then
    /// untouched.
    public init(
        path: String? = nil,
        key: StoreKey? = nil,
        keepsContents: Bool = true,
        world: World = World(),
        environment: Environment = Environment()
    ) throws(HealthFailure) {
        self.world = world
        self.environment = environment
        database = try HealthDatabase(path: path.map(StoreFile.absolutePath), key: key, keepsContents: keepsContents)
    }

    /// Begins anew: what the store holds goes back to what it held when it was opened, snapshots and any sheet go away, and
    /// no query runs any more. With another path, the store of that path is opened, and the one that is left
    /// stays as it is.
    public func reset(
        path: String?,
        key: StoreKey? = nil,
        world: World,
        environment: Environment
    ) throws(HealthFailure) {
        let path = path.map(StoreFile.absolutePath)
        if path == database.path, key == database.key {
            try database.restoreContents()
        } else {
            database = try HealthDatabase(path: path, key: key, keepsContents: true)
        }
        self.world = world
        self.environment = environment
        openSheet = nil
        sheetCount = 0
        running = RunningQueries()
        workoutSessions = WorkoutSessions()
        mentioned = []
    }

    /// Tells the developer something, once.
    func mention(_ diagnostic: Diagnostic) {
        if mentioned.insert(diagnostic).inserted {
            environment.log(.warning, diagnostic.message)
        }
    }

    /// `HKHealthStore.isHealthDataAvailable()`: about the device, not about permission (AUTH-01).
    public var isHealthDataAvailable: Bool {
        world.profile.isHealthDataAvailable(on: world.osVersion)
    }

    /// `HKHealthStore.supportsHealthRecords()`: whether the device can hold clinical records (AUTH-52).
    public var supportsHealthRecords: Bool {
        isHealthDataAvailable && world.osVersion >= OSVersion(major: 12)
    }

    /// What stops every operation before permission is even looked at (ERR-08).
    func checkAccess() throws(HealthFailure) {
        guard isHealthDataAvailable else { throw .error(.errorHealthDataUnavailable) }
        guard !world.entitlements.healthDataRestricted else { throw .error(.errorHealthDataRestricted) }
        guard world.entitlements.healthkit else { throw .error(HealthError.missingEntitlement) }
    }
}
