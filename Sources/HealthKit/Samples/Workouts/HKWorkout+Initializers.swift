public import CHealthKit
public import Foundation
import HealthModel

extension HKWorkout {
    private convenience init(_ workout: Workout, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?) {
        self.init(new: .workout, .workout(workout), start, end, device, metadata)
    }

    public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        self.init(Workout(activityType), start, end, nil, nil)
    }

    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(
            Workout(activityType, workoutEvents: workoutEvents, totalEnergyBurned, totalDistance), start, end, nil, metadata)
    }

    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            Workout(activityType, workoutEvents: workoutEvents, totalEnergyBurned, totalDistance), start, end, device, metadata)
    }

    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        totalSwimmingStrokeCount: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        var workout = Workout(activityType, workoutEvents: workoutEvents, totalEnergyBurned, totalDistance)
        workout.totalSwimmingStrokeCount = totalSwimmingStrokeCount?.quantity
        self.init(workout, start, end, device, metadata)
    }

    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        totalFlightsClimbed: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        var workout = Workout(activityType, workoutEvents: workoutEvents, totalEnergyBurned, totalDistance)
        workout.totalFlightsClimbed = totalFlightsClimbed?.quantity
        self.init(workout, start, end, device, metadata)
    }

    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        duration: TimeInterval,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(Workout(activityType, duration: duration, totalEnergyBurned, totalDistance), start, end, nil, metadata)
    }

    public convenience init(
        activityType: HKWorkoutActivityType,
        start: Date,
        end: Date,
        duration: TimeInterval,
        totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(Workout(activityType, duration: duration, totalEnergyBurned, totalDistance), start, end, device, metadata)
    }
}

extension Workout {
    fileprivate init(
        _ activityType: HKWorkoutActivityType, duration: TimeInterval = 0, workoutEvents: [HKWorkoutEvent]? = nil,
        _ totalEnergyBurned: HKQuantity? = nil, _ totalDistance: HKQuantity? = nil
    ) {
        self.init(activityType: Int(activityType.rawValue), duration: duration)
        events = (workoutEvents ?? []).map(\.event)
        self.totalEnergyBurned = totalEnergyBurned?.quantity
        self.totalDistance = totalDistance?.quantity
    }
}
