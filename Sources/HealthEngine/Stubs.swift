import Foundation
public import HealthModel

extension HealthStore {
    /// Starts an observer query. Its first update is due at once (OBS-02).
    public func start(_ query: ObserverQuery) throws(HealthFailure) -> QueryID { fatalError() }
    /// Starts an anchored query with an update handler: the result so far, and updates from then on (ANCH-05).
    public func start(
        _ query: AnchoredObjectQuery
    ) throws(HealthFailure) -> (QueryID, AnchoredObjectQuery.Result) { fatalError() }
    /// Starts a collection query with an update handler (COLL-09).
    public func start(
        _ query: StatisticsCollectionQuery
    ) throws(HealthFailure) -> (QueryID, StatisticsCollection) { fatalError() }
    /// `stop(_:)`; nothing happens if the query has been stopped already (QRY-02).
    public func stop(_ query: QueryID) { fatalError() }
    /// What running queries have to say since the last call, in the order in which they were started. Changes that
    /// another process made in the same file are found as well.
    public func updates() throws(HealthFailure) -> [QueryUpdate] { fatalError() }
    /// The completion handler of an observer query; false if no such delivery is open.
    @discardableResult
    public func completeObserver(delivery: Int) -> Bool { fatalError() }
    /// Whether a query runs that changes of the store could wake.
    public var hasRunningQueries: Bool { fatalError() }
    /// `enableBackgroundDelivery(for:frequency:withCompletion:)` (BG-01 to BG-07).
    public func enableBackgroundDelivery(
        for type: ObjectType,
        frequency: UpdateFrequency
    ) throws(HealthFailure) -> Bool { fatalError() }
    /// `disableBackgroundDelivery(for:withCompletion:)`
    public func disableBackgroundDelivery(for type: ObjectType) throws(HealthFailure) -> Bool { fatalError() }
    /// `disableAllBackgroundDelivery(completion:)`
    public func disableAllBackgroundDelivery() throws(HealthFailure) -> Bool { fatalError() }
}
