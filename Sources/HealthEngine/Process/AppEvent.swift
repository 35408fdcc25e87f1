public import HealthModel

/// A call from HealthKit to an app, or to its watchOS app. Events are ordered by time.
public enum AppEvent {
    /// A call of a delegate of a workout session or a live builder.
    case workout(WorkoutCallback)
    /// A call of a handler of a running query.
    case query(QueryUpdate)
    /// `HKUserPreferencesDidChange`: a preferred unit has changed (OTH-16).
    case userPreferencesDidChange
    /// The system calls `handle(_:)` of the watchOS app's delegate (WO-36).
    case watchAppStarted(WorkoutConfiguration)
    /// The system launches the app in the background, because samples of these types arrived (BG-11). Only for an app that does
    /// not run.
    case launchedInBackground([ObjectType])
}

extension AppProcess {
    /// The events to deliver now. Only updates of queries leave the queue while the app is
    /// suspended.
    public var pendingEvents: [AppEvent] { events.filter(isDeliverable) }

    /// Removes and returns all ``pendingEvents``.
    public func takeEvents() -> [AppEvent] {
        guard !events.isEmpty else { return [] }
        defer { events.removeAll(where: isDeliverable) }
        return pendingEvents
    }

    private func isDeliverable(_ event: AppEvent) -> Bool {
        if case .query = event { true } else { state != .suspended }
    }

    /// Returns undelivered events to the start of the queue. A process that has ended meanwhile keeps only its launches.
    public func putBack(_ undelivered: [AppEvent]) {
        let kept = undelivered.filter { event in
            if case .launchedInBackground = event { true } else { isRunning }
        }
        events.insert(contentsOf: kept, at: 0)
    }
}
