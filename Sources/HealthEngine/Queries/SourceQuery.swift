public import HealthModel

/// `HKSourceQuery`: the sources of matching samples (OTH-01).
public struct SourceQuery: Hashable, Sendable {
    /// The samples to find.
    public var descriptor: QueryDescriptor

    /// A query.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all) {
        descriptor = QueryDescriptor(type, predicate)
    }
}
