import Foundation
import GRDB
public import HealthModel

/// Added and deleted samples in store order. Every saved sample and every deletion gets a new, higher position,
/// whichever app makes the change (ANCH-06, ANCH-07).
extension QueryExecutor {
    /// Runs an anchored query: returns the added and deleted samples since an anchor, and the next anchor. The anchor
    /// is returned even if nothing changed (ANCH-02).
    ///
    /// The store keeps deletions forever, whereas a device removes them at some point (ANCH-10). If reading is granted
    /// later, an old anchor returns the samples that were saved after its change (ANCH-11).
    public func execute(_ query: AnchoredObjectQuery) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        try viewer.changes(query.descriptors, since: query.anchor, limit: query.limit) { db in
            try query.anchor?.position(db) ?? 0
        }
    }
}

extension Phone {
    /// The newest position.
    func latestPosition() throws(HealthFailure) -> Int64 {
        try viewer.database.read(SampleDeletion.latestPosition)
    }
}

extension Viewer {
    /// The samples that were added and deleted after a position and up to another.
    func changes(
        _ descriptors: [QueryDescriptor],
        after position: Int64,
        upTo last: Int64,
        limit: Int = SampleQuery.noLimit
    ) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        try changes(descriptors, upTo: last, limit: limit) { _ in position }
    }

    /// The samples that were added and deleted, that the app may read, and that the predicates select (ANCH-03). A
    /// sample that was added and deleted in between is only returned as deleted (ANCH-08). A sample that was deleted
    /// and saved again with its UUID is only returned as added. The limit applies to samples and deletions together
    /// (ANCH-04). The anchor is the last change of the result, and the former one if there is no change.
    fileprivate func changes(
        _ descriptors: [QueryDescriptor],
        since anchor: QueryAnchor? = nil,
        upTo last: Int64? = nil,
        limit: Int,
        start: (Database) throws -> Int64
    ) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        try read(descriptors) { db, registry, parts in
            let start = try start(db)
            let end = try last ?? SampleDeletion.latestPosition(db)
            var (added, deleted) = (FoundSamples(), FoundSamples())
            // After a restore, the position of a running query is beyond the end.
            for part in parts where start < end {
                guard let type = try registry.existingID(of: part.descriptor.type, db) else { continue }
                let window = ChangeWindow(
                    type: type,
                    predicate: part.descriptor.predicate,
                    positions: start..<end,
                    ownSource: part.access == .own ? try registry.sourceID(bundleIdentifier, db) ?? 0 : nil,
                    limit: limit > 0 ? limit : .max
                )
                let scan = try scan(part, db, registry)
                added.append(
                    try window.isLarger(than: scan)
                        ? window.samples(of: scan) : window.samples(in: "sample", db, registry)
                )
                deleted.append(try window.samples(in: "deletedObject", db, registry))
            }
            if parts.count > 1 {
                added.prepareMerge(descriptors)
                deleted.prepareMerge(descriptors)
            }
            let changes = MergedChanges(added, deleted, limit: limit > 0 ? limit : .max)
            return AnchoredObjectQuery.Result(
                samples: changes.samples,
                deletedObjects: changes.deletedObjects.map(DeletedObject.init),
                anchor: try changes.last.map { last in
                    try QueryAnchor(ofChangeOf: last.uuid, at: last.position, isDeletion: last.isDeletion, db)
                } ?? (start > 0 ? anchor : nil) ?? .beginning,
                position: changes.isComplete ? end : changes.last?.position ?? end
            )
        }
    }

    /// Throws if a query of these types is not allowed.
    func checkReadAccess(_ types: [ObjectType]) throws(HealthFailure) {
        try checkAccess()
        try database.read { db in _ = try readAccess(to: types, db) }
    }
}

extension FoundSamples {
    /// Sorts the samples of several descriptors. Two descriptors of one type may both select a sample.
    fileprivate mutating func prepareMerge(_ descriptors: [QueryDescriptor]) {
        if descriptors.hasRepeatedTypes { removeDuplicates() }
        sort()
    }
}

