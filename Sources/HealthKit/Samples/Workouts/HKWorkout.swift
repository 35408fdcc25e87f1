public import CHealthKit
public import Foundation
import HealthModel

/// `HKWorkout`: a workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    var workout: Workout { sample.workout ?? Workout(activityType: 0) }

    /// `HKWorkout.workoutActivityType`
    public var workoutActivityType: HKWorkoutActivityType {
        HKWorkoutActivityType(rawValue: UInt(workout.activityType)) ?? .other
    }
    /// `HKWorkout.workoutEvents`
    public var workoutEvents: [HKWorkoutEvent]? {
        let events = workout.events
        return events.isEmpty ? nil : events.map(HKWorkoutEvent.init)
    }
    /// `HKWorkout.workoutActivities`
    public var workoutActivities: [HKWorkoutActivity] {
        sample.workoutActivities.map { HKWorkoutActivity($0, from: origin) }
    }
    /// `HKWorkout.duration`
    public var duration: TimeInterval { workout.duration }
    /// `HKWorkout.totalEnergyBurned`
    public var totalEnergyBurned: HKQuantity? { workout.totalEnergyBurned.map(HKQuantity.init) }
    /// `HKWorkout.totalDistance`
    public var totalDistance: HKQuantity? { workout.totalDistance.map(HKQuantity.init) }
    /// `HKWorkout.totalSwimmingStrokeCount`
    public var totalSwimmingStrokeCount: HKQuantity? { workout.totalSwimmingStrokeCount.map(HKQuantity.init) }
    /// `HKWorkout.totalFlightsClimbed`
    public var totalFlightsClimbed: HKQuantity? { workout.totalFlightsClimbed.map(HKQuantity.init) }
    /// `HKWorkout.allStatistics`
    public var allStatistics: [HKQuantityType: HKStatistics] { workout.statistics.byType(from: origin) }
    /// `HKWorkout.statistics(for:)`
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        workout.statistics(for: quantityType.type).map { HKStatistics($0, from: origin) }
    }
}
