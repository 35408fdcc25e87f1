package import Foundation
import HealthEngine
package import HealthModel

/// What a person's devices record while the person moves.
extension TestData {
    /// Saves steps in one sample: a minute for each 100 steps, at most a day.
    package func addSteps(_ count: Int, _ interval: AddedInterval, from source: AddedSource) throws(TestDataError) -> [UUID] {
        let dates = try interval.dates(usually: usualMinutes(steps: count), now: now)
        return try add([try sample(.stepCount, .steps(count), from: dates.start, to: dates.end, of: source)], from: source)
    }

    /// Saves a walk that two devices count, so that adding up the samples counts it twice (STAT-09). The phone misses one of twenty
    /// steps. A step is 0.7 meters long.
    package func addWalk(_ count: Int, _ interval: AddedInterval) throws(TestDataError) -> [UUID] {
        let dates = try interval.dates(usually: usualMinutes(steps: count), now: now)
        var recorded: [(AddedSource, [Sample])] = []
        for (device, count) in [(AddedSource.UserDevice.phone, count - count / 20), (.watch, count)] {
            let source = source(device)
            let meters = Quantity(unit: .meter, value: (Double(count) * 7).rounded() / 10)
            let contents = [(ObjectType.stepCount, Sample.Content.steps(count)), (.distanceWalkingRunning, .quantity(meters))]
            var samples: [Sample] = []
            for (type, content) in contents {
                samples.append(try sample(type, content, from: dates.start, to: dates.end, of: source))
            }
            recorded.append((source, samples))
        }
        var uuids: [UUID] = []
        for (source, samples) in recorded { uuids += try add(samples, from: source) }
        return uuids
    }

    /// Saves a workout with its totals, and with a route if wanted. It usually takes half an hour.
    package func addWorkout(
        _ workout: Workout, _ interval: AddedInterval, hasRoute: Bool, from source: AddedSource
    ) throws(TestDataError) -> [UUID] {
        let dates = try interval.dates(usually: 30, now: now)
        let meters = workout.totalDistance.flatMap { try? $0.doubleValue(for: .meter) }
        if let meters, meters < 0 { throw .expected("a distance that is not negative", of: "totalDistance") }
        let location = workout.configuration.locationType
        let isIndoor = location == .indoor ? true : location == .outdoor || hasRoute ? false : nil
        let metadata = source.isWatch ? RecordedMetadata.workout(in: timeZone, isIndoor: isIndoor) : [:]
        let first = try sample(.workout, .workout(workout), from: dates.start, to: dates.end, of: source, metadata)
        do throws(NativeException) {
            try first.validate(on: phone.device.osVersion)
        } catch {
            throw .expected("an activity of the system. \(error.reason)", of: "workoutActivityType")
        }
        guard hasRoute else { return try add([first], from: source) }
        try dates.checkLength(atLeast: 1)
        let locations = ContentGenerator.locations(
            of: workout.activityType, from: dates.start, to: dates.end, meters: meters, in: timeZone
        )
        let (start, end) = (locations.first?.timestamp ?? dates.start, locations.last?.timestamp ?? dates.end)
        let route = try sample(.workoutRoute, .workoutRoute(SampleSeries(locations)), from: start, to: end, of: source)
        return try add([first, route], from: source, routesOf: first.uuid)
    }

    private func usualMinutes(steps: Int) -> Double { min(Double(steps) / 100, 1440) }
}

extension Sample.Content {
    fileprivate static func steps(_ count: Int) -> Sample.Content { .quantity(Quantity(unit: .count, value: Double(count))) }
}
