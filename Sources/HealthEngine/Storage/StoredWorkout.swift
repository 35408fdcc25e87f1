import Foundation
import HealthModel

/// The properties of a workout beyond the common columns. Properties that stores of earlier versions lack are optional.
struct StoredWorkout: Codable {
    struct Event: Codable {
        var type: Int
        /// Seconds since 1970.
        var startDate: Double
        var endDate: Double
        var metadata: StoredMetadata?
    }

    var activityType: Int
    var duration: Double
    var configuration: StoredWorkoutConfiguration?
    var events: [Event]?
    var activities: [StoredWorkoutActivity]?
    var statistics: [StoredStatistics]?
    var zoneGroups: [StoredZoneGroup]?
    var totalEnergyBurned: Quantity?
    var totalDistance: Quantity?
    var totalSwimmingStrokeCount: Quantity?
    var totalFlightsClimbed: Quantity?

    init(_ workout: Workout) {
        activityType = workout.activityType
        duration = workout.duration
        configuration = StoredWorkoutConfiguration(workout.configuration)
        events = workout.events.map(Event.init)
        activities = workout.activities.isEmpty ? nil : workout.activities.map(StoredWorkoutActivity.init)
        statistics = workout.statistics.isEmpty ? nil : workout.statistics.map(StoredStatistics.init)
        zoneGroups = workout.zoneGroups.isEmpty ? nil : workout.zoneGroups.map(StoredZoneGroup.init)
        totalEnergyBurned = workout.totalEnergyBurned
        totalDistance = workout.totalDistance
        totalSwimmingStrokeCount = workout.totalSwimmingStrokeCount
        totalFlightsClimbed = workout.totalFlightsClimbed
    }

    var workout: Workout {
        get throws {
            var workout = Workout(activityType: activityType, duration: duration)
            try configuration?.complete(&workout.configuration)
            workout.events = try (events ?? []).map { try $0.event }
            workout.activities = try (activities ?? []).map { try $0.activity }
            workout.statistics = try (statistics ?? []).compactMap { try $0.statistics }
            workout.zoneGroups = try (zoneGroups ?? []).compactMap { try $0.group }
            workout.totalEnergyBurned = totalEnergyBurned
            workout.totalDistance = totalDistance
            workout.totalSwimmingStrokeCount = totalSwimmingStrokeCount
            workout.totalFlightsClimbed = totalFlightsClimbed
            return workout
        }
    }
}

extension StoredWorkout.Event {
    init(_ event: WorkoutEvent) {
        self.init(
            type: event.type.rawValue,
            startDate: event.startDate.timeIntervalSince1970,
            endDate: event.endDate.timeIntervalSince1970,
            metadata: event.metadata.isEmpty ? nil : StoredMetadata(event.metadata)
        )
    }

    var event: WorkoutEvent {
        get throws {
            guard let type = WorkoutEvent.Kind(rawValue: type) else { throw HealthFailure.store(.corrupt) }
            return WorkoutEvent(
                type: type,
                startDate: try StoredForm.date(startDate),
                endDate: try StoredForm.date(endDate),
                metadata: metadata?.metadata ?? [:]
            )
        }
    }
}

/// The location of a workout. Unknown properties are omitted.
struct StoredWorkoutConfiguration: Codable {
    var locationType: Int?
    var swimmingLocationType: Int?
    var lapLength: Quantity?

    /// Nil if nothing is known.
    init?(_ configuration: WorkoutConfiguration) {
        guard configuration != WorkoutConfiguration(activityType: configuration.activityType) else { return nil }
        locationType = configuration.locationType.rawValue
        swimmingLocationType = configuration.swimmingLocationType.rawValue
        lapLength = configuration.lapLength
    }

    /// Adds the known properties.
    func complete(_ configuration: inout WorkoutConfiguration) throws {
        guard let location = WorkoutConfiguration.LocationType(rawValue: locationType ?? 1),
            let swimmingLocation = WorkoutConfiguration.SwimmingLocationType(rawValue: swimmingLocationType ?? 0)
        else { throw HealthFailure.store(.corrupt) }
        configuration.locationType = location
        configuration.swimmingLocationType = swimmingLocation
        configuration.lapLength = lapLength
    }
}
