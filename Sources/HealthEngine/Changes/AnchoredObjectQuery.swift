public import Foundation
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
        /// The added samples, in store order.
        public let samples: [Sample]
        /// The deleted objects, in store order. An object that was saved again is not among them.
        public let deletedObjects: [DeletedObject]
        /// The number of changes.
        var count: Int { samples.count + deletedObjects.count }
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
