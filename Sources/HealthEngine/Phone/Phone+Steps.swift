public import Foundation
import HealthModel

/// Time with an app in the loop.
extension Phone {
    /// Advances the clock to the next moment at which an app gets events, at most by `seconds`, and returns the seconds that are
    /// left. The caller delivers the events, waits for what the app does, and continues with the rest.
    ///
    /// In one step of ``advanceClock(by:shouldContinue:)``, an app answers only after all events. A delivery that it would have
    /// completed is then repeated. Returns nil if `shouldContinue` returned false before an event.
    public func advanceClockToEvents(within seconds: TimeInterval, shouldContinue: () -> Bool = { true }) -> TimeInterval? {
        // In this order `max` turns NaN into 0.
        let end = min(environment.clock.current.adding(max(0, seconds)), Clock.end)
        let known = pendingEventCount
        // Events that are due, and changes so far.
        advanceClock(by: 0)
        while pendingEventCount <= known {
            let now = environment.clock.current
            guard now < end else { return 0 }
            guard shouldContinue() else { return nil }
            // An event at this very moment has happened.
            let next = max(nextDeadline ?? end, now.adding(0.001))
            advanceClock(by: min(next, end).timeIntervalSince(now))
        }
        let rest = max(0, end.timeIntervalSince(environment.clock.current))
        return (rest * 1000).rounded() / 1000
    }

    /// The number of events that apps have not taken.
    private var pendingEventCount: Int {
        (processes + endedProcesses).reduce(0) { $0 + $1.pendingEvents.count }
    }
}
