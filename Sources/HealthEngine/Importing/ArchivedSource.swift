package import HealthModel

/// The source and the device of a sample, as an archive describes them.
package struct ArchivedSource {
    package let revision: SourceRevision
    package let device: Device?
    /// The source's part of a sample's identity: bundle identifier, version and properties of the device. It excludes the
    /// address and the creation date of a device, because they differ in each export (EXP-12).
    package let identity: SampleIdentity

    /// A source with a known revision.
    package init(_ revision: SourceRevision, _ device: Device? = nil) {
        self.revision = revision
        self.device = device
        var identity = SampleIdentity("source")
        identity.combine(revision.source.bundleIdentifier)
        identity.combine(revision.version)
        for property in Device.Property.allCases { identity.combine(device?[property]) }
        self.identity = identity
    }

    /// A source that an archive gives by name.
    package init(named name: String, version: String?, device: Device?) {
        self.init(SourceRevision(archived: name, version: version, device: device), device)
    }
}

extension SourceRevision {
    /// The revision of a source that an archive only names (EXP-11, EXP-30; project decision).
    ///
    /// An Apple Watch, an iPhone and the like rank as the user's devices. Users rename them, so the model of the device
    /// identifies them, if its system has the version of the source; samples without a device have only the name. The
    /// Health app, where users enter values, has its own name. Everything else is an app. Bundle identifiers are derived
    /// from the names. The model and the system are those of the device.
    package convenience init(archived name: String, version: String?, device: Device?) {
        let isDevice = Self.device(namedBy: name) != nil || device?.isOwn(ofVersion: version) ?? false
        let isOnDevice = device?.isApple ?? false && (isDevice || device?[.softwareVersion] == version)
        let identifier =
            switch name {
            case _ where Self.namesOfTheHealthApp.contains(name): "com.apple.Health"
            case _ where isDevice: "com.apple.health\(Self.slug(name))"
            default: "archive\(Self.slug(name))"
            }
        let host = isOnDevice && device?.isAppleHost ?? false ? device : nil
        self.init(
            source: Source(name: name, bundleIdentifier: identifier),
            version: version,
            productType: host?[.hardwareVersion],
            operatingSystemVersion: host?[.softwareVersion].flatMap { OSVersion($0) }
        )
    }

    private static let namesOfTheHealthApp: Set<String> = [
        "Health", "Santé", "Salud", "Salute", "Saúde", "Gezondheid", "Hälsa", "Helse", "Sundhed", "Terveys", "Zdrowie",
        "Sağlık", "Здоровье", "健康", "ヘルスケア", "건강",
    ]

    /// The word of a source's name that says which device it is: `Anna’s Apple Watch`, `iPhone von Anna`, but not `SleepWatch`.
    static func device(namedBy name: String) -> String? {
        let words = name.split { !($0.isASCII && $0.isLetter) }
        return ["Watch", "iPhone", "iPad", "iPod"].first { words.contains(Substring($0)) }
    }

    /// The components of a bundle identifier after the first: the characters of the name that it may contain, if there are any,
    /// and a fingerprint of the whole name.
    private static func slug(_ name: String) -> String {
        let plain = name.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0) }
        let fingerprint = name.utf8.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let name = String(String.UnicodeScalarView(plain.prefix(40)))
        return (name.isEmpty ? "" : ".\(name)") + ".\(String(fingerprint, radix: 16))"
    }
}

extension Device {
    /// Whether Apple made the device.
    fileprivate var isApple: Bool { manufacturer == "Apple Inc." }

    /// Whether a text is the model of a device of Apple that can be a source, such as `Watch6,2`.
    package static func isAppleHardware(_ text: String) -> Bool {
        text.wholeMatch(of: /(Watch|iPhone|iPad|iPod|RealityDevice)[0-9]{1,3},[0-9]{1,3}/) != nil
    }

    /// Whether the device can be a source itself. Headphones cannot.
    fileprivate var isAppleHost: Bool { isApple && self[.hardwareVersion].map(Self.isAppleHardware) ?? true }

    /// Whether a source of this version, whose samples have this device, is one of the user's devices. Apps on a device
    /// have versions of their own. Only the system records with Apple's headphones.
    fileprivate func isOwn(ofVersion version: String?) -> Bool {
        isApple && (!isAppleHost || version != nil && self[.softwareVersion] == version)
    }
}
