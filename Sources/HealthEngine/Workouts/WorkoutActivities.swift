public import Foundation
public import HealthModel

/// The activities of a workout builder, in the order of their dates and without overlap (WO-11).
struct WorkoutActivities {
    /// The activities in order.
    private(set) var inOrder: [WorkoutActivity] = []
    /// The start of each activity, which finds its place.
    private var starts: [UUID: Date] = [:]

    func contains(_ uuid: UUID) -> Bool { starts[uuid] != nil }

    /// The activity with a UUID. Nil if there is none.
    subscript(uuid: UUID) -> WorkoutActivity? { index(of: uuid).map { inOrder[$0] } }

    /// Adds an activity after those with the same start. Returns false if it overlaps another one.
    mutating func insert(_ activity: WorkoutActivity) -> Bool {
        let index = inOrder.partitioningIndex { $0.startDate > activity.startDate }
        guard fits(activity, after: index - 1, before: index) else { return false }
        inOrder.insert(activity, at: index)
        starts[activity.uuid] = activity.startDate
        return true
    }

    /// Replaces the activity with the same UUID and start. Returns false if the new one overlaps another one.
    mutating func replace(with activity: WorkoutActivity) -> Bool {
        guard let index = index(of: activity.uuid), fits(activity, after: index - 1, before: index + 1) else {
            return false
        }
        inOrder[index] = activity
        return true
    }

    /// Whether an activity ends before the next one, and the one before ends before it. An activity without an end overlaps
    /// all later ones.
    private func fits(_ activity: WorkoutActivity, after before: Int, before after: Int) -> Bool {
        func precedes(_ first: WorkoutActivity, _ second: WorkoutActivity) -> Bool {
            first.endDate.map { $0 <= second.startDate } ?? false
        }
        return (before < 0 || precedes(inOrder[before], activity))
            && (after == inOrder.count || precedes(activity, inOrder[after]))
    }

    private func index(of uuid: UUID) -> Int? {
        guard let start = starts[uuid] else { return nil }
        return inOrder[inOrder.partitioningIndex { $0.startDate >= start }...].firstIndex { $0.uuid == uuid }
    }
}

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
