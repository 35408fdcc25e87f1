/// Everything around the app that HealthKit's answers depend on and that the store does not hold.
public struct World: Sendable {
    /// The device.
    public var profile: DeviceProfile
    /// The version of iOS, or of the system of the same year; decides which types exist.
    public var osVersion: OSVersion
    /// The app.
    public var app: AppIdentity
    /// What the app was built with.
    public var entitlements = Entitlements()
    /// Where the app is.
    public var appState = AppState.foreground {
        didSet {
            if appState == .terminated || appState == .relaunched {
                endedProcesses += 1
            }
        }
    }
    /// How many processes of the app have ended. What runs in a process, such as an observer query, ends with it.
    public private(set) var endedProcesses = 0

    /// Another app speaks, in a process of its own and on the screen: what ran in the former one's has ended.
    public mutating func start(_ app: AppIdentity) {
        self.app = app
        appState = .relaunched
        appState = .foreground
    }

    /// The user, as far as permission sheets go.
    public var consent: ConsentScript
    /// What the device measures during a workout (WO-31).
    public package(set) var workoutSensors: WorkoutSensors

    /// A world; by default an iPhone with iOS 18.0, a fully entitled example app and a user who allows everything.
    public init(
        profile: DeviceProfile = .iPhone,
        osVersion: OSVersion = OSVersion(major: 18),
        app: AppIdentity = AppIdentity(),
        consent: ConsentScript = ConsentScript()
    ) {
        self.profile = profile
        self.osVersion = osVersion
        self.app = app
        self.consent = consent
        workoutSensors = WorkoutSensors(of: profile)
    }

    /// Whether the device's system has the type.
    public func knows(_ type: ObjectType) -> Bool {
        type.iOS <= osVersion && (profile != .watch || type.watchOS != nil)
    }
}
