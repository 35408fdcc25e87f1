public import HealthModel

/// `HKSampleQuery`: the samples of one type or several, as they were saved; overlapping samples of different sources
/// all come back (SQ-07).
///
/// ```swift
/// let latest = SampleQuery(.heartRate, limit: 1, sortDescriptors: [SampleSortDescriptor(.startDate, ascending: false)])
/// let samples = try store.execute(latest)
/// ```
public struct SampleQuery: Hashable, Sendable {
    /// `HKObjectQueryNoLimit` (SQ-01).
    public static let noLimit = 0

    /// What to look for; several are one merged result (SQ-06).
    public var descriptors: [QueryDescriptor]
    /// How many samples at most, after sorting (SQ-04); 0 or less for all.
    public var limit: Int
    /// The order; without any, that in which the samples were saved, which HealthKit leaves open (SQ-02).
    public var sortDescriptors: [SampleSortDescriptor]

    /// A query over several types.
    public init(
        descriptors: [QueryDescriptor],
        limit: Int = Self.noLimit,
        sortDescriptors: [SampleSortDescriptor] = []
    ) {
        self.descriptors = descriptors
        self.limit = limit
        self.sortDescriptors = sortDescriptors
    }

    /// A query over one type.
    public init(
        _ type: ObjectType,
        _ predicate: SamplePredicate = .all,
        limit: Int = Self.noLimit,
        sortDescriptors: [SampleSortDescriptor] = []
    ) {
        self.init(
            descriptors: [QueryDescriptor(type, predicate)],
            limit: limit,
            sortDescriptors: sortDescriptors
        )
    }
}
