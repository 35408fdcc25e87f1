public import Foundation
public import HealthModel

/// Time passes as a queue of events: whatever is due happens at its own instant and in order, however far the clock is moved
/// in one step. Due are the readings of sensors, deliveries that were held back, and deliveries that were not completed.
extension Phone {
    /// How long the sensors of a workout measure before somebody is asked whether to go on, if nothing else is due.
    private static let longestStep: TimeInterval = 3600

    /// Lets time pass: what is due happens. Asks `shouldContinue` before each event; if it answers false, the clock stands
    /// at the last event, and the function answers false.
    @discardableResult
    public func advanceClock(by seconds: TimeInterval, shouldContinue: () -> Bool = { true }) -> Bool {
        let start = environment.clock.current
        guard happen(upTo: start + seconds, shouldContinue) else {
            environment.clock.advance(by: max(0, Date(milliseconds: eventTime).timeIntervalSince(start)))
            return false
        }
        environment.clock.advance(by: seconds)
        return true
    }

    /// Sets the clock, which stands from then on. Set forward, what is due until then happens, as in
    /// ``advanceClock(by:shouldContinue:)``; if that is cancelled, the clock goes on from the last event.
    @discardableResult
    public func setClock(to instant: Date, shouldContinue: () -> Bool = { true }) -> Bool {
        let start = environment.clock.current
        guard happen(upTo: instant, shouldContinue) else {
            environment.clock.advance(by: max(0, Date(milliseconds: eventTime).timeIntervalSince(start)))
            return false
        }
        environment.clock.set(to: instant)
        // Set back, the same time passes again.
        eventTime = instant.milliseconds
        return true
    }

    /// Lets happen what has become due, as a clock runs by itself. Call it before an app does something.
    public func handleDueEvents() {
        guard mayHaveEvents else { return }
        happen(upTo: environment.clock.current) { true }
    }

    /// When ``handleDueEvents()`` is next needed; nil if time alone brings nothing about.
    public var nextDeadline: Date? {
        mayHaveEvents ? nextDeadline(after: Date(milliseconds: eventTime)) : nil
    }

    /// Looks what running queries have to say, for all apps on the phone: ``AppProcess/pendingEvents`` has it then. Call it when
    /// something may have changed.
    ///
    /// Throws ``HealthFailure/store(_:)`` where the store fails; nothing is lost then, the next call tells it.
    public func lookForUpdates() throws(HealthFailure) {
        for process in processes { try process.lookForUpdates() }
    }

    /// ``lookForUpdates()``, for a caller that no failure of the store is to be blamed on: the log has it, once for as long as it
    /// lasts.
    public func lookForUpdatesLoggingFailures() {
        do throws(HealthFailure) {
            try lookForUpdates()
            hasUpdateFailed = false
        } catch {
            if !hasUpdateFailed {
                environment.log(.error, "running queries cannot be served", [("failure", "\(error)")])
            }
            hasUpdateFailed = true
        }
    }

    private var mayHaveEvents: Bool { isMeasuringWorkout || processes.contains { !$0.queries.queries.isEmpty } }

    /// False if somebody did not want it to go on.
    @discardableResult
    private func happen(upTo end: Date, _ shouldContinue: () -> Bool) -> Bool {
        while let deadline = nextStep(upTo: end) {
            guard shouldContinue() else { return false }
            environment.clock.hold(at: deadline)
            eventTime = deadline.milliseconds
            // What the store refuses is tried again at the next event. The log has it.
            try? collectWorkoutData()
            lookForUpdatesLoggingFailures()
            environment.clock.release()
        }
        eventTime = max(eventTime, end.milliseconds)
        return true
    }

    /// The instant of the next event; nil if there is none up to the end.
    private func nextStep(upTo end: Date) -> Date? {
        let now = Date(milliseconds: eventTime)
        guard processes.contains(where: { !$0.queries.queries.isEmpty }) else {
            // Where no query watches, readings are saved together. Delegates hear of each at its own instant all the same.
            guard let start = activeWorkoutSession?.builder?.measuredUntil, max(now, start) < end else { return nil }
            return min(end, max(now, start) + Self.longestStep)
        }
        return nextDeadline(after: now).flatMap { $0 <= end ? $0 : nil }
    }

    private func nextDeadline(after moment: Date) -> Date? {
        var deadlines: [Date] = []
        if let reading = activeWorkoutSession?.builder?.nextReading(after: moment) { deadlines.append(reading) }
        // While the phone is locked queries have nothing to say (AUTH-63).
        if (try? isLocked()) == false {
            for process in processes {
                if let deadline = try? process.nextDeadline(after: moment) { deadlines.append(deadline) }
            }
        }
        return deadlines.min()
    }
}
