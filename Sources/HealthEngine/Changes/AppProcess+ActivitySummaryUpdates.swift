public import HealthModel

/// The latest result of a running activity summary query, and the settings that it depends on.
struct SummariesResult: Hashable {
    let summaries: [ActivitySummary]
    let settings: RingSettings

    /// The summaries that differ from those of an earlier result, in order. A day that has no samples any more has a
    /// summary without values.
    func changes(since earlier: SummariesResult?) -> [ActivitySummary] {
        let former = Set(earlier?.summaries ?? [])
        let days = Set(summaries.map(\.day))
        let removed = former.filter { !days.contains($0.day) }.map { former in
            ActivitySummary(
                day: former.day,
                activityMoveMode: settings.activityMoveMode,
                values: [:],
                goals: settings.goals,
                isPaused: settings.pausedDays.contains(former.day)
            )
        }
        return (summaries.filter { !former.contains($0) } + removed).sorted { $0.day < $1.day }
    }
}

extension AppProcess {
    /// The update of an activity summary query, with the summaries that are new or changed (OTH-18). Nil if none changed.
    func update(
        _ index: Int, summarizing predicate: ActivitySummaryPredicate, of running: inout RunningQueries, upTo position: Int64
    ) throws(HealthFailure) -> QueryUpdate? {
        let query = running.queries[index]
        // Only observers are eligible for background delivery (ANCH-10).
        guard isAwake else { return nil }
        let settings = try phone.ringSettings()
        guard query.position != position || query.summaries?.settings != settings else { return nil }
        let latest = SummariesResult(summaries: try healthStore.summaries(predicate), settings: settings)
        running.queries[index].position = position
        running.queries[index].summaries = latest
        let changes = latest.changes(since: query.summaries)
        return changes.isEmpty ? nil : .activitySummary(query.id, changes)
    }
}

extension HealthStore {
    /// Starts an activity summary query with an update handler.
    public func start(_ predicate: ActivitySummaryPredicate) throws(HealthFailure) -> (QueryID, [ActivitySummary]) {
        try operation(.read, [.activitySummary], checking: .query, count: { $0.1.count }) {
            try checkProcess()
            // Read the position first, as for a collection query.
            let position = try phone.latestPosition()
            let latest = SummariesResult(summaries: try activitySummaries(predicate), settings: try phone.ringSettings())
            let id = process.queries.add(.activitySummary(predicate), at: position, summaries: latest)
            return (id, latest.summaries)
        }
    }
}
