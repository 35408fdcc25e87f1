import HealthModel

extension HealthStore {
    /// The newest position in the store: saved samples and deletions count by one counter.
    func latestPosition() throws(HealthFailure) -> Int64 { fatalError() }

    /// What was added and deleted after a position, up to another, in order, as far as the app may read it.
    func changes(
        _ descriptor: QueryDescriptor,
        after: Int64,
        upTo: Int64? = nil,
        limit: Int = SampleQuery.noLimit
    ) throws(HealthFailure) -> AnchoredObjectQuery.Result { fatalError() }

    /// Throws what a query of these types would fail with: codes 1, 2, 4, 5 and 6.
    func checkReadAccess(_ types: [ObjectType]) throws(HealthFailure) { fatalError() }
}
