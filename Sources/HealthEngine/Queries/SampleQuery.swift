public import HealthModel

/// `HKSampleQuery`: the samples of one or several types, as they were saved. It includes overlapping samples of
/// different sources (SQ-07).
///
/// ```swift
/// let latest = SampleQuery(.heartRate, limit: 1, sortDescriptors: [SampleSortDescriptor(.startDate, ascending: false)])
/// let samples = try store.execute(latest)
/// ```
public struct SampleQuery: Hashable, Sendable {
    /// `HKObjectQueryNoLimit` (SQ-01).
    public static let noLimit = 0

    /// The samples to find. Several descriptors give one merged result (SQ-06).
    public var descriptors: [QueryDescriptor]
    /// The largest number of samples, after sorting (SQ-04). 0 or less for all.
    public var limit: Int
    /// The order. If empty, the order in which the samples were saved, which HealthKit leaves unspecified (SQ-02).
    public var sortDescriptors: [SampleSortDescriptor]

    /// A query over several types.
    public init(descriptors: [QueryDescriptor], limit: Int = Self.noLimit, sortDescriptors: [SampleSortDescriptor] = []) {
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
        self.init(descriptors: [QueryDescriptor(type, predicate)], limit: limit, sortDescriptors: sortDescriptors)
    }
}

/// The samples of a type that a predicate selects: `HKQueryDescriptor` (SQ-06).
public struct QueryDescriptor: Hashable, Sendable {
    /// `HKQueryDescriptor.sampleType`
    public let type: ObjectType
    /// `HKQueryDescriptor.predicate`
    public let predicate: SamplePredicate

    /// A descriptor. Without a predicate, it selects all samples of the type.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all) {
        self.type = type
        self.predicate = predicate
    }
}

extension [QueryDescriptor] {
    /// The types, sorted by identifier.
    var types: [ObjectType] { typeSet.sortedByIdentifier }

    var typeSet: Set<ObjectType> { Set(map(\.type)) }

    /// The descriptors without repetitions.
    var distinct: [QueryDescriptor] {
        guard count > 1 else { return self }
        var seen: Set<QueryDescriptor> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Set<ObjectType> {
    /// The types in the order of their identifiers.
    package var sortedByIdentifier: [ObjectType] { sorted { $0.identifier < $1.identifier } }
}
