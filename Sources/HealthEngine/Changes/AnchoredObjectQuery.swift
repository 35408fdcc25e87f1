public import Foundation
public import HealthModel

/// `HKAnchoredObjectQuery`: the samples that were added and deleted since an anchor, in store order (ANCH-06).
public struct AnchoredObjectQuery: Hashable, Sendable {
    /// Selects samples and deleted objects (ANCH-03).
    public var descriptor: QueryDescriptor
    /// The position where an earlier query ended. Nil for the beginning (ANCH-01).
    public var anchor: QueryAnchor?
    /// The largest number of samples and deleted objects together (ANCH-04).
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

    /// The arguments of the results handler.
    public struct Result: Hashable, Sendable {
        /// The added samples, in store order.
        public let samples: [Sample]
        /// The deleted objects, in store order.
        public let deletedObjects: [DeletedObject]
        /// The position where the next query continues.
        public let anchor: QueryAnchor
    }
}

/// `HKDeletedObject`: the UUID of a deleted object, and the part of its metadata that identifies its version (ANCH-09).
public struct DeletedObject: Hashable, Sendable {
    /// `HKDeletedObject.uuid`
    public let uuid: UUID
    /// `HKDeletedObject.metadata`: sync identifier and sync version, if present.
    public let metadata: Metadata
}
