public import Foundation
public import HealthModel

/// The transitions between states (WO-22). An invalid transition leaves the state unchanged and calls
/// `didFailWithError` with code 3 (WO-23; the code is a project decision).
extension WorkoutSession {
    /// `HKWorkoutSession.prepare()`: prepares the device, which does not measure yet.
    ///
    /// Fails with code 14 in the background (WO-29).
    public func prepare() throws(HealthFailure) {
        guard mayPerform("prepare", from: [.notStarted]), mayRunInCurrentAppState() else { return }
        try phone.makePrimary(self)
        change(to: .prepared, on: phone.environment.clock.now())
    }

    /// `HKWorkoutSession.startActivity(with:)`. The default date is now. Ends the session that was active (WO-24).
    ///
    /// Throws an exception unless the session is new or prepared (WO-25). Fails with code 14 in the background (WO-29).
    public func startActivity(with date: Date? = nil) throws(HealthFailure) {
        guard state == .notStarted || state == .prepared else {
            let reason = "A workout session can only be started once. Its state is \(state)"
            throw .exception(NativeException(reason: reason))
        }
        guard mayRunInCurrentAppState() else { return }
        try phone.makePrimary(self)
        let now = phone.environment.clock.now()
        let start = date ?? now
        startDate = start
        change(to: .running, on: start)
        builder?.measure(from: max(start, now))
    }

    /// `HKWorkoutSession.pause()`: stops measuring until ``resume()`` and adds a pause event to the workout (WO-23).
    public func pause() throws(HealthFailure) {
        guard mayPerform("pause", from: [.running]) else { return }
        let now = phone.environment.clock.now()
        try builder?.stopMeasuring(at: now)
        change(to: .paused, on: now)
        try generate(.pause, at: now)
    }

    /// `HKWorkoutSession.resume()`
    public func resume() throws(HealthFailure) {
        guard mayPerform("resume", from: [.paused]) else { return }
        let now = phone.environment.clock.now()
        change(to: .running, on: now)
        try generate(.resume, at: now)
        builder?.measure(from: now)
    }

    /// `HKWorkoutSession.stopActivity(with:)`. The default date is now. Stops measuring and ends the current activity.
    /// This is the recommended time to finish the workout, before ``end()`` (WO-28). Measurements after a past date are
    /// not part of the workout.
    public func stopActivity(with date: Date? = nil) throws(HealthFailure) {
        guard mayPerform("stop", from: [.running, .paused]) else { return }
        let now = phone.environment.clock.now()
        // End the activity first, because a workout that has ended accepts no activity.
        try endBegunActivity(on: date ?? now)
        try builder?.stopMeasuring(at: min(date ?? now, now))
        if let date { builder?.excludeMeasurements(after: date) }
        change(to: .stopped, on: date ?? now)
    }

    /// `HKWorkoutSession.end()`
    public func end() throws(HealthFailure) {
        guard mayPerform("end", from: [.running, .paused, .prepared, .stopped]) else { return }
        try finish()
    }

    /// Ends the session with an error: the user exits it (code 9), or starts another workout (code 8, WO-24).
    ///
    /// The delegate gets the error first, then the change of state.
    public func end(because error: HealthError) throws(HealthFailure) {
        guard state.isActive else { return }
        try builder?.stopMeasuring(at: phone.environment.clock.current)
        notifyDelegate(.didFail(self, error))
        try finish()
    }

    private func finish() throws(HealthFailure) {
        let now = phone.environment.clock.now()
        try builder?.stopMeasuring(at: now)
        try endBegunActivity(on: now)
        endDate = now
        process.handlesWorkout = false
        change(to: .ended, on: now)
        disconnect()
        phone.release(self)
    }

    private func change(to state: State, on date: Date) {
        let former = self.state
        self.state = state
        notifyDelegate(.didChange(self, to: state, from: former, date))
    }

    /// Generates an event of the system, which the builder collects too (WO-23).
    private func generate(_ type: WorkoutEvent.Kind, at date: Date) throws(HealthFailure) {
        let event = WorkoutEvent(type: type, startDate: date, endDate: date)
        events.append(event)
        notifyDelegate(.didGenerateEvent(self, event))
        try builder?.collect(event)
    }

    /// The events since a date. If the session was paused at that date, the pause event is first.
    func events(since date: Date) -> [WorkoutEvent] {
        let pause = events.last { $0.startDate < date }.flatMap { $0.type == .pause ? $0 : nil }
        return (pause.map { [$0] } ?? []) + events.filter { $0.startDate >= date }
    }

    /// Whether the state of the session allows a transition. Reports an error to the delegate if not (ERR-04).
    private func mayPerform(_ transition: String, from states: Set<State>) -> Bool {
        let isAllowed = states.contains(state)
        if !isAllowed {
            let text = "Unable to perform '\(transition)' from current state '\(state.capitalizedName)'"
            fail(HealthError(.errorInvalidArgument, message: text))
        }
        return isAllowed
    }

    /// Whether the app may start a session in its current state. Reports an error to the delegate if not (WO-29).
    private func mayRunInCurrentAppState() -> Bool {
        let isAlwaysAllowed = phone.device.profile == .watch && phone.device.osVersion < OSVersion(major: 17)
        let isAllowed = isAlwaysAllowed || isRecovered || process.isAwake || process.handlesWorkout
        if !isAllowed { fail(HealthError(.errorBackgroundWorkoutSessionNotAllowed)) }
        return isAllowed
    }

    func fail(_ error: HealthError) {
        notifyDelegate(.didFail(self, error))
    }
}

extension WorkoutSession.State {
    /// The name in the texts of errors, such as `NotStarted`.
    fileprivate var capitalizedName: String { "\(self)".capitalizedFirst }
}
