public import Foundation

/// The properties of an `HKWorkout` that other samples lack.
public struct Workout: Hashable, Sendable {
    /// The activity and its location. A workout from an initializer has only the activity.
    public var configuration: WorkoutConfiguration
    /// `HKWorkout.duration` in seconds: without pauses (WO-19).
    public var duration: TimeInterval
    /// `HKWorkout.workoutEvents`
    public var events: [WorkoutEvent] = []
    /// The added activities, in the order of their dates; see ``Sample/workoutActivities`` (WO-11).
    public var activities: [WorkoutActivity] = []
    /// `HKWorkout.allStatistics`, in the order of type identifiers: the statistics of the samples that were added to
    /// the builder. Empty for a workout from an initializer (WO-13).
    public var statistics: [Statistics] = []
    /// `HKWorkout.zoneGroupsByType`, in the order of type identifiers. Empty for a workout from an initializer (ZONE-14).
    public var zoneGroups: [WorkoutZoneGroup] = []
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

    /// A workout. A duration of 0 means the time from start to end without pauses (WO-19).
    public init(activityType: Int, duration: TimeInterval = 0) {
        configuration = WorkoutConfiguration(activityType: activityType)
        self.duration = duration
    }

    /// `HKWorkout.statistics(for:)`
    public func statistics(for type: ObjectType) -> Statistics? {
        statistics.first { $0.type == type }
    }
}
