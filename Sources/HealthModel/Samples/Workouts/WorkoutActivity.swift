public import Foundation

/// `HKWorkoutActivity`: a part of a workout (WO-11).
public struct WorkoutActivity: Hashable, Sendable {
    /// `HKWorkoutActivity.uuid`
    public let uuid: UUID
    /// `HKWorkoutActivity.workoutConfiguration`
    public var configuration: WorkoutConfiguration
    /// `HKWorkoutActivity.startDate`
    public let startDate: Date
    /// `HKWorkoutActivity.endDate`. Nil until the activity ends.
    public var endDate: Date?
    /// `HKWorkoutActivity.metadata`
    public var metadata: Metadata
    /// `HKWorkoutActivity.workoutEvents`: the events of the workout that overlap the activity.
    public var events: [WorkoutEvent] = []
    /// `HKWorkoutActivity.duration` in seconds: without pauses.
    public var duration: TimeInterval = 0
    /// `HKWorkoutActivity.allStatistics`, in the order of type identifiers.
    public var statistics: [Statistics] = []
    /// `HKWorkoutActivity.zoneGroupsByType`, in the order of type identifiers.
    public var zoneGroups: [WorkoutZoneGroup] = []

    /// An activity to add to a builder.
    public init(
        uuid: UUID = UUID(), configuration: WorkoutConfiguration, startDate: Date, endDate: Date? = nil, metadata: Metadata = [:]
    ) {
        self.uuid = uuid
        self.configuration = configuration
        self.startDate = startDate
        self.endDate = endDate
        self.metadata = metadata
    }

    /// `HKWorkoutActivity.statistics(for:)`
    public func statistics(for type: ObjectType) -> Statistics? {
        statistics.first { $0.type == type }
    }

    /// Whether an event belongs to the activity. A partial overlap is enough (WO-11).
    package func contains(_ event: WorkoutEvent) -> Bool {
        startDate <= event.endDate && event.startDate <= endDate ?? .distantFuture
    }
}
