import Foundation
import HealthEngine
import HealthModel

/// A quantity or category whose element is open.
struct OpenRecord {
    let type: ImportedType
    let source: ImportedSource
    var row: SampleImport.Row
    /// Set when the value is known.
    var identity: SampleIdentity
    /// Of a quantity.
    var unit: HealthModel.Unit?
    /// Whether it stands within a correlation or a workout.
    let isMember: Bool
    var beats: [(bpm: Double, time: Double)] = []
}

/// What all elements of samples have.
struct SampleHead {
    let source: ImportedSource
    let start: Int64
    let end: Int64
}

extension ExportReader {
    /// The source and the dates of an element; nil if the sample was passed over, or is not asked for.
    func head(_ attributes: XMLAttributes, of type: ImportedType, isMember: Bool = false) throws -> SampleHead? {
        guard let start = attributes[.startDate]?.milliseconds, let end = attributes[.endDate]?.milliseconds else {
            if !isMember { skip(type, .invalidDate) }
            return nil
        }
        guard isChosen(endingAt: end) || isMember else { return nil }
        guard start <= end else {
            if !isMember { skip(type, .endBeforeStart) }
            return nil
        }
        guard let source = source(attributes) else {
            if !isMember { skip(type, .longSource) }
            return nil
        }
        return SampleHead(source: source, start: start, end: end)
    }

    /// The source of an element; nil if it is longer than any.
    func source(_ attributes: XMLAttributes) -> ImportedSource? {
        sources.source(attributes[.sourceName] ?? Bytes(), attributes[.sourceVersion], attributes[.device])
    }

    func beginRecord(_ attributes: XMLAttributes) throws {
        metadata.open()
        record = nil
        let isMember = correlation != nil || workout != nil
        guard let name = attributes[.type] else { return note(.unknownType) }
        guard let type = types.type(name) else { return note(.unknownType, name.string.asName) }
        // Who asks for a correlation asks for what is in it.
        guard isMember || isChosen(type.type) else { return }
        guard type.type.kind == .quantity || type.type.kind == .category else {
            return note(.wrongElement, type.type.identifier)
        }
        guard let head = try head(attributes, of: type, isMember: isMember) else { return }
        var record = OpenRecord(
            type: type,
            source: head.source,
            row: SampleImport.Row(),
            identity: type.identity,
            isMember: isMember
        )
        if let problem = try readValue(attributes, into: &record) {
            if !isMember { skip(type, problem) }
            return
        }
        record.row.startDate = head.start
        record.row.endDate = head.end
        record.identity = record.identity.from(head.source.source).sample(head.start, head.end, value: record.row.value)
        if let samples {
            record.row.type = try type.number(samples)
            (record.row.revision, record.row.device) = try head.source.numbers(samples)
        }
        self.record = record
    }

    /// Reads the value; what is wrong with it, if anything is.
    private func readValue(_ attributes: XMLAttributes, into record: inout OpenRecord) throws -> ProblemKind? {
        guard record.type.type.kind == .quantity else {
            // Types without a choice of values may come without one.
            guard let value = record.type.value(attributes[.value]) else { return .unknownValue }
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

    func endRecord() throws {
        let found = try metadata.close()
        guard let record else { return }
        self.record = nil
        report.note(.unreadableMetadata, line: line(), count: found?.unreadable ?? 0)
        let outcome = try save(record, found)
        if record.isMember, case .repeated? = outcome {} else { count(outcome, of: record.type) }
        if record.isMember {
            correlation?.members.append(record, at: outcome?.position)
            if let position = outcome?.position { workout?.parts.append(position) }
        }
        try saveHeartbeats(of: record)
    }

    private func save(_ record: OpenRecord, _ found: ImportedMetadata?) throws -> SampleImport.Outcome? {
        guard let samples else { return nil }
        let place: SampleImport.Place = record.isMember ? .inAnother : .byItself
        guard found?.isSynchronised ?? false else {
            var row = record.row
            row.metadata = found?.stored
            return try samples.insert(row, record.identity, place)
        }
        let content: Sample.Content =
            if let unit = record.unit { .quantity(Quantity(unit: unit, value: record.row.value)) } else {
                .category(Int(record.row.value))
            }
        let draft = SampleDraft(
            record.type.type,
            content,
            Date(milliseconds: record.row.startDate),
            Date(milliseconds: record.row.endDate),
            from: record.source.source,
            metadata: found?.metadata ?? [:]
        )
        return try samples.insert(draft, record.identity, place)
    }
}
