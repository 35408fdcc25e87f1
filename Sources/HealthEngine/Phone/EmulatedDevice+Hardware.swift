public import HealthModel

/// The device as a source. Samples of the system belong to the device, not to the app (SAVE-40).
extension EmulatedDevice {
    /// The hardware.
    package var hardware: Device {
        Device([
            .name: deviceName, .manufacturer: "Apple Inc.", .model: profile == .watch ? "Watch" : deviceName,
            .hardwareVersion: profile.productType, .softwareVersion: osVersion.description,
        ])
    }

    /// The source of the device's measurements.
    public var deviceRevision: SourceRevision {
        SourceRevision(
            source: Source(
                name: deviceName, bundleIdentifier: profile == .watch ? "com.apple.health.watch" : "com.apple.health.phone"
            ),
            version: osVersion.description,
            productType: profile.productType,
            operatingSystemVersion: osVersion
        )
    }

    /// Whether apps can use workout sessions (WO-21).
    var hasWorkoutSessions: Bool {
        switch profile {
        case .watch: true
        case .iPhone, .iPad: osVersion >= OSVersion(major: 26)
        case .iPad16, .vision, .unsupported: false
        }
    }

    private var deviceName: String {
        switch profile {
        case .watch: "Apple Watch"
        case .iPad, .iPad16: "iPad"
        case .vision: "Apple Vision Pro"
        case .iPhone, .unsupported: "iPhone"
        }
    }
}

extension DeviceProfile {
    /// `HKSourceRevision.productType` of samples that are saved on the device: a model of the year of iOS 18.
    var productType: String {
        switch self {
        case .iPhone, .unsupported: "iPhone17,1"
        case .iPad, .iPad16: "iPad14,3"
        case .watch: "Watch7,10"
        case .vision: "RealityDevice14,1"
        }
    }
}
