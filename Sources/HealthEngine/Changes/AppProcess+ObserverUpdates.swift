import Foundation
import HealthModel

/// Decides when an observer's handler is called.
extension AppProcess {
    /// The next calls of an observer's handler: none, one, or several in a burst (OBS-06).
    ///
    /// A delivery requires completion if one of its types has background delivery. A delivery without completion is
    /// repeated after 60 seconds, then after 120. After the third miss, the observer is called only in the foreground,
    /// without repetition, until background delivery is enabled again (OBS-03; the times are a project decision).
    func updates(
        _ index: Int, observing descriptors: [QueryDescriptor], of running: inout RunningQueries, upTo position: Int64
    ) throws(HealthFailure) -> [QueryUpdate] {
        var query = running.queries[index]
        try findChanges(&query, in: descriptors, upTo: position)
        defer { running.queries[index] = query }
        let now = phone.environment.clock.current
        guard query.deliveries.hasWork(at: now) else { return [] }

        let background = try backgroundDeliveries()
        var types = query.deliveries.takeMissed(at: now, of: background.keys)
        if query.deliveries.isStopped, !types.isEmpty {
            phone.environment.log(
                .warning,
                "an observer query's completion handler was not called for the third time; "
                    + "background deliveries stop (OBS-03)",
                [("query", "\(query.id.number)")]
            )
            types = []
        }
        if query.deliveries.isNew { types.formUnion(query.types) }
        let isWoken = !query.deliveries.isStopped
        // A clock that was set back delays nothing.
        if let held = query.deliveries.held, held <= now || held > now.adding(1) { query.deliveries.held = nil }
        for type in query.deliveries.changed
        where query.deliveries.held == nil && (isAwake || isWoken && background[type]?.isDue(at: now) ?? false) {
            types.insert(type)
        }
        guard !types.isEmpty else { return [] }

        let calls = calls(for: types.intersection(query.deliveries.changed))
        query.deliveries.isNew = false
        query.deliveries.changed.subtract(types)
        let needsCompletion = types.contains { background[$0] != nil }
        let sorted = types.sortedByIdentifier
        var updates: [QueryUpdate] = []
        for _ in 0..<calls {
            running.numbers.delivery += 1
            if needsCompletion {
                query.deliveries.expectCompletion(
                    of: running.numbers.delivery, types, from: now, isLimited: phone.device.profile == .watch && !isAwake
                )
            }
            updates.append(.observer(query.id, delivery: running.numbers.delivery, types: sorted))
        }
        return updates
    }

    /// The number of calls for a change. Energy always gets the largest number of a burst (OBS-06).
    private func calls(for changed: Set<ObjectType>) -> Int {
        let largest = phone.observerBurst
        guard !changed.isEmpty else { return 1 }
        guard largest > 1 else { return 1 + vary(.calls, upTo: 2) }
        let isEnergy = changed.contains { $0 == .activeEnergyBurned || $0 == .basalEnergyBurned }
        return isEnergy ? largest : phone.environment.makeNumber(upTo: largest, for: app.bundleIdentifier)
    }

    private func findChanges(
        _ query: inout RunningQuery, in descriptors: [QueryDescriptor], upTo position: Int64
    ) throws(HealthFailure) {
        guard query.position != position else { return }
        let isFirst = query.deliveries.changed.isEmpty
        for descriptor in descriptors where !query.deliveries.changed.contains(descriptor.type) {
            if try hasChanges(descriptor, after: query.position, upTo: position) {
                query.deliveries.changed.insert(descriptor.type)
            }
        }
        query.position = position
        guard isFirst, !query.deliveries.isNew, !query.deliveries.changed.isEmpty else { return }
        // OBS-07: further changes join this one until then.
        let delay = vary(.delivery, upTo: 500)
        query.deliveries.held = delay > 0 ? phone.environment.clock.current.adding(Double(delay) / 1000) : nil
    }

    /// Ends the app if a watch launched it in the background for a delivery, and the app did not complete it in 15
    /// seconds (BG-10). A workout session keeps its app running.
    func endIfOverLimit() {
        guard !isAwake, phone.activeWorkoutSession?.process !== self else { return }
        let now = phone.environment.clock.current
        guard let query = queries.queries.first(where: { $0.deliveries.isOverLimit(at: now) }) else { return }
        phone.environment.log(
            .warning,
            "an observer query's completion handler was not called within 15 seconds in the background; "
                + "the watch ended the app (BG-10)",
            [("query", "\(query.id.number)")]
        )
        terminate(by: .system)
    }

    /// The next time after a moment at which an observer is called even without a change. Nil if there is none.
    func nextDeadline(after moment: Date) throws(HealthFailure) -> Date? {
        var deadlines: [Date] = []
        var background: [ObjectType: BackgroundDelivery]?
        for query in queries.queries {
            deadlines += query.deliveries.deadlines
            if let held = query.deliveries.held { deadlines.append(held) }
            guard !isAwake, !query.deliveries.isStopped, !query.deliveries.changed.isEmpty else { continue }
            if background == nil { background = try backgroundDeliveries() }
            deadlines += query.deliveries.changed.compactMap { background?[$0]?.nextWake }
        }
        return deadlines.filter { $0 > moment }.min()
    }
}
