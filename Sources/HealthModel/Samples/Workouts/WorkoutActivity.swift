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

/// `HKWorkoutConfiguration`: an activity and its location.
public struct WorkoutConfiguration: Hashable, Sendable {
    /// `HKWorkoutSessionLocationType`
    public enum LocationType: Int, CaseIterable, Sendable {
        case unknown = 1
        case indoor
        case outdoor
    }

    /// `HKWorkoutSwimmingLocationType`
    public enum SwimmingLocationType: Int, CaseIterable, Sendable {
        case unknown
        case pool
        case openWater
    }

    /// `HKWorkoutConfiguration.activityType`: a raw value of `HKWorkoutActivityType`.
    public var activityType: Int
    /// `HKWorkoutConfiguration.locationType`
    public var locationType: LocationType
    /// `HKWorkoutConfiguration.swimmingLocationType`
    public var swimmingLocationType: SwimmingLocationType
    /// `HKWorkoutConfiguration.lapLength`: the length of a pool.
    public var lapLength: Quantity?

    /// A configuration.
    public init(
        activityType: Int,
        locationType: LocationType = .unknown,
        swimmingLocationType: SwimmingLocationType = .unknown,
        lapLength: Quantity? = nil
    ) {
        self.activityType = activityType
        self.locationType = locationType
        self.swimmingLocationType = swimmingLocationType
        self.lapLength = lapLength
    }

    /// Whether the workout consists of activities of several types (WO-11).
    package var isMultisport: Bool {
        activityType == Enumeration.workoutActivityType.rawValue(named: "swimBikeRun")
    }

    /// Throws for an invalid configuration: an activity type that the system does not have, or an invalid lap length
    /// (project decision).
    package func validate(on version: OSVersion) throws(NativeException) {
        guard Enumeration.workoutActivityType.contains(activityType, on: version) else {
            throw .invalidWorkout("the system has no activity type \(activityType)")
        }
        guard let lapLength else { return }
        guard lapLength.isCompatible(with: .meter) else { throw .incompatibleUnits(lapLength.unit, .meter) }
        guard lapLength.value.isFinite, lapLength.value >= 0 else {
            throw .invalidWorkout("lapLength must be finite and not negative")
        }
    }
}
