public import CHealthKit
public import Foundation
import HealthModel

open class HKWorkout: HKSample, @unchecked Sendable {
    var workout: Workout { sample.workout ?? Workout(activityType: 0) }

    open var workoutActivityType: HKWorkoutActivityType {
        HKWorkoutActivityType(rawValue: UInt(workout.activityType)) ?? .other
    }
    open var workoutEvents: [HKWorkoutEvent]? {
        let events = workout.events
        return events.isEmpty ? nil : events.map(HKWorkoutEvent.init)
    }
    open var workoutActivities: [HKWorkoutActivity] {
        sample.workoutActivities.map { HKWorkoutActivity($0, from: origin) }
    }
    open var duration: TimeInterval { workout.duration }
    open var totalEnergyBurned: HKQuantity? { workout.totalEnergyBurned.map(HKQuantity.init) }
    open var totalDistance: HKQuantity? { workout.totalDistance.map(HKQuantity.init) }
    open var totalSwimmingStrokeCount: HKQuantity? { workout.totalSwimmingStrokeCount.map(HKQuantity.init) }
    open var totalFlightsClimbed: HKQuantity? { workout.totalFlightsClimbed.map(HKQuantity.init) }
    open var allStatistics: [HKQuantityType: HKStatistics] { workout.statistics.byType(from: origin) }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        workout.statistics(for: quantityType.type).map { HKStatistics($0, from: origin) }
    }
}
