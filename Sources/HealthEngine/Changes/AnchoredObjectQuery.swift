public import Foundation
import GRDB
public import HealthModel

/// `HKAnchoredObjectQuery`: the samples that were added and deleted since an anchor, in store order (ANCH-06).
public struct AnchoredObjectQuery: Hashable, Sendable {
    /// The samples and deleted objects to select (ANCH-03). Several descriptors give one merged result.
    public var descriptors: [QueryDescriptor]
    /// The anchor of an earlier result. Nil for the beginning (ANCH-01).
    public var anchor: QueryAnchor?
    /// The largest number of samples and deleted objects together (ANCH-04).
    public var limit: Int

    /// A query over several types.
    public init(descriptors: [QueryDescriptor], anchor: QueryAnchor? = nil, limit: Int = SampleQuery.noLimit) {
        self.descriptors = descriptors
        self.anchor = anchor
        self.limit = limit
    }

    /// A query over one type.
    public init(
        _ type: ObjectType, _ predicate: SamplePredicate = .all, anchor: QueryAnchor? = nil, limit: Int = SampleQuery.noLimit
    ) {
        self.init(descriptors: [QueryDescriptor(type, predicate)], anchor: anchor, limit: limit)
    }

    /// The arguments of the results handler.
    public struct Result: Hashable, Sendable {
        /// The added samples, in store order, in the form in which they were read.
        public let added: SampleQueryResult
        /// The added samples.
        public var samples: [Sample] { added.samples }
        /// The deleted objects, in store order or shuffled (ANCH-06). An object that was saved again is not among them.
        public let deletedObjects: [DeletedObject]
        /// The number of changes.
        var count: Int { added.count + deletedObjects.count }
        /// The last change of the result, with which the next query continues.
        public let anchor: QueryAnchor
        /// The position in the store up to which the result is complete.
        let position: Int64
    }
}

/// `HKDeletedObject`: the UUID of a deleted object, and the part of its metadata that identifies its version (ANCH-09).
public struct DeletedObject: Hashable, Sendable {
    /// `HKDeletedObject.uuid`
    public let uuid: UUID
    /// `HKDeletedObject.metadata`: sync identifier and sync version, if present.
    public let metadata: Metadata
}

/// Added and deleted samples in store order. Every saved sample and every deletion gets a new, higher position,
/// whichever app makes the change (ANCH-06, ANCH-07).
extension HealthStore {
    /// Runs an anchored query: returns the added and deleted samples since an anchor, and the next anchor. The anchor
    /// is returned even if nothing changed (ANCH-02).
    ///
    /// The store keeps deletions forever, whereas a device removes them at some point (ANCH-10). If reading is granted
    /// later, an old anchor returns the samples that were saved after its change (ANCH-11).
    public func execute(_ query: AnchoredObjectQuery) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        try operation(.read, query.descriptors.typeSet, checking: .query, count: \.count) {
            // ANCH-04: a result may be smaller than the limit, but not empty.
            let limit = query.limit - process.vary(.page, upTo: max(query.limit, 1) - 1)
            return try changes(query.descriptors, since: query.anchor, limit: limit)
        }
    }
}

extension Phone {
    /// The newest position.
    func latestPosition() throws(HealthFailure) -> Int64 {
        try database.read(SampleDeletion.latestPosition)
    }
}

