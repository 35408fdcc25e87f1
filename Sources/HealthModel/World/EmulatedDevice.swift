/// The emulated device: its class and its system version, which determine the available types.
public struct EmulatedDevice: Hashable, Sendable, Codable {
    /// The class.
    public var profile: DeviceProfile
    /// The iOS version, or for another system the iOS version of the same year.
    public var osVersion: OSVersion
    /// Whether the region of the device has Health Records (AUTH-52).
    public var isInHealthRecordsRegion = true

    /// A device. The default is an iPhone with iOS 18.0.
    public init(_ profile: DeviceProfile = .iPhone, osVersion: OSVersion = OSVersion(major: 18)) {
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
