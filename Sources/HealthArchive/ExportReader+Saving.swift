import Foundation
import HealthEngine
import HealthModel

/// Correlations, and samples of kinds with a class of their own.
extension ExportReader {
    /// Saves a sample of any kind, if it is one that can be; answers where it is.
    @discardableResult
    func save(
        _ content: Sample.Content,
        _ type: ImportedType,
        _ start: Date,
        _ end: Date,
        _ source: ImportedSource,
        _ metadata: Metadata
    ) throws -> Int64? {
        let draft = SampleDraft(type.type, content, start, end, from: source.source, metadata: metadata)
        let outcome = try samples?.insert(draft, SampleIdentity(of: draft)) ?? (draft.canBe ? nil : .invalid)
        count(outcome, of: type)
        return outcome?.position
    }

    /// The metadata of an element that ends.
    func closeMetadata() throws -> Metadata {
        let found = try metadata.close()
        report.note(.unreadableMetadata, line: line(), count: found?.unreadable ?? 0)
        return found?.metadata ?? [:]
    }

    // MARK: Correlations

    func beginCorrelation(_ attributes: XMLAttributes) throws {
        metadata.open()
        correlation = nil
        guard let name = attributes[.type], let type = types.type(name) else {
            return note(.unknownType, attributes[.type]?.string.asName)
        }
        guard isChosen(type.type) else { return }
        guard type.type.kind == .correlation else { return note(.wrongElement, type.type.identifier) }
        guard let head = try head(attributes, of: type) else { return }
        correlation = OpenCorrelation(type: type, head: head)
    }

    func endCorrelation() throws {
        let found = try metadata.close()
        guard let correlation else { return }
        self.correlation = nil
        report.note(.unreadableMetadata, line: line(), count: found?.unreadable ?? 0)
        guard correlation.members.count > 0 else { return skip(correlation.type, .emptyCorrelation) }
        count(try save(correlation, found), of: correlation.type)
    }

    private func save(_ correlation: OpenCorrelation, _ found: ImportedMetadata?) throws -> SampleImport.Outcome? {
        guard let samples else { return nil }
        let (type, head, members) = (correlation.type, correlation.head, correlation.members)
        let identity = type.identity.from(head.source.source).correlation(head.start, head.end, of: members.identities)
        guard found?.isSynchronised ?? false else {
            var row = SampleImport.Row()
            row.type = try type.number(samples)
            row.startDate = head.start
            row.endDate = head.end
            (row.revision, row.device) = try head.source.numbers(samples)
            row.metadata = found?.stored
            let outcome = try samples.insert(row, identity)
            if let position = outcome.position { try samples.connect(correlation: position, with: members.positions) }
            return outcome
        }
        let draft = SampleDraft(
            type.type,
            .correlation([]),
            Date(milliseconds: head.start),
            Date(milliseconds: head.end),
            from: head.source.source,
            metadata: found?.metadata ?? [:]
        )
        return try samples.insert(draft, identity, members: members.positions)
    }
}

/// A correlation whose element is open.
struct OpenCorrelation {
    /// What it holds.
    struct Members {
        private(set) var identities: [SampleIdentity] = []
        private(set) var positions: [Int64] = []

        var count: Int { identities.count }

        mutating func append(_ record: OpenRecord, at position: Int64?) {
            identities.append(record.identity)
            if let position { positions.append(position) }
        }
    }

    let type: ImportedType
    let head: SampleHead
    var members = Members()
}
