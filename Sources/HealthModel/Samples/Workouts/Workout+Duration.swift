package import Foundation

extension Workout {
    /// The workout with its duration. A duration of 0 becomes the time from start to end without pauses (WO-19).
    func withDuration(from start: Date, to end: Date) -> Workout {
        guard duration == 0 else { return self }
        var workout = self
        workout.duration = events.elapsedTime(from: start, to: end)
        return workout
    }
}

extension [WorkoutEvent] {
    /// The time from start to end without pauses, in seconds (WO-07, WO-19). 0 if the end is not after the start.
    package func elapsedTime(from start: Date, to end: Date) -> TimeInterval {
        pauses[...].elapsedTime(from: start, to: end)
    }

    /// The pauses. A pause during a pause is ignored, and so is a resume event outside a pause (WO-18). A pause without
    /// an end has not ended (WO-19).
    var pauses: [(start: Date, end: Date?)] {
        var pauses: [(start: Date, end: Date?)] = []
        var pausedSince: Date?
        for event in inOrder {
            switch event.type {
            case .pause, .motionPaused:
                pausedSince = pausedSince ?? event.startDate
            case .resume, .motionResumed:
                if let start = pausedSince { pauses.append((start, event.startDate)) }
                pausedSince = nil
            case .lap, .marker, .segment, .pauseOrResumeRequest:
                break
            }
        }
        if let pausedSince { pauses.append((pausedSince, nil)) }
        return pauses
    }
}

extension ArraySlice<(start: Date, end: Date?)> {
    /// The time from start to end without these pauses, in seconds. 0 if the end is not after the start.
    func elapsedTime(from start: Date, to end: Date) -> TimeInterval {
        let paused = reduce(0) { time, pause in
            time + Swift.max(0, Swift.min(pause.end ?? end, end).timeIntervalSince(Swift.max(pause.start, start)))
        }
        return Swift.max(0, end.timeIntervalSince(start) - paused)
    }
}
