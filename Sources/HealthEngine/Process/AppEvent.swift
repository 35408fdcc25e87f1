import HealthModel

/// What HealthKit tells an app by itself, in the order in which it came about.
public enum AppEvent {
    /// A delegate of a workout session or of a live builder is called.
    case workout(WorkoutCallback)
    /// A handler of a running query is called.
    case query(QueryUpdate)
}

extension AppProcess {
    /// What the app is to be told next, up to what it cannot be told yet: while the app is suspended, delegates of workout
    /// sessions hear nothing. Each event stays until ``removeEvents(_:)`` takes it away, so that nothing is lost where it
    /// cannot be told.
    public var pendingEvents: [AppEvent] { events.filter(canTell) }

    /// Takes away the first events of ``pendingEvents``, which the app has been told.
    public func removeEvents(_ count: Int) {
        var rest = count
        events.removeAll { event in
            guard rest > 0, canTell(event) else { return false }
            rest -= 1
            return true
        }
    }

    /// Takes all of ``pendingEvents``.
    public func takeEvents() -> [AppEvent] {
        let taken = pendingEvents
        removeEvents(taken.count)
        return taken
    }

    private func canTell(_ event: AppEvent) -> Bool {
        if case .workout = event { state != .suspended } else { true }
    }
}
