import Foundation

extension Sample {
    /// `HKWorkout.workoutActivities`: the added activities, or else one that spans the workout (WO-10). That one has
    /// the UUID of the workout (project decision). Empty for other samples.
    public var workoutActivities: [WorkoutActivity] {
        guard let workout else { return [] }
        guard workout.activities.isEmpty else { return workout.activities }
        var activity = WorkoutActivity(uuid: uuid, configuration: workout.configuration, startDate: startDate, endDate: endDate)
        activity.events = workout.events
        activity.duration = workout.duration
        activity.statistics = workout.statistics
        activity.zoneGroups = workout.zoneGroups
        return [activity]
    }
}
