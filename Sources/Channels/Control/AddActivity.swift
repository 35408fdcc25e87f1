import BridgeCore
import Foundation
import HealthEngine
import HealthGenerator
import HealthJSON
import HealthModel
import JSON

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
        example: Example(["count": 1000], result: SampleExamples.newUUIDs([.stepCount], for: [.phone])),
        audit: .action(.write)
    ) { call, count, start, end, minutes, source in
        let dates = try AddedDates(call, start, end, minutes, usually: usualMinutes(steps: count))
        let source = source ?? AddedSource(.phone, call.context)
        let steps = try call.sample(.stepCount, .steps(count), from: dates.start, to: dates.end, of: source)
        return Single(uuids: try call.add([steps], from: source))
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
        example: Example(
            ["count": 1000],
            result: SampleExamples.newUUIDs([.stepCount, .distanceWalkingRunning], for: [.phone, .watch])
        ),
        audit: .action(.write)
    ) { call, count, start, end, minutes in
        let dates = try AddedDates(call, start, end, minutes, usually: usualMinutes(steps: count))
        var recorded: [(AddedSource, [Sample])] = []
        for (device, count) in [(AddedSource.UserDevice.phone, count - count / 20), (.watch, count)] {
            let source = AddedSource(device, call.context)
            let meters = Quantity(unit: .meter, value: (Double(count) * 7).rounded() / 10)
            recorded.append(
                (
                    source,
                    [
                        try call.sample(.stepCount, .steps(count), from: dates.start, to: dates.end, of: source),
                        try call.sample(.distanceWalkingRunning, .quantity(meters), from: dates.start, to: dates.end, of: source),
                    ]
                )
            )
        }
        var uuids: [UUID] = []
        for (source, samples) in recorded { uuids += try call.add(samples, from: source) }
        call.notes.who = AuditEntry.user
        return Single(uuids: uuids)
    }

    /// Saves a workout, and its route.
    static let addWorkout = Method(
        "addWorkout",
        "Saves a workout with its totals, and with a route if wanted. Saves no samples of energy, distance and heart rate.",
        .required("workoutActivityType", .workoutActivityType, "A raw value of HKWorkoutActivityType, or its name."),
        .startDate,
        .endDate,
        .minutes("30 minutes"),
        .optional("totalEnergyBurned", .quantity, "The active energy."),
        .optional("totalDistance", .quantity, "The distance, also that of the route."),
        .optional("route", .bool, default: false, "Whether the workout has a route in a park, with a location for each second."),
        .source(.watch),
        result: .uuids,
        example: Example(
            ["workoutActivityType": "running", "totalDistance": ["value": 5, "unit": "km"], "route": true],
            result: SampleExamples.newUUIDs([.workout, .workoutRoute], for: [.watch])
        ),
        audit: .action(.write)
    ) { call, activityType, start, end, minutes, energy, distance, hasRoute, source in
        let dates = try AddedDates(call, start, end, minutes, usually: 30)
        let source = source ?? AddedSource(.watch, call.context)
        var workout = Workout(activityType: activityType)
        workout.totalEnergyBurned = energy
        workout.totalDistance = distance
        var samples = [try call.sample(.workout, .workout(workout), from: dates.start, to: dates.end, of: source)]
        if hasRoute {
            try dates.checkLength()
            let locations = ContentGenerator.locations(
                of: activityType,
                from: dates.start,
                to: dates.end,
                meters: distance.flatMap { try? $0.doubleValue(for: .meter) },
                in: call.phone.environment.timeZone
            )
            let (first, last) = (locations.first?.timestamp ?? dates.start, locations.last?.timestamp ?? dates.end)
            let content = Sample.Content.workoutRoute(SampleSeries(locations))
            samples.append(try call.sample(.workoutRoute, content, from: first, to: last, of: source))
        }
        return Single(uuids: try call.add(samples, from: source, routesOf: hasRoute ? samples[0].uuid : nil))
    }

    private static let stepsDuration = "a minute for each 100 steps, at most a day"

    private static func usualMinutes(steps: Int) -> Double { min(Double(steps) / 100, 1440) }
}

extension Sample.Content {
    fileprivate static func steps(_ count: Int) -> Sample.Content { .quantity(Quantity(unit: .count, value: Double(count))) }
}
