import HealthEngine
import HealthModel

/// Who saved a sample, as attributes.
struct SourceText {
    /// ` sourceName="…" sourceVersion="…" device="…"`
    let attributes: [UInt8]
    /// What an import makes of them.
    let archived: ArchivedSource
    /// Whether that is what the store has.
    let isExact: Bool
}

/// The sources that were met.
struct SourceTexts {
    /// By identity: the store hands out the same objects for the same rows.
    private struct Key: Hashable {
        let revision: ObjectIdentifier
        let device: ObjectIdentifier?
    }

    /// With what the keys identify, so that nothing else gets the same identity meanwhile.
    private var known: [Key: (text: SourceText, revision: SourceRevision, device: Device?)] = [:]
    private var met: Set<String> = []
    /// The bundle identifiers of all samples that were written, in the order in which an import meets them.
    private(set) var order: [String] = []

    /// The source of a sample.
    mutating func text(_ sample: Sample) -> SourceText {
        guard let revision = sample.sourceRevision else {
            let unknown = ArchivedSource(named: "", version: nil, device: nil)
            return SourceText(attributes: Array(#" sourceName="""#.utf8), archived: unknown, isExact: false)
        }
        let key = Key(revision: ObjectIdentifier(revision), device: sample.device.map { ObjectIdentifier($0) })
        if let entry = known[key] { return entry.text }
        let text = SourceText(revision, sample.device)
        // The store forgets its objects as well, and then hands out others.
        if known.count >= Self.mostKnown { known.removeAll() }
        known[key] = (text, revision, sample.device)
        note(sample)
        return text
    }

    /// Notes that an import meets the source of a sample.
    mutating func note(_ sample: Sample) {
        guard let identifier = sample.sourceRevision?.source.bundleIdentifier else { return }
        if met.insert(identifier).inserted { order.append(identifier) }
    }

    /// Whether there was a sample of a source.
    func hasMet(_ bundleIdentifier: String) -> Bool { met.contains(bundleIdentifier) }

    /// More are rarely in use, and would take memory without end.
    static let mostKnown = 4096
}

extension SourceText {
    fileprivate init(_ revision: SourceRevision, _ device: Device?) {
        var text: [UInt8] = []
        func append(_ name: String, _ value: String?) {
            guard let value else { return }
            text += " \(name)=\"".utf8
            XMLText.append(value, to: &text)
            text.append(UInt8(ascii: "\""))
        }
        let description = device?.exportDescription
        append("sourceName", revision.source.name)
        append("sourceVersion", revision.version)
        append("device", description)
        let readDevice = description.flatMap { Device(description: $0) }
        let archived = ArchivedSource(named: revision.source.name, version: revision.version, device: readDevice)
        let areReadable = [revision.source.name, revision.version ?? "-", description ?? ""].allSatisfy {
            XMLText.canHold($0) && $0.utf8.count <= XMLText.longestName
        }
        let isSame = archived.revision == revision && readDevice == device
        self.init(
            attributes: text,
            archived: archived,
            isExact: areReadable && isSame && !(revision.version?.isEmpty ?? false)
        )
    }
}
