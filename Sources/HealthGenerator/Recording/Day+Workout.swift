import Foundation
import HealthEngine
import HealthModel

/// Workouts, with their routes.
extension Day {
    func record(_ planned: PlannedWorkout) throws {
        guard let activity = Enumeration.workoutActivityType.rawValue(named: planned.kind.activityName) else { return }
        var recording = WorkoutRecording(planned, self)
        try recording.record()
        let start = Date(timeIntervalSince1970: Double(planned.start))
        let end = Date(timeIntervalSince1970: Double(planned.end))
        var workout = Workout(activityType: activity)
        workout.configuration.locationType = planned.isIndoor ? .indoor : .outdoor
        workout.events = recording.events
        workout.statistics = try recording.statistics()
        workout.duration = workout.events.elapsedTime(from: start, to: end)
        workout.setTotals()

        var chance = chance(.route)
        var route: Route?
        if planned.kind.hasRoute, !planned.isIndoor {
            let length = planned.kind == .cycling ? chance.uniform(5000...9000) : chance.uniform(1500...3200)
            route = Route(in: plan.zone.identifier, length: length, &chance)
        }
        var metadata = try weather(planned)
        metadata["HKTimeZone"] = .string(plan.zone.identifier)
        metadata["HKIndoorWorkout"] = .bool(planned.isIndoor)
        metadata["HKAverageMETs"] = .quantity(
            Quantity(unit: try Unit(from: "kcal/hr·kg"), value: recording.averageEffort.rounded(to: 4))
        )
        if planned.kind == .swimming {
            let pool = Quantity(unit: .meter, value: 25)
            workout.configuration.lapLength = pool
            workout.configuration.swimmingLocationType = .pool
            metadata["HKLapLength"] = .quantity(pool)
            metadata["HKSwimmingLocationType"] = .integer(1)
        }
        if let route {
            let ascent = (route.ascent(recording.course) * 100).rounded()
            metadata["HKElevationAscended"] = .quantity(Quantity(unit: try Unit(from: "cm"), value: ascent))
        }
        let source = devices.watch.archived
        let position = try recorder.add(SampleDraft(.workout, .workout(workout), start, end, from: source, metadata: metadata))
        guard let route, recorder.isChosen(.workoutRoute) else { return }
        let locations = route.locations(planned, recording.course, noise: noise, &chance)
        guard let first = locations.first, let last = locations.last else { return }
        let part = try recorder.add(
            SampleDraft(.workoutRoute, .workoutRoute(SampleSeries(locations)), first.timestamp, last.timestamp, from: source)
        )
        if let position, let part { try recorder.samples.connect(workout: position, with: [part]) }
    }

    /// Weather metadata: warm in summer and cold in winter, with random differences.
    private func weather(_ workout: PlannedWorkout) throws -> Metadata {
        guard !workout.isIndoor else { return [:] }
        var chance = chance(.weather)
        let season = -Season.cold(onDay: plan.day, midwinter: 20, in: plan.zone)
        let fahrenheit = (56 + 20 * season + chance.normal(0, 7)).rounded()
        let humidity = Double(chance.integer(35...90)) / 100
        return [
            "HKWeatherTemperature": .quantity(Quantity(unit: try Unit(from: "degF"), value: fahrenheit)),
            "HKWeatherHumidity": .quantity(Quantity(unit: .percent, value: humidity)),
        ]
    }
}
