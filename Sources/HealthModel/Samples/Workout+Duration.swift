import Foundation

extension Workout {
    /// The workout with its duration, where none was given: from start to end without pauses (WO-19).
    func withDuration(from start: Date, to end: Date) -> Workout {
        guard duration == 0 else { return self }
        var workout = self
        workout.duration = max(0, end.timeIntervalSince(start) - paused(until: end))
        return workout
    }

    /// The time of all pauses; a second pause within one is ignored (WO-18), one without end runs to the end (WO-19).
    private func paused(until end: Date) -> TimeInterval {
        var paused: TimeInterval = 0
        var pausedSince: Date?
        for event in events.sorted(by: { $0.startDate < $1.startDate }) {
            switch event.type {
            case .pause, .motionPaused:
                pausedSince = pausedSince ?? event.startDate
            case .resume, .motionResumed:
                paused += pausedSince.map { event.startDate.timeIntervalSince($0) } ?? 0
                pausedSince = nil
            case .lap, .marker, .segment, .pauseOrResumeRequest:
                break
            }
        }
        return paused + (pausedSince.map { end.timeIntervalSince($0) } ?? 0)
    }
}
