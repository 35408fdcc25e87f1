import HealthEngine
import HealthModel

/// Who saved a sample, and on what.
final class ImportedSource {
    let revision: SourceRevision
    let device: Device?
    /// In the identity of samples.
    let identity: SampleIdentity
    /// In the store.
    let revisionNumber: Int64
    let deviceNumber: Int64?

    init(_ revision: SourceRevision, _ device: Device?, _ identity: SampleIdentity, _ samples: SampleImport?) throws {
        self.revision = revision
        self.device = device
        self.identity = identity
        revisionNumber = try samples?.number(of: revision) ?? 0
        deviceNumber = try samples.flatMap { samples in try device.map { try samples.number(of: $0) } }
    }
}

/// The sources that were met, by name, version and device.
struct SourceTable {
    private var entries: [UInt64: (key: Key, source: ImportedSource)] = [:]
    private var last: (key: Key, source: ImportedSource)?
    private static let capacity = 10_000

    private struct Key {
        let name: [UInt8]
        let version: [UInt8]
        let device: [UInt8]
    }

    /// The source of an element's attributes. What `device` begins with is an address, another each time (EXP-12).
    mutating func source(
        _ name: Bytes,
        _ version: Bytes?,
        _ device: Bytes?,
        _ samples: SampleImport?
    ) throws -> ImportedSource {
        let (version, device) = (version ?? Bytes(), (device ?? Bytes()).withoutAddress)
        if let last, device == last.key.device, name == last.key.name, version == last.key.version {
            return last.source
        }
        let fingerprint = name.fingerprint &* 3 ^ version.fingerprint &* 5 ^ device.fingerprint
        if let entry = entries[fingerprint], device == entry.key.device, name == entry.key.name,
            version == entry.key.version
        {
            last = entry
            return entry.source
        }
        let key = Key(name: name.array, version: version.array, device: device.array)
        var identity = SampleIdentity("source")
        identity.combine(name.string)
        identity.combine(version.string)
        identity.combine(device.string)
        let foundDevice = device.isEmpty ? nil : Device(description: device.string)
        let revision = SourceRevision(
            archived: name.string,
            version: version.isEmpty ? nil : version.string,
            device: foundDevice
        )
        let entry = (key, try ImportedSource(revision, foundDevice, identity, samples))
        if entries.count >= Self.capacity { entries.removeAll() }
        entries[fingerprint] = entry
        last = entry
        return entry.1
    }
}

extension Bytes {
    /// The description of a device from its name on.
    fileprivate var withoutAddress: Bytes {
        guard count > 2, self[0] == UInt8(ascii: "<"), self[1] == UInt8(ascii: "<") else { return self }
        var index = 2
        while index + 2 < count, self[index] != UInt8(ascii: ">") { index += 1 }
        return dropFirst(index + 3)
    }
}

extension SourceRevision {
    /// The revision of a source of which an archive tells only the name (EXP-11, EXP-30; project decision).
    ///
    /// An Apple Watch, an iPhone and the like are told by their names, and rank as the user's devices; the Health app, in which
    /// people type, is told by its own; everything else is an app. The bundle identifiers are made of the names. The model and
    /// the system are those of the device, if it is one of Apple's whose system has the version of the source.
    convenience init(archived name: String, version: String?, device: Device?) {
        let isDevice = ["iPhone", "Watch", "iPad", "iPod"].contains { name.contains($0) }
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

    /// What a bundle identifier may hold of a name, and a fingerprint of all of it.
    private static func slug(_ name: String) -> String {
        let plain = name.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0) }
        let fingerprint = name.utf8.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return "\(String(String.UnicodeScalarView(plain.prefix(40)))).\(String(fingerprint, radix: 16))"
    }
}