extension HealthStore {
    /// The samples that were added and deleted, that the app may read, and that the predicates select (ANCH-03), since an anchor or
    /// after a position. A sample that was added and deleted in between is only returned as deleted (ANCH-08). A sample that was deleted
    /// and saved again with its UUID is only returned as added. The limit applies to samples and deletions together
    /// (ANCH-04).
    ///
    /// The anchor of a complete result is the newest change that the app may read, even if the predicates exclude it. So
    /// a predicate that selects nothing gives an anchor for later changes only. If the limit left out changes, the anchor
    /// is the last change of the result. Without a change, it is the former anchor (ANCH-07; project decision).
    func changes(
        _ descriptors: [QueryDescriptor],
        since anchor: QueryAnchor? = nil,
        after position: Int64? = nil,
        upTo last: Int64? = nil,
        limit: Int = SampleQuery.noLimit
    ) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        try read(descriptors) { db, registry, parts in
            let latest = try database.latestPositions(db)
            let start = try position ?? anchor?.position(database, db) ?? 0
            let end = last ?? latest.ofAll
            var (added, deleted) = (FoundSamples(of: parts), FoundSamples(of: parts))
            var rows = parts.count == 1 && parts[0].canBeRows ? SampleRows() : nil
            var filtered: [ChangeWindow] = []
            // After a restore, the position of a running query is beyond the end.
            for part in parts where start < end {
                guard let type = try registry.existingID(of: part.descriptor.type, db) else { continue }
                let window = ChangeWindow(
                    type: type,
                    predicate: part.descriptor.predicate,
                    readable: part.readable,
                    positions: start..<end,
                    ownSource: part.access == .own ? try registry.sourceID(bundleIdentifier, db) ?? 0 : nil,
                    hidden: part.hidden,
                    limit: limit > 0 ? limit : .max
                )
                let scan = try window.smaller { try self.scan(part, db, registry) }
                if rows != nil {
                    rows = try window.rows(of: part.descriptor.type, through: scan, db, registry)
                } else {
                    added.append(try scan.map(window.samples(of:)) ?? window.samples(in: "sample", db, registry))
                }
                if start < latest.ofDeletions { deleted.append(try window.samples(in: "deletedObject", db, registry)) }
                if part.isFiltered { filtered.append(window) }
            }
            if parts.count > 1 {
                added.sort()
                deleted.sort()
            }
            let most = limit > 0 ? limit : .max
            let changes = rows.map { MergedChanges($0, deleted, limit: most) } ?? MergedChanges(added, deleted, limit: most)
            rows?.rows.removeSubrange(changes.addedCount...)
            let candidates = changes.isComplete ? try filtered.compactMap { try $0.newestChange(db, registry) } : []
            let newest = ([changes.last].compactMap(\.self) + candidates).max { $0.position < $1.position }
            var deletedObjects = changes.deletedObjects.map(DeletedObject.init)
            if var shuffling = process.shuffling(.deletions) { deletedObjects.shuffle(using: &shuffling) }
            return AnchoredObjectQuery.Result(
                added: try rows.map { .rows($0) }
                    ?? .samples(withVisibleZones(Array(added.samples.prefix(changes.addedCount)), of: parts, db)),
                deletedObjects: deletedObjects,
                anchor: try newest.map { try QueryAnchor($0, database, db) }
                    ?? (start > 0 ? anchor : nil) ?? .beginning,
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

/// Samples and deletions in store order, up to a limit. Each object appears once, with its last change.
private struct MergedChanges {
    /// The number of the added samples that are among the changes.
    let addedCount: Int
    let deletedObjects: [Sample]
    /// The last change. Nil if there is none.
    private(set) var last: Change?
    /// Whether no change was left out because of the limit.
    let isComplete: Bool

    init(_ added: some ChangeList, _ deleted: FoundSamples, limit: Int) {
        // Without deletions, the added samples are the changes.
        var (nextAdded, nextDeleted) = (deleted.count == 0 ? min(added.count, limit) : 0, 0)
        var count = nextAdded
        if let index = (0..<nextAdded).last {
            last = Change(uuid: added[index].uuid, position: added[index].position, isDeletion: false)
        }
        /// The deletions so far, by UUID.
        var deletions: [UUID: Int] = [:]
        while nextAdded < added.count || nextDeleted < deleted.count {
            let hasDeleted = nextDeleted < deleted.count
            let isDeletion = nextAdded == added.count || hasDeleted && deleted[nextDeleted].position < added[nextAdded].position
            let (uuid, position) = isDeletion ? deleted[nextDeleted] : added[nextAdded]
            if deletions.isEmpty || deletions.removeValue(forKey: uuid) == nil {
                guard count < limit else { break }
                count += 1
            }
            if isDeletion { deletions[uuid] = nextDeleted }
            last = Change(uuid: uuid, position: position, isDeletion: isDeletion)
            (nextAdded, nextDeleted) = isDeletion ? (nextAdded, nextDeleted + 1) : (nextAdded + 1, nextDeleted)
        }
        addedCount = nextAdded
        deletedObjects = deletions.values.sorted().map { deleted.samples[$0] }
        isComplete = nextAdded == added.count && nextDeleted == deleted.count
    }
}

/// Objects with their positions, in store order.
private protocol ChangeList {
    var count: Int { get }
    subscript(index: Int) -> (uuid: UUID, position: Int64) { get }
}

extension FoundSamples: ChangeList {
    fileprivate var count: Int { samples.count }
    fileprivate subscript(index: Int) -> (uuid: UUID, position: Int64) { (samples[index].uuid, positions[index]) }
}

extension SampleRows: ChangeList {
    fileprivate var count: Int { rows.count }
    fileprivate subscript(index: Int) -> (uuid: UUID, position: Int64) {
        (UUID(high: rows[index].uuid.high, low: rows[index].uuid.low), rows[index].position)
    }
}

extension DeletedObject {
    /// The deletion of a sample, with its UUID and its sync metadata (ANCH-09).
    fileprivate init(_ sample: Sample) {
        uuid = sample.uuid
        var kept: Metadata = [:]
        for key in [Metadata.syncIdentifierKey, SyncIdentifier.versionKey] {
            kept[key] = sample.metadata[key]
        }
        metadata = kept
    }
}
