public import Foundation
public import HealthModel

/// Time passes as a queue of events: readings of sensors, deliveries that were held back, and deliveries that were not
/// completed. Each event happens at its own instant and in order, however far the clock is moved in one step.
extension Phone {
    /// How long the sensors of a workout measure before `shouldContinue` is asked, if nothing else is due.
    private static let longestStep: TimeInterval = 3600

    /// Moves the clock forward, and handles the events on the way. Asks `shouldContinue` before each event. If it answers
    /// false, the clock stays at the last event, the rest happens when time passes again, and the function returns false.
    @discardableResult
    public func advanceClock(by seconds: TimeInterval, shouldContinue: () -> Bool = { true }) -> Bool {
        let start = environment.clock.current
        // In this order `max` turns NaN into 0.
        let seconds = max(0, seconds)
        let isComplete = passTime(to: min(start.adding(seconds), Clock.end), shouldContinue)
        let reached = max(0, Date(milliseconds: eventTime).timeIntervalSince(start))
        environment.clock.advance(by: isComplete ? seconds : reached)
        return isComplete
    }

    /// Sets the clock, which stands still from then on. If it is set forward, the events on the way are handled as in
    /// ``advanceClock(by:shouldContinue:)``. If it is set back, the same time passes again, and deliveries that were held back
    /// are made at once. If it is cancelled, the clock goes on from the last event.
    @discardableResult
    public func setClock(to instant: Date, shouldContinue: () -> Bool = { true }) -> Bool {
        let start = environment.clock.current
        guard instant >= start else {
            handleDueEvents()
            environment.clock.set(to: instant)
            eventTime = environment.clock.current.milliseconds
            lookForUpdatesLoggingFailures()
            return true
        }
        guard passTime(to: min(instant.adding(0), Clock.end), shouldContinue) else {
            environment.clock.advance(by: max(0, Date(milliseconds: eventTime).timeIntervalSince(start)))
            return false
        }
        environment.clock.set(to: instant)
        return true
    }

    /// Handles the events that have become due, for a clock that runs by itself. Call it before an app does something.
    public func handleDueEvents() {
        guard mayHaveEvents else { return }
        handleEvents(upTo: environment.clock.current) { true }
    }

    /// The instant of the next event, when ``handleDueEvents()`` is next needed; nil if there is none.
    public var nextDeadline: Date? {
        mayHaveEvents ? nextDeadline(after: Date(milliseconds: eventTime)) : nil
    }

    /// Looks for changes on behalf of all running queries of all apps, and adds what the queries report to
    /// ``AppProcess/takeEvents()``. Call it when something may have changed.
    ///
    /// Throws `HealthFailure.store` where the store fails; nothing is lost then, the next call tells it.
    public func lookForUpdates() throws(HealthFailure) {
        for process in processes { try process.lookForUpdates() }
    }

    /// ``lookForUpdates()`` for a caller that cannot report a failure of the store: it is logged, once for as long as it lasts.
    public func lookForUpdatesLoggingFailures() {
        guard hasRunningQueries else { return }
        loggingFailures("running queries cannot be served", lookForUpdates)
    }

    private func loggingFailures(_ message: String, _ body: () throws(HealthFailure) -> Void) {
        do throws(HealthFailure) {
            try body()
            if !lastingFailures.isEmpty { lastingFailures.remove(message) }
        } catch {
            guard lastingFailures.insert(message).inserted else { return }
            environment.log(.error, message, [("failure", "\(error)")])
        }
    }

    private var hasRunningQueries: Bool { processes.contains { !$0.queries.queries.isEmpty } }

    private var mayHaveEvents: Bool { isMeasuringWorkout || hasRunningQueries }

    /// Handles the events from now on. Returns false if `shouldContinue` did.
    private func passTime(to end: Date, _ shouldContinue: () -> Bool) -> Bool {
        guard handleEvents(upTo: environment.clock.current, shouldContinue) else { return false }
        // What has changed so far is told now, not at the first event to come.
        lookForUpdatesLoggingFailures()
        return handleEvents(upTo: end, shouldContinue)
    }

    /// Handles the events after ``eventTime``. Returns false if `shouldContinue` did.
    @discardableResult
    private func handleEvents(upTo end: Date, _ shouldContinue: () -> Bool) -> Bool {
        // A caller may have set the clock back without the phone.
        eventTime = min(eventTime, end.milliseconds)
        while let deadline = nextEvent(upTo: end) {
            guard shouldContinue() else { return false }
            environment.clock.hold(at: deadline)
            eventTime = deadline.milliseconds
            // What the store refuses is tried again at the next reading.
            loggingFailures("the readings of a workout cannot be saved", collectWorkoutData)
            lookForUpdatesLoggingFailures()
            environment.clock.release()
        }
        eventTime = end.milliseconds
        return true
    }

    /// The instant of the next event; nil if there is none up to the end.
    private func nextEvent(upTo end: Date) -> Date? {
        let now = Date(milliseconds: eventTime)
        guard let deadline = nextDeadline(after: now), deadline <= end else { return nil }
        // Without queries, readings are saved together. Delegates are told of each of them all the same.
        return hasRunningQueries ? deadline : min(end, max(deadline, now.adding(Self.longestStep)))
    }

    private func nextDeadline(after moment: Date) -> Date? {
        var deadlines: [Date] = []
        if let reading = activeWorkoutSession?.builder?.nextReading(after: moment) { deadlines.append(reading) }
        // While the phone is locked queries report nothing (AUTH-63).
        if hasRunningQueries, (try? isLocked()) == false {
            for process in processes {
                if let deadline = try? process.nextDeadline(after: moment) { deadlines.append(deadline) }
            }
        }
        return deadlines.min()
    }
}
