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
        guard !activities.contains(activity.uuid) else { throw .workoutBuilder(.activityTwice) }
        guard activity.startDate >= start else { throw .workoutBuilder(.activityOutside) }
        try check(activity)
        guard activities.insert(activity) else { throw .workoutBuilder(.activityOverlaps) }
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
        guard var activity = activities[uuid] else { throw .workoutBuilder(.activityUnknown) }
        change(&activity)
        try check(activity)
        guard activities.replace(with: activity) else { throw .workoutBuilder(.activityOverlaps) }
    }

    /// Throws for an activity that is not within the workout, and for its metadata.
    private func check(_ activity: WorkoutActivity) throws(HealthFailure) {
        let end = activity.endDate ?? activity.startDate
        guard activity.startDate <= end, end <= endDate ?? Clock.end else { throw .workoutBuilder(.activityOutside) }
        let version = phone.device.osVersion
        try Self.check { () throws(NativeException) in try activity.metadata.validate(for: .workout, on: version) }
    }
}
