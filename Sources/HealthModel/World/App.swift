/// The identity of the app, which determines its source.
public struct AppIdentity: Hashable, Sendable, Codable {
    /// `CFBundleIdentifier`
    @Name public var bundleIdentifier: String
    /// `CFBundleDisplayName`
    @Name public var name: String
    /// `CFBundleVersion`
    @Name public var version: String

    /// An identity. The default is an example app.
    public init(bundleIdentifier: String = "com.example.app", name: String = "App", version: String = "1.0") {
        self.bundleIdentifier = bundleIdentifier
        self.name = name
        self.version = version
    }
}

/// The state of the app, as far as it matters to HealthKit.
public enum AppState: String, CaseIterable, Sendable, Codable {
    /// On screen.
    case foreground
    /// Running, but not on screen.
    case background
    /// In memory, not running.
    case suspended
    /// Not running. The process has ended.
    case terminated
    /// A new process, without the memory of the earlier one. Its state becomes `foreground`.
    case relaunched
    /// A widget or another extension, which cannot show a permission sheet (AUTH-54).
    case `extension`
    /// In use by a guest user of the device (AUTH-55).
    case guest
}

/// Who ended an app. It decides whether the system launches the app again for background delivery (BG-12).
public enum AppTermination: String, CaseIterable, Sendable {
    /// The system, for example to free memory.
    case system
    /// The user, who swiped the app away.
    case user
}

/// The app's entitlements and Info.plist keys, and the restriction by a management profile.
public struct Entitlements: Hashable, Sendable, Codable {
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
    /// Whether a management profile restricts access to health data (AUTH-02, code 2).
    public var healthDataRestricted = false
    /// `NSHealthRequiredReadAuthorizationTypeIdentifiers` (AUTH-50)
    public var requiredReadTypes: Set<ObjectType> = []

    /// All entitlements and keys present, no restriction, no required types.
    public init() {}
}
