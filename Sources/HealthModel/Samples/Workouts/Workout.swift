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

extension Workout {
    /// The workout with its duration. A duration of 0 becomes the time from start to end without pauses (WO-19).
    func withDuration(from start: Date, to end: Date) -> Workout {
        guard duration == 0 else { return self }
        var workout = self
        workout.duration = events.elapsedTime(from: start, to: end)
        return workout
    }
}

extension [WorkoutEvent] {
    /// The time from start to end without pauses, in seconds (WO-07, WO-19). 0 if the end is not after the start.
    package func elapsedTime(from start: Date, to end: Date) -> TimeInterval {
        pauses[...].elapsedTime(from: start, to: end)
    }

    /// The pauses. A pause during a pause is ignored, and so is a resume event outside a pause (WO-18). A pause without
    /// an end has not ended (WO-19).
    var pauses: [(start: Date, end: Date?)] {
        var pauses: [(start: Date, end: Date?)] = []
        var pausedSince: Date?
        for event in inOrder {
            switch event.type {
            case .pause, .motionPaused:
                pausedSince = pausedSince ?? event.startDate
            case .resume, .motionResumed:
                if let start = pausedSince { pauses.append((start, event.startDate)) }
                pausedSince = nil
            case .lap, .marker, .segment, .pauseOrResumeRequest:
                break
            }
        }
        if let pausedSince { pauses.append((pausedSince, nil)) }
        return pauses
    }
}

extension ArraySlice<(start: Date, end: Date?)> {
    /// The time from start to end without these pauses, in seconds. 0 if the end is not after the start.
    func elapsedTime(from start: Date, to end: Date) -> TimeInterval {
        let paused = reduce(0) { time, pause in
            time + Swift.max(0, Swift.min(pause.end ?? end, end).timeIntervalSince(Swift.max(pause.start, start)))
        }
        return Swift.max(0, end.timeIntervalSince(start) - paused)
    }
}

/// The events of a workout, prepared to find those of each of its activities.
package struct WorkoutTimeline {
    private let events: [WorkoutEvent]
    private let starts: [Date]
    /// The latest end up to and including each event.
    private let latestEnds: [Date]
    private let pauses: [(start: Date, end: Date?)]

    /// A timeline of events in any order.
    package init(_ events: [WorkoutEvent]) {
        self.events = events.inOrder
        starts = self.events.map(\.startDate)
        var latest = Date.distantPast
        latestEnds = self.events.map { event in
            latest = max(latest, event.endDate)
            return latest
        }
        pauses = self.events.pauses
    }

    /// The events that belong to an activity, in order. A partial overlap is enough (WO-11).
    package func events(of activity: WorkoutActivity) -> [WorkoutEvent] {
        // Earlier events have all ended before the activity. Later ones start after it.
        let first = latestEnds.partitioningIndex { $0 >= activity.startDate }
        let last = starts.partitioningIndex { $0 > activity.endDate ?? .distantFuture }
        guard first < last else { return [] }
        return events[first..<last].filter(activity.contains)
    }

    /// The time of an activity without pauses, in seconds (WO-19).
    package func elapsedTime(of activity: WorkoutActivity) -> TimeInterval {
        activity.endDate.map { elapsedTime(from: activity.startDate, to: $0) } ?? 0
    }

    /// The time from start to end without pauses, in seconds (WO-07). 0 if the end is not after the start.
    package func elapsedTime(from start: Date, to end: Date) -> TimeInterval {
        let first = pauses.partitioningIndex { $0.end ?? .distantFuture > start }
        let last = pauses.partitioningIndex { $0.start >= end }
        guard first < last else { return Swift.max(0, end.timeIntervalSince(start)) }
        return pauses[first..<last].elapsedTime(from: start, to: end)
    }
}
