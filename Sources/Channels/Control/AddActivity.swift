import BridgeCore
import Foundation
import HealthGenerator
import HealthJSON
import HealthModel

/// Test data in one call: what a person's devices record while the person moves.
extension ControlChannel {
    /// Saves a sample of steps.
    static let addSteps = Method(
        "addSteps",
        "Saves steps in one sample.",
        .required("count", .count, "The number of steps."),
        .startDate,
        .endDate,
        .minutes(stepsDuration),
        .source(.phone),
        result: .uuids,
        audit: .action(.write)
    ) { call, count, start, end, minutes, source in
        try call.addData(from: source, usually: .phone) { (data, source) throws(TestDataError) in
            try data.addSteps(count, AddedInterval(start: start, end: end, minutes: minutes), from: source)
        }
    }

    /// Saves a walk that two devices count, so that adding up the samples counts it twice (STAT-09).
    static let addWalk = Method(
        "addWalk",
        """
        Saves a walk that both phone and watch have recorded: for each a sample of steps and one of distance with the same dates. \
        Statistics count the walk once, the sum of the samples twice.
        """,
        .required("count", .count, "The steps that the watch counts. The phone misses one of twenty. A step is 0.7 meters long."),
        .startDate,
        .endDate,
        .minutes(stepsDuration),
        result: .uuids,
        audit: .action(.write)
    ) { call, count, start, end, minutes in
        return try call.adding { () throws(TestDataError) in
            try TestData(call.phone).addWalk(count, AddedInterval(start: start, end: end, minutes: minutes))
        }
    }

    /// Saves a workout, and its route.
    static let addWorkout = Method(
        "addWorkout",
        "Saves a workout with its totals, and with a route if wanted. Saves no samples of energy, distance and heart rate.",
        .required("workoutActivityType", .workoutActivityType, "A raw value of HKWorkoutActivityType, or its name."),
        .startDate,
        .endDate,
        .minutes("30 minutes"),
        .optional("totalEnergyBurned", .quantity(usually: .kilocalorie), "The active energy."),
        .optional("totalDistance", .quantity(usually: .meter), "The distance, also that of the route."),
        .optional("route", .bool, default: false, "Whether the workout has a route in a park, with a location for each second."),
        .source(.watch),
        result: .uuids,
        audit: .action(.write)
    ) { call, activityType, start, end, minutes, energy, distance, hasRoute, source in
        var workout = Workout(activityType: activityType)
        workout.totalEnergyBurned = energy
        workout.totalDistance = distance
        return try call.addData(from: source, usually: .watch) { (data, source) throws(TestDataError) in
            let interval = AddedInterval(start: start, end: end, minutes: minutes)
            return try data.addWorkout(workout, interval, hasRoute: hasRoute, from: source)
        }
    }

    private static let stepsDuration = "a minute for each 100 steps, at most a day"
}
