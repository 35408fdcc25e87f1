public import Foundation

/// `HKWorkoutEvent`
public struct WorkoutEvent: Hashable, Sendable {
    /// `HKWorkoutEventType` (WO-16).
    public enum Kind: Int, CaseIterable, Sendable {
        case pause = 1
        case resume
        case lap
        case marker
        case motionPaused
        case motionResumed
        case segment
        case pauseOrResumeRequest
    }

    /// `HKWorkoutEvent.type`
    public let type: Kind
    /// The beginning of `HKWorkoutEvent.dateInterval`.
    public let startDate: Date
    /// The end of `HKWorkoutEvent.dateInterval`. Only laps and segments may have a duration; segments must (WO-17).
    public let endDate: Date
    /// `HKWorkoutEvent.metadata`
    public let metadata: Metadata

    /// An event.
    public init(type: Kind, startDate: Date, endDate: Date, metadata: Metadata = [:]) {
        self.type = type
        self.startDate = startDate
        self.endDate = endDate
        self.metadata = metadata
    }
}

extension [WorkoutEvent] {
    /// The events sorted by start date. Events with the same date keep their order (WO-05).
    package var inOrder: [WorkoutEvent] {
        enumerated()
            .sorted { ($0.element.startDate, $0.offset) < ($1.element.startDate, $1.offset) }
            .map(\.element)
    }
}
