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
    /// later, an old anchor does not return older samples (ANCH-11).
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
    /// The samples between two positions that were added and deleted, that the app may read, and that the predicate
    /// selects (ANCH-03). A sample that was added and deleted in between is only returned as deleted (ANCH-08). The
    /// limit applies to samples and deletions together, and the anchor continues after the last of them (ANCH-04).
    func changes(
        _ descriptor: QueryDescriptor,
        after position: Int64,
        upTo last: Int64? = nil,
        limit: Int = SampleQuery.noLimit
    ) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        try read([descriptor]) { db, registry, parts in
            let end = try last ?? SampleDeletion.latestPosition(db)
            // A position beyond the end was taken before the store was emptied.
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

    /// Throws if a query of these types is not allowed.
    func checkReadAccess(_ types: [ObjectType]) throws(HealthFailure) {
        try checkAccess()
        try database.read { db in _ = try readAccess(to: types, db) }
    }

    /// Merges samples and deletions in store order, up to the limit.
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

    /// The matching samples of a table in the window, at most one more than the limit.
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
