package import Foundation
import GRDB
package import HealthModel

/// Adds the samples of an archive to the store within one transaction. Samples of an earlier import are not added
/// again.
package final class SampleImport {
    /// A quantity or a category, with texts replaced by their numbers in the store.
    package struct Row {
        package var type: Int64 = 0
        /// In milliseconds since 1970.
        package var startDate: Int64 = 0
        package var endDate: Int64 = 0
        package var value = 0.0
        /// The number of the unit. 0 for none.
        package var unit: Int64 = 0
        package var revision: Int64 = 0
        package var device: Int64?
        package var metadata: Data?

        package init() {}
    }

    /// The place of a sample in an archive. The members of a correlation also occur outside it (EXP-13).
    package enum Place: Hashable, Sendable {
        case byItself, inAnother
    }

    /// The outcome for a sample.
    package enum Outcome {
        /// It was added, at this position.
        case added(Int64)
        /// The sample was in the store before the import.
        case present(Int64)
        /// The archive also contains the sample in another place, where it was counted.
        case repeated(Int64)
        /// The store has a newer version of the sample (SAVE-36), at this position.
        case superseded(Int64?)
        /// The sample is invalid.
        case invalid

        /// The position of the sample.
        package var position: Int64? {
            switch self {
            case .added(let position), .present(let position), .repeated(let position): position
            case .superseded(let position): position
            case .invalid: nil
            }
        }
    }

    let db: Database
    let registry: Registry
    private let statement: RowStatement
    private var occurrences: Occurrences
    var keys: IdentityKeys
    private let makeSecret: () -> Data
    /// The time zone of the phone.
    let timeZone: TimeZone
    /// Nil if other code has assigned positions since.
    var nextPosition: Int64?
    /// The kind of the latest added samples, and the number of consecutive samples of that kind.
    private var run: (kind: SampleKind, count: Int)?
    private var counts: [SampleKind: Int] = [:]
    /// The number of samples, by type, that this import added and then replaced by newer versions.
    package private(set) var replaced: [ObjectType: Int] = [:]

    init(_ db: Database, _ registry: Registry, makeSecret: @escaping () -> Data, timeZone: TimeZone) throws {
        self.db = db
        self.registry = registry
        self.makeSecret = makeSecret
        self.timeZone = timeZone
        keys = try IdentityKeys(db)
        let first = try SampleDeletion.latestPosition(db) + 1
        nextPosition = first
        occurrences = Occurrences(firstOwn: first)
        statement = try RowStatement(
            db,
            """
            INSERT OR IGNORE INTO sample (
                id, uuid, type, startDate, endDate, value, unit, count, sourceRevision, device, metadata, lengthClass
            ) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?9, ?10, ?11)
            """
        )
    }

    // MARK: Numbers

    package func number(of type: ObjectType) throws -> Int64 { try registry.id(of: type, db) }
    package func number(of unit: HealthModel.Unit) throws -> Int64 { try registry.id(of: unit, db) }
    package func number(of device: Device) throws -> Int64 { try registry.id(of: device, db) }
    package func number(of revision: SourceRevision) throws -> Int64 { try registry.id(of: revision, db) }

    // MARK: Samples

    /// Adds a quantity, a category or a correlation. ``connect(correlation:with:)`` connects the members of a
    /// correlation.
    package func insert(_ row: borrowing Row, _ identity: SampleIdentity, _ place: Place = .byItself) throws -> Outcome {
        try insert(identity, row.startDate, place) { uuid, isPresent in try isPresent ? nil : insert(row, at: uuid) }
    }

    /// Adds a row with a given UUID. Adds nothing if the UUID exists.
    package func insert(_ row: borrowing Row, uuid: UUID, _ place: Place = .byItself) throws -> Outcome {
        try insert(uuid, place) { try insert(row, at: uuid) }
    }

    /// Adds a sample of any kind. The members of a correlation must already be in the store, and are connected with it.
    package func insert(
        _ draft: SampleDraft, _ identity: SampleIdentity, _ place: Place = .byItself, members: [Int64] = []
    ) throws -> Outcome {
        try insert(identity, draft.startDate.milliseconds, place, isVersion: draft.isVersion) { uuid, isPresent in
            try insert(draft, at: uuid, isPresent: isPresent, members)
        }
    }

    /// Adds a sample with a given UUID. Adds nothing if the UUID exists.
    package func insert(_ draft: SampleDraft, uuid: UUID, _ place: Place = .byItself, members: [Int64] = []) throws -> Outcome {
        try insert(uuid, place) { try insert(draft, at: uuid, members) }
    }

    /// Returns nil if the UUID exists.
    private func insert(_ row: borrowing Row, at uuid: UUID) throws -> Outcome? {
        let position = try position()
        statement.bind(position, at: 1)
        statement.bind(uuid, at: 2)
        statement.bind(row.type, at: 3)
        statement.bind(row.startDate, at: 4)
        statement.bind(row.endDate, at: 5)
        statement.bind(row.value, at: 6)
        statement.bind(row.unit == 0 ? nil : row.unit, at: 7)
        statement.bind(row.revision, at: 8)
        statement.bind(row.device, at: 9)
        statement.bind(row.metadata, at: 10)
        statement.bind(LengthClass(start: row.startDate, end: row.endDate).rawValue, at: 11)
        try statement.run()
        guard db.changesCount == 1 else { return nil }
        count(SampleKind(type: row.type, sourceRevision: row.revision, unit: row.unit, isSeries: false))
        nextPosition = position + 1
        return .added(position)
    }

    /// Returns nil if the UUID exists, or if the sample is present with another one.
    private func insert(_ draft: SampleDraft, at uuid: UUID, isPresent: Bool = false, _ members: [Int64]) throws -> Outcome? {
        let insertion = try SampleInsertion(db, registry, of: draft.source.revision)
        do {
            // Validate first: otherwise an invalid sample could match a stored sample with the same identity.
            let sample = try draft.sample(uuid)
            guard !isPresent, try !insertion.contains(uuid) else { return nil }
            guard try !insertion.hasResource(of: sample) else { return .superseded(nil) }
            let position = try insertion.insert(sample, members: members)
            try insertion.finish()
            for old in insertion.removed where old.position >= occurrences.firstOwn {
                if let type = try registry.type(old.type, db) { replaced[type, default: 0] += 1 }
            }
            nextPosition = nil
            return try position.map(Outcome.added) ?? .superseded(insertion.newestPosition(of: sample))
        } catch is NativeException {
            return .invalid
        } catch is EncodingError {
            // A number is not finite. Nothing was written.
            return .invalid
        }
    }

    /// Tries one occurrence after another until one is new, or existed before the import and is not matched yet.
    ///
    /// Each version of an object counts as a new occurrence. After a newer version replaces it, the store no longer
    /// shows that it existed.
    private func insert(
        _ identity: SampleIdentity,
        _ startDate: Int64,
        _ place: Place,
        isVersion: Bool = false,
        _ insert: (UUID, _ isPresent: Bool) throws -> Outcome?
    ) throws -> Outcome {
        let key = try keys.key(db, makeSecret: makeSecret)
        var occurrence = occurrences.first(of: identity, place)
        while true {
            let uuid = identity.uuid(startDate: startDate, occurrence: occurrence, key)
            let present = try presentPosition(of: identity, startDate, occurrence, except: key)
            if let outcome = try insert(uuid, present != nil) {
                if case .added(let position) = outcome { occurrences.add(position, place) }
                occurrences.note(isVersion ? occurrence + 1 : occurrence, of: identity, place)
                return outcome
            }
            let position = try present ?? position(of: uuid)
            if occurrences.match(position, place) {
                occurrences.note(isVersion ? occurrence + 1 : occurrence, of: identity, place)
                return matched(position, place)
            }
            occurrence += 1
        }
    }

    private func insert(_ uuid: UUID, _ place: Place, _ insert: () throws -> Outcome?) throws -> Outcome {
        if let outcome = try insert() {
            if case .added(let position) = outcome { occurrences.add(position, place) }
            return outcome
        }
        let position = try position(of: uuid)
        return occurrences.match(position, place) ? matched(position, place) : .repeated(position)
    }

    /// Whether a sample of the outcome ``Outcome/repeated(_:)`` was in the store before the import, and the archive contains it
    /// only within other samples, as far as it was read.
    package func isOnlyInAnother(_ position: Int64) -> Bool { occurrences.isOnlyInAnother(position) }

    private func matched(_ position: Int64, _ place: Place) -> Outcome {
        position < occurrences.firstOwn && place == .byItself ? .present(position) : .repeated(position)
    }

    func position() throws -> Int64 {
        if let nextPosition { return nextPosition }
        let position = try SampleDeletion.latestPosition(db) + 1
        nextPosition = position
        return position
    }

    /// The position of a sample that got its UUID with another key of the store. Nil if there is none.
    private func presentPosition(
        of identity: SampleIdentity, _ startDate: Int64, _ occurrence: Int, except key: IdentityKey
    ) throws -> Int64? {
        for other in keys.all where other != key {
            let uuid = identity.uuid(startDate: startDate, occurrence: occurrence, other)
            if let position = try SampleInsertion.position(of: uuid, db) { return position }
        }
        return nil
    }

    /// The position of a stored sample.
    private func position(of uuid: UUID) throws -> Int64 {
        guard let position = try SampleInsertion.position(of: uuid, db) else { throw HealthFailure.store(.corrupt) }
        return position
    }

    private func count(_ kind: SampleKind) {
        if run?.kind == kind {
            run?.count += 1
        } else {
            endRun()
            run = (kind, 1)
        }
    }

    private func endRun() {
        guard let run else { return }
        counts[run.kind, default: 0] += run.count
        self.run = nil
    }

    /// Updates the counts of samples.
    func finish() throws {
        endRun()
        // In a fixed order, so that equal samples give equal files.
        for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
            try kind.count(count, db)
        }
        counts = [:]
    }
}
