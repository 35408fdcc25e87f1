/// Who the app is: its bundle, hence its source.
public struct AppIdentity: Hashable, Sendable {
    /// `CFBundleIdentifier`
    public var bundleIdentifier: String
    /// `CFBundleDisplayName`
    public var name: String
    /// `CFBundleVersion`
    public var version: String

    /// An identity; by default that of an example.
    public init(bundleIdentifier: String = "com.example.app", name: String = "App", version: String = "1.0") {
        self.bundleIdentifier = bundleIdentifier
        self.name = name
        self.version = version
    }
}

/// Where the app is in its life, as far as HealthKit cares.
public enum AppState: String, CaseIterable, Sendable {
    /// On the screen.
    case foreground
    /// Running off the screen.
    case background
    /// In memory, not running.
    case suspended
    /// Gone.
    case terminated
    /// Started anew: a process with nothing of the earlier one's in memory. It is then in the foreground.
    case relaunched
    /// A widget or another extension, which has no screen to show a sheet on (AUTH-54).
    case `extension`
    /// In the hands of a guest user of the device (AUTH-55).
    case guest
}

/// What the app's signature and its Info.plist say, and what a management profile says of it.
public struct Entitlements: Hashable, Sendable {
    /// `com.apple.developer.healthkit` (AUTH-04)
    public var healthkit = true
    /// `com.apple.developer.healthkit.background-delivery`
    public var backgroundDelivery = true
    /// `health-records` in `com.apple.developer.healthkit.access` (AUTH-24)
    public var clinicalRecords = true
    /// `NSHealthShareUsageDescription` (AUTH-05)
    public var shareUsageDescription = true
    /// `NSHealthUpdateUsageDescription` (AUTH-06)
    public var updateUsageDescription = true
    /// `NSHealthClinicalHealthRecordsShareUsageDescription` (AUTH-09)
    public var clinicalUsageDescription = true
    /// A management profile keeps health data from the app (AUTH-02, code 2).
    public var healthDataRestricted = false
    /// `NSHealthRequiredReadAuthorizationTypeIdentifiers` (AUTH-50)
    public var requiredReadTypes: Set<ObjectType> = []

    /// Everything present, nothing restricted, nothing required.
    public init() {}
}
