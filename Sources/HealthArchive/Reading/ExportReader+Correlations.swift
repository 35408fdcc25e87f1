import Foundation
import HealthEngine
import HealthModel
import XML

/// Correlations, and samples of special kinds.
extension ExportReader {
    /// Saves a sample of any kind if it is valid. Returns its position.
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
        onDraft(draft)
        let outcome = try samples?.insert(draft, SampleIdentity(of: draft)) ?? (draft.isValid ? nil : .invalid)
        count(outcome, of: type)
        return outcome?.position
    }

    /// Begins a correlation. A skipped or excluded correlation has no head, but its records are still its members.
    func beginCorrelation(_ attributes: XMLAttributes) throws -> OpenCorrelation {
        guard let name = attributes[.type], let type = types.type(name) else {
            note(.unknownType, self.name(attributes[.type]?.string))
            return OpenCorrelation(type: nil)
        }
        guard type.type.kind == .correlation else {
            note(.wrongElement, type.type.identifier)
            return OpenCorrelation(type: nil)
        }
        guard isChosen(type.type) else { return OpenCorrelation(type: type) }
        return OpenCorrelation(type: type, head: head(attributes, of: type), malformed: stream?.malformed.count ?? 0)
    }

    func end(_ correlation: OpenCorrelation, _ found: ImportedMetadata?) throws {
        guard let type = correlation.type, let head = correlation.head else { return }
        _ = read(found)
        if stream?.malformed.count ?? 0 > correlation.malformed { correlation.hasDamagedMember = true }
        guard correlation.isComplete else { return skip(type, .incompleteCorrelation) }
        count(try save(correlation, type, head, found), of: type)
    }

    private func save(
        _ correlation: OpenCorrelation, _ type: ImportedType, _ head: SampleHead, _ found: ImportedMetadata?
    ) throws -> SampleImport.Outcome? {
        guard let samples else { return nil }
        let members = correlation.positions
        let identity = type.identity.from(head.source.source)
            .correlation(head.start, head.end, of: correlation.identities)
        guard found?.isSynchronised ?? false else {
            var row = SampleImport.Row()
            row.type = try type.number(samples)
            row.startDate = head.start
            row.endDate = head.end
            (row.revision, row.device) = try head.source.numbers(samples)
            row.metadata = found?.stored
            let outcome = try samples.insert(row, identity)
            if let position = outcome.position { try samples.connect(correlation: position, with: members) }
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
        return try samples.insert(draft, identity, members: members)
    }
}

/// A correlation whose element is open.
final class OpenCorrelation {
    /// Nil if the type is unknown or not a correlation type.
    let type: ImportedType?
    /// Nil if the correlation is skipped or not chosen.
    let head: SampleHead?
    /// The identities of the members.
    private(set) var identities: [SampleIdentity] = []
    private(set) var positions: [Int64] = []
    private var types: Set<ObjectType> = []
    /// The number of malformed places before the element.
    let malformed: Int
    /// Whether a member, or a place that could have had one, cannot be read.
    var hasDamagedMember = false

    init(type: ImportedType?, head: SampleHead? = nil, malformed: Int = 0) {
        self.type = type
        self.head = head
        self.malformed = malformed
    }

    /// Whether records of a type can be members. True for unknown types.
    func canHold(_ member: ImportedType?) -> Bool {
        guard let type, type.type.kind == .correlation, let member else { return true }
        return type.type.components.contains(member.type.identifier)
    }

    func append(_ record: OpenRecord, at position: Int64?) {
        identities.append(record.identity)
        types.insert(record.type.type)
        if let position { positions.append(position) }
    }

    /// Whether the correlation has members, and all required members unless the system wrote it without them. Damage
    /// could be the reason for a missing member. Then another archive can have the complete correlation.
    var isComplete: Bool {
        guard let type = type?.type, type.componentsRequired, hasDamagedMember else { return !types.isEmpty }
        return type.components.allSatisfy { identifier in types.contains { $0.identifier == identifier } }
    }
}
