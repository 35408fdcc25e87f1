import Foundation
import HealthModel

/// What a workout has beside the columns of every sample.
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
    var events: [Event]?
    var totalEnergyBurned: StoredQuantity?
    var totalDistance: StoredQuantity?
    var totalSwimmingStrokeCount: StoredQuantity?
    var totalFlightsClimbed: StoredQuantity?

    init(_ workout: Workout) {
        activityType = workout.activityType
        duration = workout.duration
        events = workout.events.map { event in
            Event(
                type: event.type.rawValue,
                startDate: event.startDate.timeIntervalSince1970,
                endDate: event.endDate.timeIntervalSince1970,
                metadata: event.metadata.isEmpty ? nil : StoredMetadata(event.metadata)
            )
        }
        totalEnergyBurned = workout.totalEnergyBurned.map(StoredQuantity.init)
        totalDistance = workout.totalDistance.map(StoredQuantity.init)
        totalSwimmingStrokeCount = workout.totalSwimmingStrokeCount.map(StoredQuantity.init)
        totalFlightsClimbed = workout.totalFlightsClimbed.map(StoredQuantity.init)
    }

    var workout: Workout {
        get throws {
            var workout = Workout(activityType: activityType, duration: duration)
            workout.events = try (events ?? []).map { event in
                guard let type = WorkoutEvent.Kind(rawValue: event.type) else { throw HealthFailure.store(.corrupt) }
                return WorkoutEvent(
                    type: type,
                    startDate: try StoredForm.date(event.startDate),
                    endDate: try StoredForm.date(event.endDate),
                    metadata: try event.metadata?.metadata ?? [:]
                )
            }
            workout.totalEnergyBurned = try totalEnergyBurned?.quantity
            workout.totalDistance = try totalDistance?.quantity
            workout.totalSwimmingStrokeCount = try totalSwimmingStrokeCount?.quantity
            workout.totalFlightsClimbed = try totalFlightsClimbed?.quantity
            return workout
        }
    }
}
