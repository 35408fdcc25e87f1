public import Foundation
public import HealthModel

/// The activities of a workout (WO-11).
extension WorkoutBuilder {
    /// `addWorkoutActivity(_:)`: adds an activity. It must lie within the workout, without overlap. It must have the
    /// workout's activity type unless the workout is a multisport.
    public func addWorkoutActivity(_ activity: WorkoutActivity) throws(HealthFailure) {
        let start = try startOfCollection()
        let version = phone.device.osVersion
        try Self.check { () throws(NativeException) in try activity.configuration.validate(on: version) }
        guard configuration.isMultisport || configuration.activityType == activity.configuration.activityType else {
            throw .workoutBuilder(.activityOfAnotherType)
        }
        guard !workoutActivities.contains(where: { $0.uuid == activity.uuid }) else {
            throw .workoutBuilder(.activityTwice)
        }
        guard activity.startDate >= start else { throw .workoutBuilder(.activityOutside) }
        try setActivities(workoutActivities + [activity])
    }

    /// `updateActivity(uuid:end:)`
    public func updateActivity(_ uuid: UUID, endDate: Date) throws(HealthFailure) {
        try update(uuid) { $0.endDate = endDate }
    }

    /// `updateActivity(uuid:adding:)`: adds metadata entries. They replace entries with the same keys.
    public func updateActivity(_ uuid: UUID, adding metadata: Metadata) throws(HealthFailure) {
        try update(uuid) { $0.metadata = $0.metadata.merging(metadata) }
    }

    private func update(_ uuid: UUID, _ change: (inout WorkoutActivity) -> Void) throws(HealthFailure) {
        _ = try startOfCollection()
        var activities = workoutActivities
        guard let index = activities.firstIndex(where: { $0.uuid == uuid }) else {
            throw .workoutBuilder(.activityUnknown)
        }
        change(&activities[index])
        try setActivities(activities)
    }

    private func setActivities(_ activities: [WorkoutActivity]) throws(HealthFailure) {
        let activities = activities.sorted { $0.startDate < $1.startDate }
        let limit = endDate ?? Clock.end
        let version = phone.device.osVersion
        for activity in activities {
            let end = activity.endDate ?? activity.startDate
            guard activity.startDate <= end, end <= limit else { throw .workoutBuilder(.activityOutside) }
            let metadata = activity.metadata
            try Self.check { () throws(NativeException) in try metadata.validate(for: .workout, on: version) }
        }
        for (activity, next) in zip(activities, activities.dropFirst()) {
            // An activity without an end overlaps all later ones.
            guard let end = activity.endDate, end <= next.startDate else { throw .workoutBuilder(.activityOverlaps) }
        }
        workoutActivities = activities
    }
}
