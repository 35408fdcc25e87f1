import Foundation
import HealthEngine
import HealthModel

/// What the records of a type, unit and source have in common.
struct RecordText {
    /// The element's tag up to the value of `creationDate`.
    let head: [UInt8]
    let source: SourceText
    /// The beginning of their identities.
    let identity: SampleIdentity
}

/// The kinds of records that were met.
struct RecordTexts {
    private struct Key: Hashable {
        let type: ObjectType
        let unit: HealthModel.Unit?
        let revision: ObjectIdentifier?
        let device: ObjectIdentifier?
    }

    private var known: [Key: RecordText] = [:]
    private var last: (key: Key, text: RecordText)?
    /// How many samples of one content were met, of those that begin at one instant.
    private var repeated: (start: Int64, counts: [SampleIdentity: Int]) = (.min, [:])

    mutating func text(_ sample: Sample, _ sources: inout SourceTexts) -> RecordText {
        let key = Key(
            type: sample.type,
            unit: sample.quantity?.unit,
            revision: sample.sourceRevision.map { ObjectIdentifier($0) },
            device: sample.device.map { ObjectIdentifier($0) }
        )
        if let last, last.key == key { return last.text }
        let text = known[key] ?? Self.made(of: sample, sources.text(sample))
        known[key] = text
        last = (key, text)
        return text
    }

    private static func made(of sample: Sample, _ source: SourceText) -> RecordText {
        let unit = sample.quantity?.unit
        var head = Array(" type=\"\(sample.type.identifier)\"".utf8) + source.attributes
        if let unit {
            head += " unit=\"".utf8
            XMLText.append(unit.unitString, to: &head)
            head.append(UInt8(ascii: "\""))
        }
        head += " creationDate=\"".utf8
        return RecordText(
            head: head,
            source: source,
            identity: SampleIdentity(sample.type, in: unit).from(source.archived)
        )
    }

    /// Whether an import gives a sample of this identity its UUID, which is that of the first such sample, of the second and so on.
    mutating func takes(_ uuid: UUID, _ identity: SampleIdentity, _ start: Int64) -> Bool {
        if repeated.start != start { repeated = (start, [:]) }
        let occurrence = repeated.counts[identity, default: 0] + 1
        guard identity.uuid(startDate: start, occurrence: occurrence) == uuid else { return false }
        repeated.counts[identity] = occurrence
        return true
    }
}

/// Quantities and categories, and correlations of them.
extension ArchiveWriter {
    func writeRecord(_ entry: SampleExport.Entry) throws {
        let sample = entry.sample
        let text = records.text(sample, &sources)
        let start = sample.startDate.milliseconds
        let isWhole =
            isExact(sample, text) && records.takes(sample.uuid, identity(sample, text), start)
        let beats = sample.type == .heartRateVariabilitySDNN ? try beats(of: entry, isWhole: isWhole) : []
        appendRecord(sample, text, isWhole: isWhole, beats)
        count(entry, isWhole: isWhole)
        try flush()
    }

    /// The identity that an import gives a quantity or a category.
    func identity(_ sample: Sample, _ text: RecordText) -> SampleIdentity {
        text.identity.sample(sample.startDate.milliseconds, sample.endDate.milliseconds, value: sample.recordValue)
    }

    /// Whether an import makes the same of the element, but for the UUID.
    func isExact(_ sample: Sample, _ text: RecordText) -> Bool {
        switch sample.content {
        case .quantity(_, series: nil): break
        case .category(let value): if sample.type.values?.constant(of: value) == nil { return false }
        default: return false
        }
        return text.source.isExact && sample.hasExactDates && metadata.text(sample.metadata).isExact
    }

    /// Appends the element. That of a sample which the supplement holds has its UUID, so that an import passes over it.
    func appendRecord(_ sample: Sample, _ text: RecordText, isWhole: Bool, _ beats: [XMLBeat] = []) {
        let end = sample.endDate.milliseconds
        xml.begin("Record")
        if !isWhole { appendUUID(sample) }
        xml.bytes += text.head
        clock.append(end, to: &xml.bytes)
        xml.bytes += Self.startDate
        clock.append(sample.startDate.milliseconds, to: &xml.bytes)
        xml.bytes += Self.endDate
        clock.append(end, to: &xml.bytes)
        xml.bytes += Self.value
        switch sample.content {
        case .quantity(let quantity, _): xml.bytes += quantity.value.exportText.utf8
        case .category(let value): xml.bytes += (sample.type.values?.constant(of: value) ?? "\(value)").utf8
        default: break
        }
        xml.bytes.append(UInt8(ascii: "\""))
        appendMetadata(sample.metadata)
        if !beats.isEmpty {
            xml.begin("HeartRateVariabilityMetadataList")
            for beat in beats {
                xml.begin("InstantaneousBeatsPerMinute")
                xml.attribute("bpm", "\(beat.rate)")
                xml.attribute("time", beat.time)
                xml.end()
            }
            xml.end()
        }
        xml.end()
    }

