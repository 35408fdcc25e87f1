import HealthModel

/// What HealthKit tells an app by itself, in the order in which it came about.
public enum AppEvent {
    /// A delegate of a workout session or of a live builder is called.
    case workout(WorkoutCallback)
    /// A handler of a running query is called.
    case query(QueryUpdate)
}

extension AppProcess {
    /// Takes what the app can be told now. While the app is suspended, delegates of workout sessions hear nothing: their events
    /// stay.
    public func takeEvents() -> [AppEvent] {
        guard state == .suspended else {
            defer { events = [] }
            return events
        }
        func isQuery(_ event: AppEvent) -> Bool { if case .query = event { true } else { false } }
        defer { events.removeAll(where: isQuery) }
        return events.filter(isQuery)
    }

    /// Puts back events that the app could not be told: they come first the next time.
    public func putBack(_ untold: [AppEvent]) {
        guard isRunning else { return }
        events.insert(contentsOf: untold, at: 0)
    }
}
