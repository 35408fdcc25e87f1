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
        guard let samples else { return count(nil, of: correlation.type) }
        var row = SampleImport.Row()
        row.type = try correlation.type.number(samples)
        row.startDate = correlation.head.start
        row.endDate = correlation.head.end
        (row.revision, row.device) = try correlation.head.source.numbers(samples)
        row.metadata = found?.stored
        let identity = correlation.type.identity.from(correlation.head.source.source)
            .correlation(row.startDate, row.endDate, of: correlation.members.identities)
        let outcome = try samples.insert(row, identity)
        count(outcome, of: correlation.type)
        if let position = outcome.position {
            try samples.connect(correlation: position, with: correlation.members.positions)
        }
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
