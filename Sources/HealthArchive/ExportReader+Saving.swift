import Foundation
import HealthEngine
import HealthModel

/// Correlations, and samples of kinds with a class of their own.
extension ExportReader {
    /// Saves a sample of any kind, if it is one that can be; answers where it is. A workout is taken as the phone has had it.
    @discardableResult
    func save(
        _ content: Sample.Content,
        _ type: ImportedType,
        _ start: Date,
        _ end: Date,
        _ source: ImportedSource,
        _ metadata: Metadata,
        _ identity: SampleIdentity
    ) throws -> Int64? {
        let sample: Sample
        if case .workout = content {
            sample = Sample(
                stored: UUID(),
                type: type.type,
                startDate: start,
                endDate: end,
                content: content,
                metadata: metadata,
                device: source.device,
                sourceRevision: nil
            )
        } else {
            do throws(NativeException) {
                sample = try Sample(UUID(), type.type, content, start, end, source.device, metadata)
            } catch {
                skip(type, .invalidSample, type.type.identifier)
                return nil
            }
        }
        let outcome = try samples?.insert(sample, from: source.revision, identity)
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
        correlation = OpenCorrelation(type: type, head: head, identity: identity(type, head))
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
        row.revision = correlation.head.source.revisionNumber
        row.device = correlation.head.source.deviceNumber
        row.metadata = found?.stored
        var identity = correlation.identity
        for member in correlation.members.identities { identity.combine(member) }
        let outcome = try samples.insert(row, identity, isMember: false)
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
    let identity: SampleIdentity
    var members = Members()
}
