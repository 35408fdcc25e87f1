public import HealthModel

/// `HKDocumentQuery`: documents with what is in them, which no other query loads (OTH-08).
public struct DocumentQuery: Hashable, Sendable {
    /// What to look for.
    public var descriptor: QueryDescriptor
    /// How many at most, after sorting; 0 or less for all.
    public var limit: Int
    /// The order; without any, that in which the documents were saved.
    public var sortDescriptors: [SampleSortDescriptor]
    /// Whether the XML comes as well.
    public var includesDocumentData: Bool

    /// A query.
    public init(
        _ type: ObjectType,
        _ predicate: SamplePredicate = .all,
        limit: Int = SampleQuery.noLimit,
        sortDescriptors: [SampleSortDescriptor] = [],
        includesDocumentData: Bool
    ) {
        descriptor = QueryDescriptor(type, predicate)
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        self.includesDocumentData = includesDocumentData
    }
}
