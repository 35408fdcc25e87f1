public import Foundation
public import HealthModel

/// `HKAnchoredObjectQuery`: what was added and deleted since an anchor, in the order of the store (ANCH-06).
public struct AnchoredObjectQuery: Hashable, Sendable {
    /// Selects samples and deleted objects alike (ANCH-03).
    public var descriptor: QueryDescriptor
    /// Where an earlier query ended; nil for the beginning (ANCH-01).
    public var anchor: QueryAnchor?
    /// How many samples and deleted objects at most, together (ANCH-04).
    public var limit: Int

    /// A query.
    public init(
        _ type: ObjectType,
        _ predicate: SamplePredicate = .all,
        anchor: QueryAnchor? = nil,
        limit: Int = SampleQuery.noLimit
    ) {
        descriptor = QueryDescriptor(type, predicate)
        self.anchor = anchor
        self.limit = limit
    }

    /// What the results handler gets.
    public struct Result: Hashable, Sendable {
        /// What was added, in the order of the store.
        public let samples: [Sample]
        /// What was deleted, in the order of the store.
        public let deletedObjects: [DeletedObject]
        /// Where the next query continues.
        public let anchor: QueryAnchor
    }
}

/// `HKDeletedObject`: the UUID of an object that is gone, and of its metadata only how it is synchronised (ANCH-09).
public struct DeletedObject: Hashable, Sendable {
    /// `HKDeletedObject.uuid`
    public let uuid: UUID
    /// `HKDeletedObject.metadata`: sync identifier and version, if there were any.
    public let metadata: Metadata
}
