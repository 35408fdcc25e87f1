public import Foundation
public import HealthModel

extension HealthStore {
    /// `delete(_:withCompletion:)` (DEL-01 to DEL-04).
    public func delete(_ uuids: [UUID]) throws(HealthFailure) { fatalError() }
    /// `deleteObjects(of:predicate:withCompletion:)` (DEL-05).
    public func deleteObjects(of type: ObjectType, _ predicate: SamplePredicate) throws(HealthFailure) -> Int {
        fatalError()
    }
    /// `add(_:to:completion:)` (SAVE-42).
    @discardableResult
    public func add(_ samples: [Sample], to workout: UUID) throws(HealthFailure) -> [UUID] { fatalError() }
    /// `preferredUnits(for:completion:)` (OTH-12).
    public func preferredUnits(for types: Set<ObjectType>) throws(HealthFailure) -> [ObjectType: HealthModel.Unit] {
        fatalError()
    }
    /// Health → Data Sources: the first source wins; nil for all types that have no order of their own.
    public func setSourceOrder(_ bundleIdentifiers: [String], for type: ObjectType?) throws(HealthFailure) {
        fatalError()
    }

    /// Carries a query out.
    public func execute(_ query: SampleQuery) throws(HealthFailure) -> [Sample] { fatalError() }
    /// Carries a query out.
    public func execute(_ query: CorrelationQuery) throws(HealthFailure) -> [Sample] { fatalError() }
    /// Carries a query out.
    public func execute(_ query: SourceQuery) throws(HealthFailure) -> [Source] { fatalError() }
    /// Carries a query out.
    public func execute(
        _ query: QuantitySeriesSampleQuery
    ) throws(HealthFailure) -> [QuantitySeriesSampleQuery.Element] { fatalError() }
    /// Carries a query out.
    public func execute(_ query: StatisticsQuery) throws(HealthFailure) -> Statistics { fatalError() }
    /// Carries a query out.
    public func execute(_ query: StatisticsCollectionQuery) throws(HealthFailure) -> StatisticsCollection {
        fatalError()
    }
    /// Carries a query out.
    public func execute(_ query: AnchoredObjectQuery) throws(HealthFailure) -> AnchoredObjectQuery.Result {
        fatalError()
    }
}