/// Samples and deletions in store order, up to a limit. Each object appears once, with its last change.
private struct MergedChanges {
    let samples: [Sample]
    let deletedObjects: [Sample]
    /// The last change. Nil if there is none.
    private(set) var last: (uuid: UUID, position: Int64, isDeletion: Bool)?
    /// Whether no change was left out because of the limit.
    let isComplete: Bool

    init(_ added: FoundSamples, _ deleted: FoundSamples, limit: Int) {
        var (nextAdded, nextDeleted) = (0, 0)
        var count = 0
        /// The deletions so far, by UUID.
        var deletions: [UUID: Int] = [:]
        while nextAdded < added.samples.count || nextDeleted < deleted.samples.count {
            let isDeletion =
                nextAdded == added.samples.count
                || nextDeleted < deleted.samples.count && deleted.positions[nextDeleted] < added.positions[nextAdded]
            let uuid = isDeletion ? deleted.samples[nextDeleted].uuid : added.samples[nextAdded].uuid
            if deletions.isEmpty || deletions.removeValue(forKey: uuid) == nil {
                guard count < limit else { break }
                count += 1
            }
            if isDeletion {
                deletions[uuid] = nextDeleted
                last = (uuid, deleted.positions[nextDeleted], true)
                nextDeleted += 1
            } else {
                last = (uuid, added.positions[nextAdded], false)
                nextAdded += 1
            }
        }
        samples = Array(added.samples.prefix(nextAdded))
        deletedObjects = deletions.values.sorted().map { deleted.samples[$0] }
        isComplete = nextAdded == added.samples.count && nextDeleted == deleted.samples.count
    }
}

/// A range of positions in the store, limited to one type.
private struct ChangeWindow {
    let type: Int64
    let predicate: SamplePredicate
    /// From the position after the lower bound up to the upper bound, inclusive.
    let positions: Range<Int64>
    /// The only source to read from, if access is restricted.
    let ownSource: Int64?
    let limit: Int

    /// Whether the window may contain more samples of any type than a scan would read. False with a limit, because a
    /// scan does not read in store order.
    func isLarger(than scan: SampleScan) throws -> Bool {
        try limit == .max && positions.count >= scan.countOfType()
    }

    /// The samples in the window that a scan finds.
    func samples(of scan: SampleScan) throws -> FoundSamples {
        var found = FoundSamples()
        let reader = SampleReader(scan.db, scan.registry)
        try scan.forEach(reader) { row, sample in
            let position = row.int64(.id)
            guard position > positions.lowerBound, position <= positions.upperBound,
                let sample = try sample ?? reader.sample(row)
            else { return }
            found.append(sample, at: position)
        }
        found.sort()
        return found
    }

    /// The matching samples of a table in the window, of at most one more object than the limit.
    func samples(in table: String, _ db: Database, _ registry: Registry) throws -> FoundSamples {
        let rows = try RowStatement(
            db,
            """
            SELECT \(SampleReader.columns) FROM \(table)
            WHERE id > ?1 AND id <= ?2 AND +type = ?3
                AND (?4 IS NULL OR (SELECT source FROM sourceRevision WHERE id = sourceRevision) = ?4)
            ORDER BY id
            """
        )
        rows.bind(positions.lowerBound, at: 1)
        rows.bind(positions.upperBound, at: 2)
        rows.bind(type, at: 3)
        rows.bind(ownSource, at: 4)
        defer { rows.reset() }
        let reader = SampleReader(db, registry)
        var found = FoundSamples()
        // An object can be deleted several times.
        var objects: Set<UUID> = []
        while limit == .max || objects.count <= limit, try rows.step() {
            if let sample = try reader.sample(rows), predicate.matches(sample) {
                found.append(sample, at: rows.int64(.id))
                if limit < .max { objects.insert(sample.uuid) }
            }
        }
        return found
    }
}

extension DeletedObject {
    /// The deletion of a sample, with its UUID and its sync metadata (ANCH-09).
    fileprivate init(_ sample: Sample) {
        uuid = sample.uuid
        var kept: Metadata = [:]
        for key in [SyncIdentifier.identifierKey, SyncIdentifier.versionKey] {
            kept[key] = sample.metadata[key]
        }
        metadata = kept
    }
}
