import Foundation
import HealthEngine
import HealthModel
import XML

/// A quantity or category sample whose element is open.
final class OpenRecord {
    let type: ImportedType
    let source: ImportedSource
    let place: SampleImport.Place
    /// Whether the options include the sample itself, not only its beats.
    let isChosen: Bool
    fileprivate(set) var row = SampleImport.Row()
    /// The identity, complete after the value is read.
    fileprivate(set) var identity: SampleIdentity
    /// The unit of a quantity.
    fileprivate var unit: HealthModel.Unit?
    var beats: [(bpm: Double, time: Double)] = []

    fileprivate init(_ type: ImportedType, _ head: SampleHead, _ place: SampleImport.Place, isChosen: Bool) {
        self.type = type
        self.place = place
        self.isChosen = isChosen
        source = head.source
        identity = type.identity
        row.startDate = head.start
        row.endDate = head.end
    }
}

/// The common attributes of samples.
struct SampleHead {
    let source: ImportedSource
    let start: Int64
    let end: Int64
}

extension ExportReader {
    /// The source and the dates of an element; nil if the sample is skipped or not chosen.
    func head(_ attributes: XMLAttributes, of type: ImportedType) -> SampleHead? {
        guard let start = attributes[.startDate]?.milliseconds, let end = attributes[.endDate]?.milliseconds else {
            skipHere(type, .invalidDate)
            return nil
        }
        guard isChosen(endingAt: end) || isWithinChosen else { return nil }
        guard start <= end else {
            skipHere(type, .endBeforeStart)
            return nil
        }
        guard let source = source(attributes) else {
            skipHere(type, .longSource)
            return nil
        }
        if attributes[.sourceName] == nil { note(.missingSource) }
        return SampleHead(source: source, start: start, end: end)
    }

    /// The source of an element; nil if it exceeds the limit.
    func source(_ attributes: XMLAttributes) -> ImportedSource? {
        let source = sources.source(attributes[.sourceName] ?? Bytes(), attributes[.sourceVersion], attributes[.device])
        if source?.hasUnreadableDevice ?? false { note(.unreadableDevice) }
        return source
    }

    /// Whether the record is in a chosen correlation. Choosing a correlation includes its members.
    private var isWithinChosen: Bool { correlation?.head != nil }

    /// Skips a sample. In a correlation it is not counted, because it also has a separate record (EXP-13).
    private func skipHere(_ type: ImportedType, _ problem: ProblemKind) {
        guard let correlation else { return skip(type, problem) }
        correlation.hasDamagedMember = true
    }

    /// Begins a quantity or category sample; nil if it is skipped or not chosen.
    func beginRecord(_ attributes: XMLAttributes) throws -> OpenRecord? {
        guard let name = attributes[.type], let type = types.type(name) else {
            note(.unknownType, self.name(attributes[.type]?.string))
            return nil
        }
        let isChosen = isWithinChosen || self.isChosen(type.type)
        guard isChosen || self.isChosen(.heartbeatSeries) && type.type == .heartRateVariabilitySDNN else { return nil }
        guard type.type.kind == .quantity || type.type.kind == .category else {
            note(.wrongElement, type.type.identifier)
            return nil
        }
        guard let head = head(attributes, of: isChosen ? type : types.type(.heartbeatSeries)) else { return nil }
        // Even in a skipped correlation or workout, the record may have a separate element as well.
        let place: SampleImport.Place = parent?.element == .healthData || parent == nil ? .byItself : .inAnother
        let record = OpenRecord(type, head, place, isChosen: isChosen)
        guard isChosen else { return record }
        if let problem = try readValue(attributes, into: record) {
            skipHere(type, problem)
            return nil
        }
        record.identity = record.identity.from(head.source.source).sample(head.start, head.end, value: record.row.value)
        if let samples {
            record.row.type = try type.number(samples)
            (record.row.revision, record.row.device) = try head.source.numbers(samples)
        }
        return record
    }

    /// Reads the value. Returns the problem, or nil.
    private func readValue(_ attributes: XMLAttributes, into record: OpenRecord) throws -> ProblemKind? {
        guard record.type.type.kind == .quantity else {
            // For types with a single value, the attribute may be missing.
            let text = attributes[.value].flatMap { $0.isEmpty ? nil : $0 }
            guard let value = record.type.value(text) else { return .unknownValue }
            record.row.value = Double(value)
            return nil
        }
        guard let value = attributes[.value]?.number else { return .notANumber }
        guard let unit = try record.type.unit(attributes[.unit] ?? Bytes(), samples) else { return .unknownUnit }
        guard unit.fits else { return .wrongUnit }
        record.row.value = value
        record.row.unit = unit.number
        record.unit = unit.unit
        record.identity = unit.identity
        return nil
    }

    func end(_ record: OpenRecord, _ found: ImportedMetadata?) throws {
        guard record.isChosen else { return try saveHeartbeats(of: record) }
        if let found, found.unreadable > 0 { _ = read(found) }
        let outcome = try save(record, found)
        if case .repeated(let position)? = outcome, record.place == .inAnother {
            repeatedInAnother[position] = record.type
        }
        if let correlation {
            correlation.append(record, at: outcome?.position)
            // Without a store, only the separate record is counted.
            if outcome != nil { count(outcome, of: record.type) }
        } else {
            count(outcome, of: record.type)
            if record.place == .inAnother, let position = outcome?.position { workout?.parts.append(position) }
        }
        try saveHeartbeats(of: record)
    }

    /// Counts the samples that this import added and then replaced by newer versions. The store has only the newest.
    func countReplacedSamples() {
        for (type, count) in samples?.replaced ?? [:] {
            types.type(type).counts.added -= count
            types.type(type).counts.present += count
        }
    }

    /// Counts the records within other samples that the store had before and that have no separate element.
    func countRepeatedRecords() {
        for (position, type) in repeatedInAnother where samples?.isOnlyInAnother(position) ?? false {
            count(.present(position), of: type)
        }
    }

    private func save(_ record: OpenRecord, _ found: ImportedMetadata?) throws -> SampleImport.Outcome? {
        guard let samples else { return nil }
        guard found?.isSynchronised ?? false else {
            record.row.metadata = found?.stored
            return try samples.insert(record.row, record.identity, record.place)
        }
        let content: Sample.Content =
            if let unit = record.unit { .quantity(Quantity(unit: unit, value: record.row.value)) } else {
                .category(Int(saturating: record.row.value))
            }
        let draft = SampleDraft(
            record.type.type,
            content,
            Date(milliseconds: record.row.startDate),
            Date(milliseconds: record.row.endDate),
            from: record.source.source,
            metadata: found?.metadata ?? [:]
        )
        return try samples.insert(draft, record.identity, record.place)
    }
}
