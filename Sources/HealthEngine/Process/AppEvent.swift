import HealthModel

/// What HealthKit tells an app by itself, in the order in which it came about.
public enum AppEvent {
    /// A delegate of a workout session or of a live builder is called.
    case workout(WorkoutCallback)
    /// A handler of a running query is called.
    case query(QueryUpdate)
}

extension AppProcess {
    /// What the app can be told now. While the app is suspended, delegates of workout sessions hear nothing: their events stay.
    public var pendingEvents: [AppEvent] { events.filter(canBeTold) }

    /// Takes all of ``pendingEvents``.
    public func takeEvents() -> [AppEvent] {
        guard !events.isEmpty else { return [] }
        defer { events.removeAll(where: canBeTold) }
        return pendingEvents
    }

    private func canBeTold(_ event: AppEvent) -> Bool {
        if case .workout = event { state != .suspended } else { true }
    }

    /// Puts back events that the app could not be told: they come first the next time.
    public func putBack(_ untold: [AppEvent]) {
        guard isRunning else { return }
        events.insert(contentsOf: untold, at: 0)
    }
}
