import HealthEngine
import HealthModel
import XML

/// The source and device of samples, with their numbers in the store once a sample is saved.
final class ImportedSource {
    let source: ArchivedSource
    /// Whether the archive has a text for the device that cannot be read.
    let hasUnreadableDevice: Bool
    private var numbers: (revision: Int64, device: Int64?)?

    init(_ source: ArchivedSource, hasUnreadableDevice: Bool = false) {
        self.source = source
        self.hasUnreadableDevice = hasUnreadableDevice
    }

    /// The numbers of the revision and of the device in the store.
    func numbers(_ samples: SampleImport) throws -> (revision: Int64, device: Int64?) {
        if let numbers { return numbers }
        let revision = try samples.number(of: source.revision)
        let numbers = (revision, try source.device.map { try samples.number(of: $0) })
        self.numbers = numbers
        return numbers
    }
}

/// The sources read so far, by name, version and device.
struct SourceTable {
    /// Name, version and device, separated by zero bytes.
    private var text: [UInt8] = []
    private var known = TextTable<ImportedSource>()

    /// The limit for the three texts together. A few hundred bytes are usual.
    private static let longest = 4 << 10

    /// The source with the attributes of an element; nil if they exceed the limit.
    mutating func source(_ name: Bytes, _ version: Bytes? = nil, _ device: Bytes? = nil) -> ImportedSource? {
        let (version, device) = (version ?? Bytes(), device ?? Bytes())
        guard name.count + version.count + device.count <= Self.longest else { return nil }
        text.removeAll(keepingCapacity: true)
        name.append(to: &text)
        text.append(0)
        version.append(to: &text)
        text.append(0)
        device.withoutAddress.append(to: &text)
        return text.withBytes { text in
            known.value(of: text) { _ in
                let description = device.withoutAddress.string
                let device = Device(description: description)
                let source = ArchivedSource(named: name.string, version: version.isEmpty ? nil : version.string, device: device)
                // A device without properties has only an address.
                return ImportedSource(source, hasUnreadableDevice: device == nil && !["", ">"].contains(description))
            }
        }
    }
}

extension Bytes {
    /// The description of a device without its leading address, which differs each time (EXP-12).
    fileprivate var withoutAddress: Bytes {
        guard count > 2, self[0] == UInt8(ascii: "<"), self[1] == UInt8(ascii: "<") else { return self }
        var index = 2
        while index + 2 < count, self[index] != UInt8(ascii: ">") { index += 1 }
        return dropFirst(index + 3)
    }
}
