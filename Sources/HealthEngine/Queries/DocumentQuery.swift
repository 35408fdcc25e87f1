public import HealthModel

/// `HKDocumentQuery`: documents with their content, which no other query loads (OTH-08).
public struct DocumentQuery: Hashable, Sendable {
    /// The documents to find.
    public var descriptor: QueryDescriptor
    /// The largest number of documents, after sorting. 0 or less for all.
    public var limit: Int
    /// The order. If empty, the order in which the documents were saved.
    public var sortDescriptors: [SampleSortDescriptor]
    /// Whether to include the XML.
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
