public import HealthModel

/// `HKCorrelationQuery`: correlations with matching members (OTH-02).
public struct CorrelationQuery: Hashable, Sendable {
    /// The correlation type.
    public var type: ObjectType
    /// Selects correlations.
    public var predicate: SamplePredicate
    /// Selects members. A correlation needs a matching member of each of these types.
    public var samplePredicates: [ObjectType: SamplePredicate]

    /// A query.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all, samplePredicates: [ObjectType: SamplePredicate] = [:]) {
        self.type = type
        self.predicate = predicate
        self.samplePredicates = samplePredicates
    }
}
