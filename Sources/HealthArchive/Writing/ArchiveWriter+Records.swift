import Foundation
import HealthEngine
import HealthModel

/// The common parts of records with the same type, unit and source.
struct RecordText {
    /// The element's tag up to the value of `creationDate`.
    let head: [UInt8]
    /// The index of the pointer of the device in it; nil without a device.
    let pointer: Int?
    let delay: CreationDelay
    let source: SourceText
    /// The unit of the values; nil for categories.
    let unit: HealthModel.Unit?
    /// The start of their identities.
    let identity: SampleIdentity
}

/// A cache of the common parts of records.
struct RecordTexts {
    private struct Key: Hashable {
        let type: ObjectType
        let unit: HealthModel.Unit?
        let revision: ObjectIdentifier?
        let device: ObjectIdentifier?
    }

    /// Retains the identified objects, so that no other object gets the same identifier.
    private var known: [Key: (text: RecordText, revision: SourceRevision?, device: Device?)] = [:]
    private var last: (key: Key, text: RecordText)?
    /// The number of samples by identity, among those with the current start date.
    private var repeated: (start: Int64, counts: [SampleIdentity: Int]) = (.min, [:])

    /// The common parts of a sample. Units that exports of the Health app do not have for the type are replaced by those of the
    /// function.
    mutating func text(_ sample: Sample, _ sources: inout SourceTexts, _ unit: (ObjectType) -> HealthModel.Unit?) -> RecordText {
        let key = Key(
            type: sample.type,
            unit: sample.quantity?.unit,
            revision: sample.sourceRevision.map { ObjectIdentifier($0) },
            device: sample.device.map { ObjectIdentifier($0) }
        )
        if let last, last.key == key { return last.text }
        if let text = known[key]?.text {
            last = (key, text)
            return text
        }
        if known.count >= SourceTexts.capacity { known.removeAll() }
        let own = sample.quantity?.unit
        let written = own.flatMap { sample.type.canExport(in: $0) ? $0 : unit(sample.type) ?? $0 }
        let text = Self.made(of: sample, sources.text(sample), written)
        known[key] = (text, sample.sourceRevision, sample.device)
        last = (key, text)
        return text
    }

    private static func made(of sample: Sample, _ source: SourceText, _ unit: HealthModel.Unit?) -> RecordText {
        var head: [UInt8] = []
        XMLText.append(.type, sample.type.identifier, to: &head)
        let pointer = source.pointer.map { head.count + $0 }
        head += source.attributes
        if let unit { XMLText.append(.unit, unit.unitString, to: &head) }
        head += XMLText.start(.creationDate)
        return RecordText(
            head: head, pointer: pointer, delay: CreationDelay(of: sample), source: source, unit: unit,
            identity: SampleIdentity(sample.type, in: unit).from(source.archived)
        )
    }

    /// Whether an import would give this sample its UUID. The UUID depends on the identity and on the number of the occurrence.
    mutating func takes(_ uuid: UUID, _ identity: SampleIdentity, _ start: Int64, _ key: IdentityKey) -> Bool {
        if repeated.start != start { repeated = (start, [:]) }
        let occurrence = repeated.counts[identity, default: 0] + 1
        guard identity.uuid(startDate: start, occurrence: occurrence, key) == uuid else { return false }
        repeated.counts[identity] = occurrence
        return true
    }
}

/// Quantities, categories and correlations.
extension ArchiveWriter {
    func writeRecord(_ entry: SampleExport.Entry) throws {
        let sample = entry.sample
        let text = text(sample)
        let start = sample.startDate.milliseconds
        let isWhole =
            isExact(sample, text) && records.takes(sample.uuid, identity(sample, text), start, export.identityKey)
        let beats = sample.type == .heartRateVariabilitySDNN ? try beats(of: entry, isWhole: isWhole) : []
        appendRecord(sample, text, isWhole: isWhole, beats)
        count(entry, isWhole: isWhole)
        try flush()
    }

    /// The common parts of a record.
    func text(_ sample: Sample) -> RecordText { records.text(sample, &sources, export.unit) }

    /// The identity that an import gives to a quantity or category sample.
    func identity(_ sample: Sample, _ text: RecordText) -> SampleIdentity {
        text.identity.sample(sample.startDate.milliseconds, sample.endDate.milliseconds, value: sample.recordValue)
    }

    /// Whether an import of the element would give the same sample, except for the UUID.
    func isExact(_ sample: Sample, _ text: RecordText) -> Bool {
        switch sample.content {
        case .quantity(let quantity, series: nil):
            let value = quantity.value
            guard quantity.unit.unitString == text.unit?.unitString, value == value.sixDigits else { return false }
        case .category(let value): if sample.type.values?.constant(of: value) == nil { return false }
        default: return false
        }
        return text.source.isExact && sample.hasExactDates && metadata.text(sample.metadata).isExact
    }

