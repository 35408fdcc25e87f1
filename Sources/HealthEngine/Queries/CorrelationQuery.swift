import Foundation
import GRDB
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

extension HealthStore {
    /// Runs a correlation query: returns the correlations with a matching member of each type in the query (OTH-02), in
    /// the order in which they were saved. Throws an exception for a type that is not a correlation type.
    public func execute(_ query: CorrelationQuery) throws(HealthFailure) -> [Sample] {
        try operation(.read, [query.type], checking: .query, count: \.count) {
            guard query.type.kind == .correlation else {
                throw NativeException(reason: "\(query.type.identifier) is not a correlation type")
            }
            let members = query.samplePredicates.map { QueryDescriptor($0.key, $0.value) }
            try Self.validate(members)
            let correlations = try execute(SampleQuery(query.type, query.predicate))
            let resolved = try database.read { db, registry in
                try members.map { try HealthStore.resolved($0, from: .distantPast, db, registry) }
            }
            return correlations.filter { correlation in
                guard let objects = correlation.objects else { return false }
                return resolved.allSatisfy { descriptor in
                    objects.contains { $0.type == descriptor.type && descriptor.predicate.matches($0) }
                }
            }
        }
    }
}
