/// The device that is emulated: its class, and the version of its system. Together they decide which types exist.
public struct EmulatedDevice: Hashable, Sendable {
    /// The class.
    public var profile: DeviceProfile
    /// The version of iOS, or of the system of the same year.
    public var osVersion: OSVersion

    /// A device; by default an iPhone with iOS 18.0.
    public init(_ profile: DeviceProfile = .iPhone, osVersion: OSVersion = OSVersion(major: 18)) {
        self.profile = profile
        self.osVersion = osVersion
    }

    /// Whether the device's system has the type.
    public func knows(_ type: ObjectType) -> Bool {
        type.iOS <= osVersion && (profile != .watch || type.watchOS != nil)
    }
}
