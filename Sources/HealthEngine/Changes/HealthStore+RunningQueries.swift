public import HealthModel

/// Queries with an update handler.
extension HealthStore {
    /// Starts an observer query. Its first update is due at once (OBS-02).
    ///
    /// Throws what the query would fail with, codes 1, 2, 4, 5 and 6; the query does not run then (OBS-04).
    public func start(_ query: ObserverQuery) throws(HealthFailure) -> QueryID {
        guard !query.descriptors.isEmpty else {
            throw .exception(NativeException(reason: "An observer query needs at least one query descriptor"))
        }
        try viewer.validate(query.descriptors)
        try checkProcess()
        let position = try phone.latestPosition()
        try viewer.checkReadAccess(query.descriptors.map(\.type))
        return process.queries.add(.observer(query), at: position)
    }

    /// Starts an anchored query with an update handler: the result so far, and updates from then on.
    ///
    /// A query with a limit raises an exception (ANCH-05; project decision, as is the text).
    public func start(
        _ query: AnchoredObjectQuery
    ) throws(HealthFailure) -> (QueryID, AnchoredObjectQuery.Result) {
        guard query.limit <= SampleQuery.noLimit else {
            throw .exception(
                NativeException(reason: "An anchored object query with an update handler must have no limit")
            )
        }
        try checkProcess()
        let result = try execute(query)
        let id = process.queries.add(.anchoredObject(query), at: result.anchor.position)
        return (id, result)
    }

    /// Starts a collection query with an update handler (COLL-09).
    public func start(
        _ query: StatisticsCollectionQuery
    ) throws(HealthFailure) -> (QueryID, StatisticsCollection) {
        try checkProcess()
        // Before the figures: what another process saves meanwhile is then told twice rather than never.
        let position = try phone.latestPosition()
        let collection = try execute(query)
        let id = process.queries.add(.statisticsCollection(query), at: position)
        return (id, collection)
    }

    /// Starts a query for effort relationships: the present ones, and updates from then on (OTH-13).
    public func start(
        _ query: WorkoutEffortRelationshipQuery
    ) throws(HealthFailure) -> (QueryID, WorkoutEffortRelationshipQuery.Result) {
        try checkProcess()
        let result = try execute(query)
        let position = result.anchor.position
        return (process.queries.add(.workoutEffortRelationship(query), at: position), result)
    }

    /// `stop(_:)`; nothing happens if the query has been stopped already (QRY-02).
    public func stop(_ query: QueryID) {
        process.queries.queries.removeAll { $0.id == query }
        process.events.removeAll { event in
            if case .query(let update) = event { update.query == query } else { false }
        }
    }

    /// The completion handler of an observer query (OBS-03). False if there was no such delivery; nothing happens if it
    /// has been completed already, or needs no completion.
    @discardableResult
    public func completeObserver(delivery: Int) -> Bool {
        guard delivery > 0, delivery <= process.queries.numbers.delivery else { return false }
        for index in process.queries.queries.indices {
            process.queries.queries[index].observation.complete(delivery)
        }
        return true
    }

    /// What the app is told since the last call: by running queries and by workout sessions. Changes that another process made
    /// in the same file are found as well.
    ///
    /// HealthKit calls handlers at times of its own. Here the app asks, and gets at once all that has happened since it
    /// last asked (OBS-01):
    ///
    /// ```swift
    /// let query = try store.start(ObserverQuery(.stepCount))
    /// try store.updates()    // [.query(.observer(query, delivery: 1, types: [.stepCount]))]: the first needs no change
    /// try store.updates()    // []
    /// try store.save([steps])
    /// for case .query(.observer(query, let delivery, _)) in try store.updates() {
    ///     // … look at what is new, then tell HealthKit that it has arrived:
    ///     store.completeObserver(delivery: delivery)
    /// }
    /// store.stop(query)
    /// ```
    ///
    /// While the app is in the background only observers are called, and only as often as
    /// ``enableBackgroundDelivery(for:frequency:)`` allows. Deliveries that are held back come when their time has come, or
    /// when the app is on the screen again. While the phone is locked queries report nothing (AUTH-63).
    ///
    /// A query that the app may no longer run reports nothing until it is allowed again. Throws `HealthFailure.store`
    /// if the store fails; nothing is lost then, the next call returns it.
    public func updates() throws(HealthFailure) -> [AppEvent] {
        try phone.lookForUpdates()
        return process.takeEvents()
    }

    /// An app that has ended starts nothing (project decision).
    private func checkProcess() throws(HealthFailure) {
        guard process.isRunning else { throw .appTerminated }
    }
}
