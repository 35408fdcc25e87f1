import Foundation
import HealthModel

/// When an observer's handler is called.
extension AppProcess {
    /// The next call of an observer's handler, if it is time for one.
    ///
    /// A delivery has to be completed if one of its types has background delivery. A delivery that is not completed is made
    /// again after 60 seconds, then after 120. After the third miss deliveries stop until background delivery is enabled
    /// anew (OBS-03; the times are a project decision).
    func update(
        _ index: Int,
        observing descriptors: [QueryDescriptor],
        of running: inout RunningQueries,
        upTo position: Int64
    ) throws(HealthFailure) -> QueryUpdate? {
        var query = running.queries[index]
        // The position stays as it is, so that all changes are told when deliveries begin anew.
        guard !query.observation.isSilent else { return nil }
        try look(&query, for: descriptors, upTo: position)
        defer { running.queries[index] = query }
        let now = phone.environment.clock.current
        guard query.observation.hasWork(at: now) else { return nil }

        let deliveries = try backgroundDeliveries()
        var types = query.observation.takeMissed(at: now, of: deliveries.keys)
        guard !query.observation.isSilent else {
            phone.environment.log(
                .warning,
                "an observer query's completion handler was not called for the third time; deliveries stop (OBS-03)",
                [("query", "\(query.id.number)")]
            )
            return nil
        }
        if query.observation.isNew {
            types.formUnion(query.types)
        }
        for type in query.observation.changed where isAwake || deliveries[type]?.isDue(at: now) ?? false {
            types.insert(type)
        }
        guard !types.isEmpty else { return nil }

        let registered = types.filter { deliveries[$0] != nil }
        running.numbers.delivery += 1
        query.observation.isNew = false
        query.observation.changed.subtract(types)
        if !registered.isEmpty {
            query.observation.expectCompletion(of: running.numbers.delivery, types, from: now)
        }
        let sorted = types.sorted { $0.identifier < $1.identifier }
        return .observer(query.id, delivery: running.numbers.delivery, types: sorted)
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

    /// When an observer is next called after a moment if nothing changes; nil if never.
    func nextDeadline(after moment: Date) throws(HealthFailure) -> Date? {
        var deadlines: [Date] = []
        var deliveries: [ObjectType: BackgroundDelivery]?
        for query in queries.queries where !query.observation.isSilent {
            deadlines += query.observation.deadlines
            guard !isAwake, !query.observation.changed.isEmpty else { continue }
            if deliveries == nil { deliveries = try backgroundDeliveries() }
            deadlines += query.observation.changed.compactMap { deliveries?[$0]?.nextWake }
        }
        return deadlines.filter { $0 > moment }.min()
    }
}
