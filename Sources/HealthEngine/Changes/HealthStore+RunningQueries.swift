public import HealthModel

/// Queries with an update handler.
extension HealthStore {
    /// Starts an observer query. Its first update is due immediately (OBS-02).
    ///
    /// Throws the errors of the query, codes 1, 2, 4, 5 and 6. The query then does not run (OBS-04).
    public func start(_ query: ObserverQuery) throws(HealthFailure) -> QueryID {
        try operation(.read, query.descriptors.typeSet, checking: .query) {
            guard !query.descriptors.isEmpty else {
                throw NativeException(reason: "An observer query needs at least one query descriptor")
            }
            try Self.validate(query.descriptors)
            try checkProcess()
            let position = try phone.latestPosition()
            try checkReadAccess(query.descriptors.map(\.type))
            return process.queries.add(.observer(query), at: position)
        }
    }

    /// Starts an anchored query with an update handler. Returns the initial result. Updates follow.
    ///
    /// Throws an exception for a query with a limit (ANCH-05; the rule and its text are project decisions).
    public func start(_ query: AnchoredObjectQuery) throws(HealthFailure) -> (QueryID, AnchoredObjectQuery.Result) {
        try operation(.read, query.descriptors.typeSet, checking: .query, count: { $0.1.count }) {
            guard query.limit <= SampleQuery.noLimit else {
                throw NativeException(reason: "An anchored object query with an update handler must have no limit")
            }
            try checkProcess()
            let result = try execute(query)
            let id = process.queries.add(.anchoredObject(query), at: result.position)
            return (id, result)
        }
    }

    /// Starts a collection query with an update handler (COLL-09). Throws an exception for more than
    /// ``ProtocolLimits/intervalsWithUpdates`` intervals.
    public func start(_ query: StatisticsCollectionQuery) throws(HealthFailure) -> (QueryID, StatisticsCollection) {
        try operation(.read, [query.type], checking: .query, count: { $0.1.statistics.count }) {
            try checkProcess()
            // Read the position first. A save by another process in between is then reported twice instead of never.
            let position = try phone.latestPosition()
            let collection = try self.collection(query, limit: ProtocolLimits.intervalsWithUpdates)
            let id = process.queries.add(.statisticsCollection(query), at: position, collection: collection)
            return (id, collection)
        }
    }

    /// Starts a query for effort relationships. Returns the existing ones. Updates follow (OTH-13).
    public func start(
        _ query: WorkoutEffortRelationshipQuery
    ) throws(HealthFailure) -> (QueryID, WorkoutEffortRelationshipQuery.Result) {
        try operation(.read, query.types, checking: .query, count: { $0.1.relationships.count }) {
            try checkProcess()
            // Read the position first, as for a collection query.
            let position = try phone.latestPosition()
            let result = try execute(query)
            return (process.queries.add(.workoutEffortRelationship(query), at: position), result)
        }
    }

    /// `stop(_:)`: does nothing if the query was already stopped (QRY-02).
    public func stop(_ query: QueryID) {
        process.queries.queries.removeAll { $0.id == query }
        process.events.removeAll { event in
            if case .query(let update) = event { update.query == query } else { false }
        }
    }

    /// The completion handler of an observer query (OBS-03). Returns false if there was no such delivery. Does nothing
    /// if the delivery is already complete or needs no completion.
    @discardableResult
    public func completeObserver(delivery: Int) -> Bool {
        guard delivery > 0, delivery <= process.queries.numbers.delivery else { return false }
        for index in process.queries.queries.indices {
            process.queries.queries[index].deliveries.complete(delivery)
        }
        return true
    }

    /// The events of running queries and workout sessions since the last call. They include changes by other processes
    /// in the same file.
    ///
    /// HealthKit calls handlers at its own times. Here the app asks, and gets all events since it last asked (OBS-01):
    ///
    /// ```swift
    /// let query = try store.start(ObserverQuery(.stepCount))
    /// try store.updates()    // [.query(.observer(query, delivery: 1, types: [.stepCount]))]: the first update needs no change
    /// try store.updates()    // []
    /// try store.save([steps])
    /// for case .query(.observer(query, let delivery, _)) in try store.updates() {
    ///     // … read the new data, then complete the delivery:
    ///     store.completeObserver(delivery: delivery)
    /// }
    /// store.stop(query)
    /// ```
    ///
    /// In the background, only observers are called, and only as often as ``enableBackgroundDelivery(for:frequency:)``
    /// allows. Delayed deliveries follow when they are due or when the app is on screen again. While the phone is
    /// locked, queries report nothing (AUTH-63).
    ///
    /// A query that the app is no longer allowed to run reports nothing until it is allowed again. Throws
    /// `HealthFailure.store` if the store fails. The next call then returns the same events.
    public func updates() throws(HealthFailure) -> [AppEvent] {
        try phone.lookForUpdates()
        return process.takeEvents()
    }

    /// An app that has ended cannot start queries (project decision).
    func checkProcess() throws(HealthFailure) {
        guard process.isRunning else { throw .appTerminated }
    }
}
