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
