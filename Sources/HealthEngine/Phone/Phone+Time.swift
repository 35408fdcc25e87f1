public import Foundation
public import HealthModel

/// Time is a queue of events: sensor readings, delayed deliveries, and deliveries that were not completed. Each event
/// is handled at its own instant and in order, however far the clock moves in one step.
extension Phone {
    /// The longest time that workout sensors measure between two calls of `shouldContinue`.
    private static let longestStep: TimeInterval = 3600

    /// Advances the clock and handles the events in between. Calls `shouldContinue` before each event. If it returns
    /// false, the clock stops at the last event and the function returns false. The other events are handled when time
    /// passes again.
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

    /// Sets the clock, which is fixed afterwards. Setting it forward handles the events in between, as in
    /// ``advanceClock(by:shouldContinue:)``. Setting it back repeats the time in between, and delayed deliveries become
    /// due immediately. If `shouldContinue` returns false, the clock continues from the last event.
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

    /// Handles the events that are due, for a clock that runs by itself. Call it before each action of an app.
    public func handleDueEvents() {
        guard mayHaveEvents else { return }
        handleEvents(upTo: environment.clock.current) { true }
    }

    /// The instant of the next event, when ``handleDueEvents()`` must be called next. Nil if there is none.
    public var nextDeadline: Date? {
        mayHaveEvents ? nextDeadline(after: Date(milliseconds: eventTime)) : nil
    }

    /// Checks the running queries of all apps for changes and adds their updates to ``AppProcess/takeEvents()``. Call
    /// it when data may have changed.
    ///
    /// Throws `HealthFailure.store` if the store fails. The next call then reports the same updates.
    public func lookForUpdates() throws(HealthFailure) {
        for process in processes { process.endIfOverLimit() }
        for process in processes { try process.lookForUpdates() }
        for process in endedProcesses { try process.lookForLaunch() }
    }

    /// ``lookForUpdates()`` for callers that cannot report a failure of the store. It logs each lasting failure once.
    public func lookForUpdatesLoggingFailures() {
        guard observesStore else { return }
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

    /// Whether a change of the store can cause events.
    public var observesStore: Bool { hasRunningQueries || !endedProcesses.isEmpty }

    private var mayHaveEvents: Bool {
        isMeasuringWorkout || observesStore || appTimers?.nextTimer != nil || nextAnswer != nil
    }

    /// When the user gives the next answer of a policy (AUTH-13).
    private var nextAnswer: Date? {
        environment.variation == nil ? nil : processes.compactMap { $0.authorizations.first?.answer?.time }.min()
    }

    /// Handles the events between now and an end. Returns false if `shouldContinue` returned false.
    private func passTime(to end: Date, _ shouldContinue: () -> Bool) -> Bool {
        guard handleEvents(upTo: environment.clock.current, shouldContinue) else { return false }
        // Report changes so far now, not at the next event.
        lookForUpdatesLoggingFailures()
        return handleEvents(upTo: end, shouldContinue)
    }

    /// Handles the events after ``eventTime``. Returns false if `shouldContinue` returned false.
    @discardableResult
    private func handleEvents(upTo end: Date, _ shouldContinue: () -> Bool) -> Bool {
        // A caller may have set the clock back without calling the phone.
        eventTime = min(eventTime, end.milliseconds)
        while let deadline = nextEvent(upTo: end) {
            guard shouldContinue() else { return false }
            environment.clock.hold(at: deadline)
            eventTime = deadline.milliseconds
            // A failed save is repeated at the next reading.
            loggingFailures("the readings of a workout cannot be saved", collectWorkoutData)
            for process in processes { process.answerSheets(until: deadline) }
            lookForUpdatesLoggingFailures()
            appTimers?.clockReachedEvent()
            environment.clock.release()
        }
        eventTime = end.milliseconds
        return true
    }

    /// The instant of the next event. Nil if there is none up to the end.
    private func nextEvent(upTo end: Date) -> Date? {
        let now = Date(milliseconds: eventTime)
        guard let deadline = nextDeadline(after: now), deadline <= end else { return nil }
        // Without queries, readings are saved together. Delegates still get a call for each reading.
        guard !observesStore else { return deadline }
        let timer = appTimers?.nextTimer ?? end
        return min(end, max(deadline, min(timer, now.adding(Self.longestStep))))
    }

    private func nextDeadline(after moment: Date) -> Date? {
        var deadlines: [Date] = []
        if let reading = activeWorkoutSession?.builder?.nextReading(after: moment) { deadlines.append(reading) }
        // While the phone is locked, queries report nothing (AUTH-63).
        if observesStore, (try? isLocked()) == false {
            for process in processes {
                if let deadline = try? process.nextDeadline(after: moment) { deadlines.append(deadline) }
            }
            for process in endedProcesses {
                if let launch = try? process.nextLaunch(after: moment) { deadlines.append(launch) }
            }
        }
        // A timer that is due has run, or runs at the next event.
        if let timer = appTimers?.nextTimer { deadlines.append(max(timer, moment)) }
        if let answer = nextAnswer { deadlines.append(max(answer, moment)) }
        return deadlines.min()
    }
}
