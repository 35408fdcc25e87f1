import Foundation
import HealthEngine
import HealthModel

/// Workouts, with their routes.
extension Day {
    func record(_ planned: PlannedWorkout) throws {
        guard let activity = Enumeration.workoutActivityType.rawValue(named: planned.kind.traits.name) else { return }
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
        var metadata = RecordedMetadata.workout(in: plan.zone, isIndoor: planned.isIndoor)
        if !planned.isIndoor { try addWeather(to: &metadata) }
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
        let isByApp = planned.kind == .running || planned.kind == .cycling
        let source = (isByApp ? devices.workoutApp ?? devices.watch : devices.watch).archived
        try recordEffort(of: planned)
        let position = try recorder.add(SampleDraft(.workout, .workout(workout), start, end, from: source, metadata: metadata))
        try recordAgain(workout, start, end)
        guard let route, recorder.isChosen(.workoutRoute) else { return }
        let locations = route.locations(planned, recording.course, noise: noise, &chance)
        guard let first = locations.first, let last = locations.last else { return }
        let part = try recorder.add(
            SampleDraft(.workoutRoute, .workoutRoute(SampleSeries(locations)), first.timestamp, last.timestamp, from: source)
        )
        if let position, let part { try recorder.samples.connect(workout: position, with: [part]) }
    }

    /// The effort, and how fast the heart recovers.
    private func recordEffort(of workout: PlannedWorkout) throws {
        var chance = Chance(seed: person.seed, .workoutReadings, -plan.day)
        let score = (10 * workout.effort + chance.normal(0.4, 0.7)).rounded().clamped(to: 1...10)
        if workout.speed > 0 {
            try recorder.add(.estimatedWorkoutEffortScore, score, workout.start, workout.end, by: devices.watch)
        }
        if chance.happens(0.2) {
            let own = (score + chance.normal(0, 0.8)).rounded().clamped(to: 1...10)
            try recorder.add(.workoutEffortScore, own, workout.start, workout.end, by: devices.watch)
        }
        let end = workout.end + 60
        guard workout.effort > 0.5, plan.wear.isWorn(from: workout.start, to: end) else { return }
        // Fit hearts recover faster.
        let usual = 26 * (person.oxygenUptake(onDay: plan.day) / 38).squareRoot() * (workout.effort / 0.72)
        let metadata = try Metadata([
            "HKMetadataKeyHeartRateRecoveryTestType": .integer(2),
            "HKMetadataKeyHeartRateRecoveryActivityDuration": .quantity(
                Quantity(unit: .second, value: Double(workout.end - workout.start))
            ),
        ]).stored
        let drop = chance.normal(usual, 4).rounded().clamped(to: 6...60)
        try recorder.add(.heartRateRecoveryOneMinute, drop, end, end, by: devices.watchWithoutDevice, metadata)
    }

    /// Weather metadata: warm in summer and cold in winter, with random differences.
    private func addWeather(to metadata: inout Metadata) throws {
        var chance = chance(.weather)
        let season = -Season.cold(onDay: plan.day, midwinter: 20, in: plan.zone)
        let fahrenheit = (56 + 20 * season + chance.normal(0, 7)).rounded()
        let humidity = Double(chance.integer(35...90)) / 100
        metadata["HKWeatherTemperature"] = .quantity(Quantity(unit: try Unit(from: "degF"), value: fahrenheit))
        metadata["HKWeatherHumidity"] = .quantity(Quantity(unit: .percent, value: humidity))
    }
}
