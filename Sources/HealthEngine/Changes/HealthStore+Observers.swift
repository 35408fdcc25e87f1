import Foundation
import HealthModel

/// When an observer's handler is called.
extension HealthStore {
    /// The completion handler of an observer query (OBS-03). False if there was no such delivery; nothing happens if it
    /// has been completed already, or needs no completion.
    @discardableResult
    public func completeObserver(delivery: Int) -> Bool {
        guard delivery > 0, delivery <= running.deliveryCount else { return false }
        for index in running.queries.indices {
            running.queries[index].observation.complete(delivery)
        }
        return true
    }

    /// The next call of an observer's handler, if it is time for one.
    ///
    /// Expected to be completed is a delivery of types of which some have background delivery; one that is not
    /// completed is made again after 60 seconds, then 120, and after the third that was missed there are no more until
    /// background delivery is enabled anew (OBS-03; the times are a project decision).
    func update(
        _ index: Int,
        observing descriptors: [QueryDescriptor],
        of running: inout RunningQueries,
        upTo position: Int64
    ) throws(HealthFailure) -> QueryUpdate? {
        var query = running.queries[index]
        // The position stays as well: all that has changed is told when deliveries begin anew.
        guard !query.observation.isSilent else { return nil }
        try look(&query, for: descriptors, upTo: position)
        defer { running.queries[index] = query }
        let now = environment.clock.current
        guard query.observation.hasWork(at: now) else { return nil }

        let frequencies = try backgroundDeliveries()
        var types = query.observation.takeMissed(at: now, of: frequencies.keys)
        guard !query.observation.isSilent else {
            environment.log(
                .warning,
                "an observer query's completion handler was not called for the third time; deliveries stop (OBS-03)",
                [("query", "\(query.id.number)")]
            )
            return nil
        }
        if query.observation.isNew {
            types.formUnion(query.types)
        }
        for type in query.observation.changed where isAwake || isDue(type, frequencies, running.wakes[type], now) {
            types.insert(type)
        }
        guard !types.isEmpty else { return nil }

        running.deliveryCount += 1
        query.observation.isNew = false
        query.observation.changed.subtract(types)
        let registered = types.filter { frequencies[$0] != nil }
        if !registered.isEmpty {
            query.observation.expectCompletion(of: running.deliveryCount, types, from: now)
        }
        if !isAwake {
            for type in registered {
                running.wakes[type] = now
            }
        }
        let sorted = types.sorted { $0.identifier < $1.identifier }
        return .observer(query.id, delivery: running.deliveryCount, types: sorted)
    }

    private func look(
        _ query: inout RunningQuery,
        for descriptors: [QueryDescriptor],
        upTo position: Int64
    ) throws(HealthFailure) {
        guard query.position != position else { return }
        for descriptor in descriptors where !query.observation.changed.contains(descriptor.type) {
            if try hasChanges(descriptor, after: query.position, upTo: position) {
                query.observation.changed.insert(descriptor.type)
            }
        }
        query.position = position
    }

    /// Whether a type may wake the app now: at most once in the period of its frequency (BG-01).
    private func isDue(
        _ type: ObjectType,
        _ frequencies: [ObjectType: UpdateFrequency],
        _ latest: Date?,
        _ now: Date
    ) -> Bool {
        guard let frequency = frequencies[type] else { return false }
        // A clock that was set back does not hold anything up.
        guard let latest, latest <= now else { return true }
        let period = max(frequency.period, UpdateFrequency.floor(of: type, on: world.profile).period)
        return now.timeIntervalSince(latest) >= period
    }
}
