public import Foundation

/// What an `HKWorkout` has beside what every sample has.
public struct Workout: Hashable, Sendable {
    /// `HKWorkout.workoutActivityType`: a raw value of `HKWorkoutActivityType`.
    public var activityType: Int
    /// `HKWorkout.duration` in seconds: without pauses (WO-19).
    public var duration: TimeInterval
    /// `HKWorkout.workoutEvents`
    public var events: [WorkoutEvent] = []
    /// `HKWorkout.totalEnergyBurned`
    public var totalEnergyBurned: Quantity?
    /// `HKWorkout.totalDistance`
    public var totalDistance: Quantity?
    /// `HKWorkout.totalSwimmingStrokeCount`
    public var totalSwimmingStrokeCount: Quantity?
    /// `HKWorkout.totalFlightsClimbed`
    public var totalFlightsClimbed: Quantity?

    /// A workout; a duration of 0 stands for the time from start to end without pauses (WO-19).
    public init(activityType: Int, duration: TimeInterval = 0) {
        self.activityType = activityType
        self.duration = duration
    }
}

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
    /// The end of `HKWorkoutEvent.dateInterval`: only laps and segments take time (WO-17).
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