    private static let startDate = Array("\" startDate=\"".utf8)
    private static let endDate = Array("\" endDate=\"".utf8)
    private static let value = Array("\" value=\"".utf8)

    /// Appends the UUID of a sample that the supplement holds.
    func appendUUID(_ sample: Sample) {
        if !options.isPlain { xml.attribute("uuid", sample.uuid.uuidString) }
    }

    /// Appends the entries of metadata.
    func appendMetadata(_ metadata: Metadata) {
        for (key, value) in self.metadata.text(metadata).entries {
            xml.begin("MetadataEntry")
            xml.attribute("key", key)
            xml.attribute("value", value)
            xml.end()
        }
    }

    // MARK: Correlations

    /// The members stand here once more (EXP-13).
    func writeCorrelation(_ entry: SampleExport.Entry) throws {
        let sample = entry.sample
        let source = sources.text(sample)
        let members = try export.members(ofCorrelationAt: entry.position)
        let isWhole = try isExact(entry, source, members)
        xml.begin("Correlation")
        if !isWhole { appendUUID(sample) }
        xml.attribute("type", sample.type.identifier)
        appendDates(sample, source)
        appendMetadata(sample.metadata)
        // Within one that an import passes over all is passed over.
        for member in members { appendRecord(member.sample, records.text(member.sample, &sources), isWhole: isWhole) }
        xml.end()
        count(entry, isWhole: isWhole)
        try flush()
    }

    /// Whether an import makes the same of the element: members that no other sample is like, and no other correlation has.
    private func isExact(
        _ entry: SampleExport.Entry,
        _ source: SourceText,
        _ members: [SampleExport.Entry]
    ) throws -> Bool {
        guard source.isExact, entry.sample.hasExactDates, metadata.text(entry.sample.metadata).isExact else {
            return false
        }
        var identities: [SampleIdentity] = []
        for member in members {
            let text = records.text(member.sample, &sources)
            let identity = identity(member.sample, text)
            let start = member.sample.startDate.milliseconds
            guard isExact(member.sample, text), identity.uuid(startDate: start, occurrence: 1) == member.sample.uuid,
                try !export.contains(identity.uuid(startDate: start, occurrence: 2)),
                try export.correlationCount(ofMemberAt: member.position) == 1
            else { return false }
            identities.append(identity)
        }
        let (start, end) = (entry.sample.startDate.milliseconds, entry.sample.endDate.milliseconds)
        let identity = SampleIdentity(entry.sample.type).from(source.archived).correlation(start, end, of: identities)
        return identity.uuid(startDate: start, occurrence: 1) == entry.sample.uuid
    }

    /// Appends the source and the dates of a sample; the store does not keep when it was created.
    func appendDates(_ sample: Sample, _ source: SourceText) {
        xml.bytes += source.attributes
        xml.attribute("creationDate", clock.string(sample.endDate))
        xml.attribute("startDate", clock.string(sample.startDate))
        xml.attribute("endDate", clock.string(sample.endDate))
    }
}

extension Sample {
    /// The value as a number.
    fileprivate var recordValue: Double {
        switch content {
        case .quantity(let quantity, _): quantity.value
        case .category(let value): Double(value)
        default: 0
        }
    }

    /// Whether archives can tell the dates: whole seconds (EXP-10), in years of four digits wherever one is.
    var hasExactDates: Bool {
        let (start, end) = (startDate.milliseconds, endDate.milliseconds)
        return start.isMultiple(of: 1000) && end.isMultiple(of: 1000) && start >= Self.earliest
    }

    /// A day after the first of the year 1, before which `Date.distantPast` is by two days.
    private static let earliest: Int64 = (-62_135_596_800 + 86_400) * 1000
}
