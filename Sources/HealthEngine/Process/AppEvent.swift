import HealthModel

/// What HealthKit tells an app by itself, in the order in which it came about.
public enum AppEvent {
    /// A delegate of a workout session or of a live builder is called.
    case workout(WorkoutCallback)
    /// A handler of a running query is called.
    case query(QueryUpdate)
}

extension AppProcess {
    /// What the app can be told now, in order. While the app is suspended, events of workouts are held back. Each event
    /// stays until ``removeEvents(_:)`` removes it, so that no event is lost if it cannot be delivered.
    public var pendingEvents: [AppEvent] { events.filter(canTell) }

    /// Removes the first events of ``pendingEvents``, which the app has been told.
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
