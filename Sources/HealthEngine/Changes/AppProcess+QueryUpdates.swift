import HealthModel

/// Queries with an update handler.
extension AppProcess {
    /// The running queries, in the order in which they were started.
    public var runningQueries: [RunningQuery] { queries.queries }

    /// Appends the updates of running queries to the app's events, in the order in which the queries were started.
    ///
    /// Throws `HealthFailure.store` if the store fails. The next call then reports the same updates.
    func lookForUpdates() throws(HealthFailure) {
        guard !queries.queries.isEmpty else { return }
        let now = try phone.database.read { db in
            (isLocked: try Phone.lockState(db), position: try SampleDeletion.latestPosition(db), era: try Era.current(db))
        }
        // Changes while the phone is locked are reported after it is unlocked (AUTH-62, AUTH-63).
        guard !now.isLocked || isHealthApp else { return }
        // Work on a copy: if the store fails halfway, no update counts as reported.
        var running = queries
        running.update(era: now.era)
        var updates: [QueryUpdate] = []
        for index in running.queries.indices {
            do throws(HealthFailure) {
                updates += try self.updates(index, of: &running, upTo: now.position)
            } catch {
                if case .store = error { throw error }
                // Skip the change: the same exception, for example for too many intervals, would occur each time.
                if case .exception = error { running.queries[index].position = now.position }
            }
        }
        if !isAwake {
            let types = updates.flatMap { update -> [ObjectType] in
                if case .observer(_, _, let types) = update { types } else { [] }
            }
            try recordWake(by: Set(types), at: phone.environment.clock.current)
        }
        queries = running
        events += updates.map(AppEvent.query)
    }

    /// Whether samples that a descriptor selects were added or deleted after a position.
    func hasChanges(_ descriptor: QueryDescriptor, after start: Int64, upTo end: Int64) throws(HealthFailure) -> Bool {
        guard start < end else {
            // The store was restored to an earlier state, so everything counts as changed.
            try healthStore.checkReadAccess([descriptor.type])
            return true
        }
        let result = try healthStore.changes([descriptor], after: start, upTo: end, limit: 1)
        return result.count > 0
    }

    private func updates(
        _ index: Int, of running: inout RunningQueries, upTo position: Int64
    ) throws(HealthFailure) -> [QueryUpdate] {
        let query = running.queries[index]
        if case .observer(let observer) = query.query {
            return try updates(index, observing: observer.descriptors, of: &running, upTo: position)
        }
        if case .activitySummary(let predicate) = query.query {
            let update = try update(index, summarizing: predicate, of: &running, upTo: position)
            return update.map { [$0] } ?? []
        }
        // Only observers are eligible for background delivery (ANCH-10).
        guard isAwake, query.position != position else { return [] }
        var update: QueryUpdate?
        switch query.query {
        case .observer, .activitySummary: break
        case .anchoredObject(let anchored):
            let result = try healthStore.changes(anchored.descriptors, after: query.position, upTo: position)
            if result.count > 0 { update = .anchored(query.id, result) }
        case .statisticsCollection(let collection):
            let descriptor = QueryDescriptor(collection.type, collection.predicate)
            if try hasChanges(descriptor, after: query.position, upTo: position) {
                let latest = try healthStore.collection(collection, limit: ProtocolLimits.intervalsWithUpdates)
                update = .statisticsCollection(query.id, latest, updated: latest.changes(since: query.collection))
                running.queries[index].collection = latest
            }
        case .workoutEffortRelationship(let relationships):
            // After a restore, the position is beyond the end.
            let start = query.position <= position ? query.position : 0
            let result = try healthStore.relationships(relationships, after: start)
            if !result.relationships.isEmpty {
                update = .workoutEffortRelationship(query.id, result)
            }
        }
        running.queries[index].position = position
        return update.map { [$0] } ?? []
    }
}
