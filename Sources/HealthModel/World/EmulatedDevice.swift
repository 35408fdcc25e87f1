public import Foundation

/// The emulated device: its class and its system version, which determine the available types.
public struct EmulatedDevice: Hashable, Sendable, Codable {
    /// The class.
    public var profile: DeviceProfile
    /// The iOS version, or for another system the iOS version of the same year.
    public var osVersion: OSVersion
    /// Whether the region of the device has Health Records (AUTH-52).
    public var isInHealthRecordsRegion = true

    /// The system of a device for which none is named: the newest one that is not a beta.
    public static let defaultSystem = OSVersion(major: 27)

    /// A device. The default is an iPhone.
    public init(_ profile: DeviceProfile = .iPhone, osVersion: OSVersion = defaultSystem) {
        self.profile = profile
        self.osVersion = osVersion
    }

    /// Whether the device's system has the type.
    public func supports(_ type: ObjectType) -> Bool {
        type.iOS <= osVersion && (profile != .watch || type.watchOS != nil)
    }

    /// Why the device's system does not have the type. Nil if it has it.
    package func reasonAgainst(_ type: ObjectType) -> String? {
        supports(type) ? nil : "\(type.identifier) exists from iOS \(type.iOS); the emulated system is \(osVersion)."
    }
}

/// The class of the emulated device.
public enum DeviceProfile: String, CaseIterable, Sendable, Codable {
    /// An iPhone.
    case iPhone = "iphone"
    /// An iPad on iPadOS 17 or later.
    case iPad = "ipad"
    /// An iPad on iPadOS 16, which has no HealthKit store.
    case iPad16 = "ipad16"
    /// An Apple Watch.
    case watch
    /// An Apple Vision Pro.
    case vision
    /// A device without HealthKit.
    case unsupported

    /// `HKHealthStore.isHealthDataAvailable()`: a property of the device, independent of permissions (AUTH-01).
    public func isHealthDataAvailable(on version: OSVersion) -> Bool {
        switch self {
        case .iPhone, .watch, .vision: true
        case .iPad: version >= OSVersion(major: 17)
        case .iPad16, .unsupported: false
        }
    }
}

/// The user's watch, as an app on the phone can reach it: whether its watchOS app can be launched (WO-36).
public enum CompanionWatch: String, CaseIterable, Sendable, Codable {
    /// A watch is paired, and has the app.
    case installed
    /// A watch is paired, but does not have the app.
    case notInstalled
    /// No watch is paired.
    case notPaired

    /// The usual state for a device. Only an iPhone is paired with a watch.
    public init(of profile: DeviceProfile) {
        self = profile == .iPhone ? .installed : .notPaired
    }
}

/// The measurement system in Settings → General → Language & Region: `Locale.MeasurementSystem`.
public enum MeasurementSystem: String, CaseIterable, Sendable, Codable {
    /// Kilograms, kilometers and degrees Celsius.
    case metric
    /// Pounds, miles and degrees Fahrenheit.
    case us
    /// Kilograms, miles and degrees Celsius.
    case uk
}

/// The sensors of a device during a workout. Each figure has a constant rate, so the sum of its samples is the rate
/// times the time (project decision). A device without a sensor records no samples of its type (WO-31).
public struct WorkoutSensors: Hashable, Sendable, Codable {
    /// Beats per minute. Nil without a sensor.
    public var heartRate: Double?
    /// Kilocalories per minute. Nil without a sensor.
    public var activeEnergyBurned: Double?
    /// Kilocalories per minute. Nil without a sensor.
    public var basalEnergyBurned: Double?
    /// Meters per minute. Nil without a sensor.
    public var distance: Double?
    /// The time between two heart rate samples, in seconds.
    public var heartRateInterval: TimeInterval = 5
    /// The length of a sample of energy or distance, in seconds.
    public var interval: TimeInterval = 60

    /// The sensors of a device during a brisk activity at three meters per second. Only a watch has a heart rate sensor
    /// (WO-31).
    public init(of profile: DeviceProfile) {
        switch profile {
        case .watch:
            self.init(heartRate: 150)
        case .iPhone, .iPad, .iPad16, .vision, .unsupported:
            self.init(heartRate: nil)
        }
    }

    private init(heartRate: Double?) {
        self.heartRate = heartRate
        activeEnergyBurned = 12
        basalEnergyBurned = 1.5
        distance = 180
    }
}
