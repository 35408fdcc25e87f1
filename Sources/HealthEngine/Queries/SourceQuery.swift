public import HealthModel

/// `HKSourceQuery`: who has saved matching samples (OTH-01).
public struct SourceQuery: Hashable, Sendable {
    /// Which samples.
    public var descriptor: QueryDescriptor

    /// A query.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all) {
        descriptor = QueryDescriptor(type, predicate)
    }
}
