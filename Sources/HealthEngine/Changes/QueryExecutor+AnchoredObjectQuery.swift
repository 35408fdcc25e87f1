import Foundation
import GRDB
public import HealthModel

/// What was added and deleted, in the order of the store: positions that grow with every sample saved and every sample
/// deleted, whoever did it (ANCH-06, ANCH-07).
extension QueryExecutor {
    /// Carries out an anchored query: what was added and deleted since an anchor, and the next anchor, also if nothing has
    /// changed (ANCH-02).
    ///
    /// Deletions stay in the store for good; a device forgets them sooner or later (ANCH-10). If reading is granted later,
    /// older samples do not come up after an old anchor (ANCH-11).
    public func execute(_ query: AnchoredObjectQuery) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        try viewer.changes(query.descriptor, after: query.anchor?.position ?? 0, limit: query.limit)
    }
}

extension Phone {
    /// The newest position.
    func latestPosition() throws(HealthFailure) -> Int64 {
        try viewer.database.read(SampleDeletion.latestPosition)
    }
}

extension Viewer {
    /// What was added and deleted after a position, up to another, as far as the app may see it and the predicate selects
    /// it (ANCH-03). What was added and deleted in between shows only as deleted (ANCH-08). With a limit, samples and
    /// deletions count together, and the anchor is where to go on (ANCH-04).
    func changes(
        _ descriptor: QueryDescriptor,
        after position: Int64,
        upTo last: Int64? = nil,
        limit: Int = SampleQuery.noLimit
    ) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        try read([descriptor]) { db, registry, parts in
            let end = try last ?? SampleDeletion.latestPosition(db)
            // A position beyond the end comes from before the store was emptied.
            guard position < end, let part = parts.first, let type = try registry.existingID(of: descriptor.type, db)
            else {
                return AnchoredObjectQuery.Result(samples: [], deletedObjects: [], anchor: QueryAnchor(position: end))
            }
            let wanted = limit > 0 ? limit : .max
            let own = part.access == .own ? try registry.sourceID(bundleIdentifier, db) ?? 0 : nil
            let window = ChangeWindow(
                type: type,
                predicate: part.descriptor.predicate,
                positions: position..<end,
                ownSource: own,
                limit: wanted
            )
            let scan = try scan(part, db, registry)
            let added =
                try window.isLarger(than: scan)
                ? window.samples(of: scan) : window.samples(in: "sample", db, registry)
            let deleted = try window.samples(in: "deletedObject", db, registry)
            return Self.merge(added, deleted, upTo: end, limit: wanted)
        }
    }

    /// Throws where a query of these types may not run.
    func checkReadAccess(_ types: [ObjectType]) throws(HealthFailure) {
        try checkAccess()
        try database.read { db in _ = try readAccess(to: types, db) }
    }

    /// Both in the order of the store, not more than the limit together.
    private static func merge(
        _ added: FoundSamples,
        _ deleted: FoundSamples,
        upTo end: Int64,
        limit: Int
    ) -> AnchoredObjectQuery.Result {
        let positions = (added.positions + deleted.positions).sorted()
        let last = positions.count <= limit ? end : positions[limit - 1]
        func upToLast(_ found: FoundSamples) -> ArraySlice<Sample> {
            found.samples.prefix(found.positions.prefix { $0 <= last }.count)
        }
        return AnchoredObjectQuery.Result(
            samples: Array(upToLast(added)),
            deletedObjects: upToLast(deleted).map(DeletedObject.init),
            anchor: QueryAnchor(position: last)
        )
    }
}

/// A stretch of the store's history, of one type.
private struct ChangeWindow {
    let type: Int64
    let predicate: SamplePredicate
    /// After the lower bound, up to and with the upper.
    let positions: Range<Int64>
    /// The source to which what can be seen is restricted.
    let ownSource: Int64?
    let limit: Int

    /// Whether more samples of any type were saved in the window than a scan reads at most. Not used with a limit: a scan
    /// does not return the first samples of the window first.
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

    /// The samples of a table in the window that match, one more than the limit at most.
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
        while found.samples.count <= limit, try rows.step() {
            if let sample = try reader.sample(rows), predicate.matches(sample) {
                found.append(sample, at: rows.int64(.id))
            }
        }
        return found
    }
}

extension DeletedObject {
    /// What is left of a sample: its UUID, and how it is synchronised (ANCH-09).
    fileprivate init(_ sample: Sample) {
        uuid = sample.uuid
        var kept: Metadata = [:]
        for key in [SyncIdentifier.identifierKey, SyncIdentifier.versionKey] {
            kept[key] = sample.metadata[key]
        }
        metadata = kept
    }
}
