public import HealthModel

/// The queries that go on after their first result.
extension HealthStore {
    /// Starts an observer query. Its first update is due at once (OBS-02).
    ///
    /// Throws what the query would fail with, codes 1, 2, 4, 5 and 6: a query that may not run does not run (OBS-04).
    public func start(_ query: ObserverQuery) throws(HealthFailure) -> QueryID {
        guard !query.descriptors.isEmpty else {
            throw .exception(NativeException(reason: "An observer query needs at least one query descriptor"))
        }
        try validate(query.descriptors)
        try checkProcess()
        let position = try latestPosition()
        try checkReadAccess(query.descriptors.map(\.type))
        return running.add(.observer(query), at: position, process: world.endedProcesses)
    }

    /// Starts an anchored query with an update handler: the result so far, and updates from then on.
    ///
    /// With a limit it raises an exception (ANCH-05; that it is one, and its text, are project decisions).
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
        let id = running.add(.anchoredObject(query), at: result.anchor.position, process: world.endedProcesses)
        return (id, result)
    }

    /// Starts a collection query with an update handler (COLL-09).
    public func start(
        _ query: StatisticsCollectionQuery
    ) throws(HealthFailure) -> (QueryID, StatisticsCollection) {
        try checkProcess()
        // Before the figures: what another process saves meanwhile is then told twice, not never.
        let position = try latestPosition()
        let collection = try execute(query)
        let id = running.add(.statisticsCollection(query), at: position, process: world.endedProcesses)
        return (id, collection)
    }

    /// Starts a query for effort relationships: those that there are, and updates from then on (OTH-13).
    public func start(
        _ query: WorkoutEffortRelationshipQuery
    ) throws(HealthFailure) -> (QueryID, WorkoutEffortRelationshipQuery.Result) {
        try checkProcess()
        let result = try execute(query)
        let position = result.anchor.position
        return (running.add(.workoutEffortRelationship(query), at: position, process: world.endedProcesses), result)
    }

    /// `stop(_:)`; nothing happens if the query has been stopped already (QRY-02).
    public func stop(_ query: QueryID) {
        running.queries.removeAll { $0.id == query }
    }

    /// Whether a query runs that changes of the store could wake.
    public var hasRunningQueries: Bool {
        !running.queries.isEmpty && running.process == world.endedProcesses
    }

    /// The queries that run, in the order in which they were started. They end with the process of the app.
    public var runningQueries: [RunningQuery] { hasRunningQueries ? running.queries : [] }

    /// What running queries have to say since the last call, in the order in which they were started. Changes that
    /// another process made in the same file are found as well.
    ///
    /// HealthKit calls handlers whenever it likes; here the app asks when it likes, and is told of all that happened
    /// since at once (OBS-01):
    ///
    /// ```swift
    /// let query = try store.start(ObserverQuery(.stepCount))
    /// try store.updates()    // [.observer(query, delivery: 1, types: [.stepCount])]: the first needs no change
    /// try store.updates()    // []
    /// try store.save([steps])
    /// for case .observer(query, let delivery, _) in try store.updates() {
    ///     // … look at what is new, then tell HealthKit that it has arrived:
    ///     store.completeObserver(delivery: delivery)
    /// }
    /// store.stop(query)
    /// ```
    ///
    /// While the app is in the background only observers are called, and only as often as
    /// ``enableBackgroundDelivery(for:frequency:)`` allows. What is held back comes when its time has come, or when the
    /// app is on the screen again. While the phone is locked there is nothing to say (AUTH-63).
    ///
    /// A query that has become forbidden has nothing to say until it is allowed again. Throws
    /// ``HealthFailure/store(_:)`` where the store fails; nothing is lost then, the next call tells it.
    public func updates() throws(HealthFailure) -> [QueryUpdate] {
        guard hasRunningQueries else { return [] }
        let now = try database.read { db in
            (
                isLocked: try Self.lockState(db), position: try SampleDeletion.latestPosition(db),
                era: try Era.current(db)
            )
        }
        // What happens while the phone is locked is told once it is unlocked (AUTH-62, AUTH-63).
        guard !now.isLocked else { return [] }
        // On a copy: where the store fails half-way nothing has been told, so nothing may count as told.
        var running = running
        running.look(at: now.era)
        var updates: [QueryUpdate] = []
        for index in running.queries.indices {
            do throws(HealthFailure) {
                if let update = try update(index, of: &running, upTo: now.position) {
                    updates.append(update)
                }
            } catch {
                if case .store = error { throw error }
                // What it would raise now it would raise again: a collection of more intervals than there may be.
                if case .exception = error {
                    running.queries[index].position = now.position
                }
            }
        }
        self.running = running
        return updates
    }

    /// Whether the app runs. What is on no screen, but not in the background either, counts as on the screen.
    var isAwake: Bool { world.appState != .background && world.appState != .suspended }

    /// Whether something that a descriptor selects was added or deleted after a position.
    func hasChanges(
        _ descriptor: QueryDescriptor,
        after start: Int64,
        upTo end: Int64
    ) throws(HealthFailure) -> Bool {
        guard start < end else {
            // A store that is back at an earlier state is another one altogether.
            try checkReadAccess([descriptor.type])
            return true
        }
        let result = try changes(descriptor, after: start, upTo: end, limit: 1)
        return !result.samples.isEmpty || !result.deletedObjects.isEmpty
    }

    private func update(
        _ index: Int,
        of running: inout RunningQueries,
        upTo position: Int64
    ) throws(HealthFailure) -> QueryUpdate? {
        let query = running.queries[index]
        if case .observer(let observer) = query.query {
            return try update(index, observing: observer.descriptors, of: &running, upTo: position)
        }
        // Only observers are eligible for background delivery (ANCH-10).
        guard isAwake, query.position != position else { return nil }
        var update: QueryUpdate?
        switch query.query {
        case .observer: break
        case .anchoredObject(let anchored):
            let result = try changes(anchored.descriptor, after: query.position, upTo: position)
            if !result.samples.isEmpty || !result.deletedObjects.isEmpty {
                update = .anchored(query.id, result)
            }
        case .statisticsCollection(let collection):
            let descriptor = QueryDescriptor(collection.type, collection.predicate)
            if try hasChanges(descriptor, after: query.position, upTo: position) {
                update = .statisticsCollection(query.id, try execute(collection))
            }
        case .workoutEffortRelationship(var relationships):
            relationships.anchor = QueryAnchor(position: query.position)
            let result = try execute(relationships)
            if !result.relationships.isEmpty {
                update = .workoutEffortRelationship(query.id, result)
            }
        }
        running.queries[index].position = position
        return update
    }

    /// An app that is gone starts nothing (project decision).
    private func checkProcess() throws(HealthFailure) {
        guard world.appState != .terminated else { throw .appTerminated }
    }
}
