public import Foundation

/// What an `HKWorkout` has beside what every sample has.
public struct Workout: Hashable, Sendable {
    /// The activity, and where it takes place. Of a workout that was made by an initialiser only the activity is known.
    public var configuration: WorkoutConfiguration
    /// `HKWorkout.duration` in seconds: without pauses (WO-19).
    public var duration: TimeInterval
    /// `HKWorkout.workoutEvents`
    public var events: [WorkoutEvent] = []
    /// The activities that were added, in the order of their dates; see ``Sample/workoutActivities`` (WO-11).
    public var activities: [WorkoutActivity] = []
    /// `HKWorkout.allStatistics`, in the order of the identifiers of their types: what was added to the builder that made
    /// the workout; none where it was made by an initialiser (WO-13).
    public var statistics: [Statistics] = []
    /// `HKWorkout.totalEnergyBurned`
    public var totalEnergyBurned: Quantity?
    /// `HKWorkout.totalDistance`
    public var totalDistance: Quantity?
    /// `HKWorkout.totalSwimmingStrokeCount`
    public var totalSwimmingStrokeCount: Quantity?
    /// `HKWorkout.totalFlightsClimbed`
    public var totalFlightsClimbed: Quantity?

    /// `HKWorkout.workoutActivityType`: a raw value of `HKWorkoutActivityType`.
    public var activityType: Int {
        get { configuration.activityType }
        set { configuration.activityType = newValue }
    }

    /// A workout; a duration of 0 stands for the time from start to end without pauses (WO-19).
    public init(activityType: Int, duration: TimeInterval = 0) {
        configuration = WorkoutConfiguration(activityType: activityType)
        self.duration = duration
    }

    /// `HKWorkout.statistics(for:)`
    public func statistics(for type: ObjectType) -> Statistics? {
        statistics.first { $0.type == type }
    }
}