    /// Appends the element of a sample. If the supplement contains the sample, the element has its UUID, so that an import
    /// skips the element.
    func appendRecord(_ sample: Sample, _ text: RecordText, isWhole: Bool, _ beats: [XMLBeat] = []) {
        let end = sample.endDate.milliseconds
        xml.begin(.record)
        if !isWhole { appendUUID(sample) }
        let start = sample.startDate.milliseconds
        if let pointer = text.pointer {
            let index = xml.bytes.count + pointer
            xml.bytes += text.head
            DevicePointer(of: sample.uuid).write(at: index, to: &xml.bytes)
        } else {
            xml.bytes += text.head
        }
        clock.append(text.delay.date(start: start, end: end, &clock), to: &xml.bytes)
        xml.bytes += Self.startDate
        clock.append(start, to: &xml.bytes)
        xml.bytes += Self.endDate
        clock.append(end, to: &xml.bytes)
        xml.bytes += Self.value
        switch sample.content {
        case .quantity(let quantity, _):
            let written = text.unit.flatMap { quantity.exported(in: $0) } ?? quantity
            xml.bytes += written.value.quantityText.utf8
        case .category(let value): xml.bytes += (sample.type.values?.constant(of: value) ?? "\(value)").utf8
        default: break
        }
        xml.bytes.append(UInt8(ascii: "\""))
        appendMetadata(sample.metadata)
        if !beats.isEmpty {
            xml.begin(.heartRateVariabilityMetadataList)
            for beat in beats {
                xml.begin(.instantaneousBeatsPerMinute)
                xml.attribute(.bpm, "\(beat.rate)")
                xml.attribute(.time, beat.time)
                xml.end()
            }
            xml.end()
        }
        xml.end()
    }

    private static let startDate = [UInt8(ascii: "\"")] + XMLText.start(.startDate)
    private static let endDate = [UInt8(ascii: "\"")] + XMLText.start(.endDate)
    private static let value = [UInt8(ascii: "\"")] + XMLText.start(.value)

    /// Appends the UUID of a sample that the supplement contains.
    func appendUUID(_ sample: Sample) {
        if !options.isPlain { xml.attribute(.uuid, sample.uuid.uuidString) }
    }

    /// Appends the entries of metadata.
    func appendMetadata(_ metadata: Metadata) {
        for (key, value) in self.metadata.text(metadata).entries {
            xml.begin(.metadataEntry)
            xml.attribute(.key, key)
            xml.attribute(.value, value)
            xml.end()
        }
    }

    /// Writes a correlation. It contains its members again (EXP-13).
    func writeCorrelation(_ entry: SampleExport.Entry) throws {
        let sample = entry.sample
        let source = sources.text(sample)
        let members = try export.members(ofCorrelationAt: entry.position)
        let isWhole = try isExact(entry, source, members)
        xml.begin(.correlation)
        if !isWhole { appendUUID(sample) }
        xml.attribute(.type, sample.type.identifier)
        appendDates(sample, source)
        appendMetadata(sample.metadata)
        // If an import skips the correlation, it skips the members too.
        for member in members { appendRecord(member.sample, text(member.sample), isWhole: isWhole) }
        xml.end()
        count(entry, isWhole: isWhole)
        try flush()
    }

    /// Whether an import of the element would give the same correlation. Its members must differ from all other samples, and
    /// belong to no other correlation.
    private func isExact(_ entry: SampleExport.Entry, _ source: SourceText, _ members: [SampleExport.Entry]) throws -> Bool {
        guard source.isExact, entry.sample.hasExactDates, metadata.text(entry.sample.metadata).isExact else {
            return false
        }
        let key = export.identityKey
        var identities: [SampleIdentity] = []
        for member in members {
            let text = text(member.sample)
            let identity = identity(member.sample, text)
            let start = member.sample.startDate.milliseconds
            guard isExact(member.sample, text),
                identity.uuid(startDate: start, occurrence: 1, key) == member.sample.uuid,
                try !export.contains(identity.uuid(startDate: start, occurrence: 2, key)),
                try export.correlationCount(ofMemberAt: member.position) == 1
            else { return false }
            identities.append(identity)
        }
        let (start, end) = (entry.sample.startDate.milliseconds, entry.sample.endDate.milliseconds)
        let identity = SampleIdentity(entry.sample.type).from(source.archived).correlation(start, end, of: identities)
        return identity.uuid(startDate: start, occurrence: 1, key) == entry.sample.uuid
    }

    /// Appends the source and the dates of a sample.
    func appendDates(_ sample: Sample, _ source: SourceText) {
        let index = xml.bytes.count
        xml.bytes += source.attributes
        if let pointer = source.pointer { DevicePointer(of: sample.uuid).write(at: index + pointer, to: &xml.bytes) }
        let (start, end) = (sample.startDate.milliseconds, sample.endDate.milliseconds)
        xml.attribute(.creationDate, clock.string(CreationDelay(of: sample).date(start: start, end: end, &clock)))
        xml.attribute(.startDate, clock.string(sample.startDate))
        xml.attribute(.endDate, clock.string(sample.endDate))
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

    /// Whether the format can represent the dates: whole seconds (EXP-10), and years of four digits in every time zone.
    var hasExactDates: Bool {
        let (start, end) = (startDate.milliseconds, endDate.milliseconds)
        return start.isMultiple(of: 1000) && end.isMultiple(of: 1000) && start >= Self.earliest
    }

    /// The second day of the year 1. `Date.distantPast` is earlier.
    private static let earliest: Int64 = (-62_135_596_800 + 86_400) * 1000
}
