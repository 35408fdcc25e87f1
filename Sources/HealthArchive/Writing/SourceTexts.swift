import HealthEngine
import HealthModel

/// The source and device of a sample as attributes.
struct SourceText {
    /// ` sourceName="…" sourceVersion="…" device="…"`
    let attributes: [UInt8]
    /// The index of the pointer of the device in them; nil without a device.
    let pointer: Int?
    /// The source that an import reads from them.
    let archived: ArchivedSource
    /// Whether that source is the same as in the store.
    let isExact: Bool
}

/// A cache of the sources of samples.
struct SourceTexts {
    /// The identity of the objects: the store returns the same objects for the same rows.
    private struct Key: Hashable {
        let revision: ObjectIdentifier
        let device: ObjectIdentifier?
    }

    /// Retains the identified objects, so that no other object gets the same identifier.
    private var known: [Key: (text: SourceText, revision: SourceRevision, device: Device?)] = [:]
    private var met: Set<String> = []
    /// The bundle identifiers of all written samples, in the order in which an import reads them.
    private(set) var order: [String] = []

    mutating func text(_ sample: Sample) -> SourceText {
        guard let revision = sample.sourceRevision else {
            let unknown = ArchivedSource(named: "", version: nil, device: nil)
            let attributes = XMLText.start(.sourceName) + [UInt8(ascii: "\"")]
            return SourceText(attributes: attributes, pointer: nil, archived: unknown, isExact: false)
        }
        let key = Key(revision: ObjectIdentifier(revision), device: sample.device.map { ObjectIdentifier($0) })
        if let entry = known[key] { return entry.text }
        let text = SourceText(revision, sample.device)
        // The store clears its cache of objects too, and then returns new objects.
        if known.count >= Self.capacity { known.removeAll() }
        known[key] = (text, revision, sample.device)
        note(sample)
        return text
    }

    /// Notes that an import reads the source of a sample here.
    mutating func note(_ sample: Sample) {
        guard let identifier = sample.sourceRevision?.source.bundleIdentifier else { return }
        if met.insert(identifier).inserted { order.append(identifier) }
    }

    /// Whether a sample of a source was written.
    func hasMet(_ bundleIdentifier: String) -> Bool { met.contains(bundleIdentifier) }

    /// The maximum number of cached sources, to limit the memory.
    static let capacity = 4096
}

extension SourceText {
    fileprivate init(_ revision: SourceRevision, _ device: Device?) {
        var text: [UInt8] = []
        let description = device?.exportDescription
        let values: [(ExportAttribute, String?)] = [
            (.sourceName, revision.source.name), (.sourceVersion, revision.version), (.device, description),
        ]
        for case (let attribute, let value?) in values { XMLText.append(attribute, value, to: &text) }
        let readDevice = description.flatMap { Device(description: $0) }
        let archived = ArchivedSource(named: revision.source.name, version: revision.version, device: readDevice)
        let areReadable = [revision.source.name, revision.version ?? "-", description ?? ""].allSatisfy {
            XMLText.canHold($0) && $0.utf8.count <= XMLText.longestName
        }
        let isSame = archived.revision == revision && readDevice == device
        self.init(
            attributes: text,
            pointer: DevicePointer.index(in: text),
            archived: archived,
            isExact: areReadable && isSame && !(revision.version?.isEmpty ?? false)
        )
    }
}
