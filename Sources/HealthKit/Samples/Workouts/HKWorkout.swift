public import CHealthKit
public import Foundation
import HealthModel

/// `HKWorkout`: a workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    var workout: Workout { sample.workout ?? Workout(activityType: 0) }

    /// `HKWorkout.workoutActivityType`
    open var workoutActivityType: HKWorkoutActivityType {
        HKWorkoutActivityType(rawValue: UInt(workout.activityType)) ?? .other
    }
    /// `HKWorkout.workoutEvents`
    open var workoutEvents: [HKWorkoutEvent]? {
        let events = workout.events
        return events.isEmpty ? nil : events.map(HKWorkoutEvent.init)
    }
    /// `HKWorkout.workoutActivities`
    open var workoutActivities: [HKWorkoutActivity] {
        sample.workoutActivities.map { HKWorkoutActivity($0, from: origin) }
    }
    /// `HKWorkout.duration`
    open var duration: TimeInterval { workout.duration }
    /// `HKWorkout.totalEnergyBurned`
    open var totalEnergyBurned: HKQuantity? { workout.totalEnergyBurned.map(HKQuantity.init) }
    /// `HKWorkout.totalDistance`
    open var totalDistance: HKQuantity? { workout.totalDistance.map(HKQuantity.init) }
    /// `HKWorkout.totalSwimmingStrokeCount`
    open var totalSwimmingStrokeCount: HKQuantity? { workout.totalSwimmingStrokeCount.map(HKQuantity.init) }
    /// `HKWorkout.totalFlightsClimbed`
    open var totalFlightsClimbed: HKQuantity? { workout.totalFlightsClimbed.map(HKQuantity.init) }
    /// `HKWorkout.allStatistics`
    open var allStatistics: [HKQuantityType: HKStatistics] { workout.statistics.byType(from: origin) }
    /// `HKWorkout.statistics(for:)`
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        workout.statistics(for: quantityType.type).map { HKStatistics($0, from: origin) }
    }
}
