public import HealthModel

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
