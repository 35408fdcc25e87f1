package import HealthModel

extension SourceRevision {
    /// The revision of a source that an archive only names (EXP-11, EXP-30; project decision).
    ///
    /// The name identifies an Apple Watch, an iPhone and the like, which rank as the user's devices. The Health app,
    /// where users enter values, has its own name. Everything else is an app. Bundle identifiers are derived from the
    /// names. The model and the system are those of the device, if it is an Apple device whose system has the version
    /// of the source.
    package convenience init(archived name: String, version: String?, device: Device?) {
        let isDevice = Self.namesDevice(name)
        let isOnDevice = device?.manufacturer == "Apple Inc." && (isDevice || device?[.softwareVersion] == version)
        let identifier =
            switch name {
            case _ where Self.namesOfTheHealthApp.contains(name): "com.apple.Health"
            case _ where isDevice: "com.apple.health.\(Self.slug(name))"
            default: "archive.\(Self.slug(name))"
            }
        let system = isOnDevice ? device?[.softwareVersion] : nil
        self.init(
            source: Source(name: name, bundleIdentifier: identifier),
            version: version,
            productType: isOnDevice ? device?[.hardwareVersion] : nil,
            operatingSystemVersion: system.flatMap { OSVersion($0) }
        )
    }

    private static let namesOfTheHealthApp: Set<String> = [
        "Health", "Santé", "Salud", "Salute", "Saúde", "Gezondheid", "Hälsa", "Helse", "Sundhed", "Terveys", "Zdrowie",
        "Sağlık", "Здоровье", "健康", "ヘルスケア", "건강",
    ]

    /// Whether the name is that of a device: `Anna’s Apple Watch`, `iPhone von Anna`, but not `SleepWatch`.
    private static func namesDevice(_ name: String) -> Bool {
        name.split { !($0.isASCII && $0.isLetter) }.contains { ["iPhone", "Watch", "iPad", "iPod"].contains($0) }
    }

    /// The characters of a name that a bundle identifier may contain, and a fingerprint of the whole name.
    private static func slug(_ name: String) -> String {
        let plain = name.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0) }
        let fingerprint = name.utf8.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return "\(String(String.UnicodeScalarView(plain.prefix(40)))).\(String(fingerprint, radix: 16))"
    }
}
