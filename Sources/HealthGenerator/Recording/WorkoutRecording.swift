import Foundation
import HealthModel

/// The samples that a watch records during a workout. The statistics of the workout are computed from these samples.
struct WorkoutRecording {
    let workout: PlannedWorkout
    let course: WorkoutCourse
    private let day: Day
    private var chance: Chance
    private var sums: [Series: Double] = [:]
    /// What is averaged.
    private var readings: [Series: Readings] = [:]

    private struct Readings {
        var (sum, lowest, highest) = (0.0, Double.infinity, 0.0)
        var count = 0

        mutating func add(_ value: Double) {
            (sum, lowest, highest, count) = (sum + value, min(lowest, value), max(highest, value), count + 1)
        }
    }

    init(_ workout: PlannedWorkout, _ day: Day) {
        self.workout = workout
        self.day = day
        course = WorkoutCourse(workout, day: day.plan.day, of: day.person)
        chance = day.chance(.workoutReadings)
    }

    /// Active energy in kilocalories a minute.
    private var energyRate: Double {
        // A liter of oxygen releases five kilocalories.
        (workout.oxygen - 3.5) / 200 * day.person.weight(onDay: day.plan.day)
    }

    mutating func record() throws {
        let context = try Day.context(2)
        var time = workout.start
        var rates = Readings()
        while time < workout.end {
            let rate = (day.heartRate.value(at: time) + chance.normal(0, 1.5 * day.noise)).rounded()
            try day.recorder.add(.heartRate, rate, time, time, by: day.devices.watch, context)
            rates.add(rate)
            time += Int64(saturating: chance.drawn(from: Intervals.workoutHeartRates).rounded())
        }
        readings[.heartRate] = rates
        let energy = energyRate
        let basal = day.person.basalRate(onDay: day.plan.day)
        try inPieces(of: 8...14) { recording, start, end in
            let share = (1 + recording.chance.normal(0, 0.08 * recording.day.noise)).clamped(to: 0.5...1.5)
            try recording.add(.activeEnergyBurned, (energy * share * Double(end - start) / 60).rounded(to: 3), start, end)
        }
        try inPieces(of: 60...60) { recording, start, end in
            try recording.add(.basalEnergyBurned, (basal * Double(end - start) / 60).rounded(to: 3), start, end)
            let minute = (start + 59) / 60 * 60
            if recording.workout.effort > 0.28, minute + 60 <= recording.workout.end {
                try recording.add(.appleExerciseTime, 1, minute, minute + 60)
            }
        }
        if let distance = workout.kind.traits.distance { try recordDistance(distance) }
        if workout.cadence > 0 {
            let cadence = workout.cadence
            try inPieces(of: 50...70) { recording, start, end in
                let share = 1 + recording.chance.normal(0, 0.015 * recording.day.noise)
                try recording.add(.stepCount, (cadence * Double(end - start) / 60 * share).rounded(), start, end)
            }
        }
        if !workout.isIndoor { try recordForm() }
    }

    /// What a watch of 2020 or later measures of the form of a run, and a sensor on a bicycle.
    private mutating func recordForm() throws {
        let hasSensor = day.person.seed.isMultiple(of: 3)
        let isMeasured = workout.kind == .running ? day.devices.hardware.isFrom(2020) : workout.kind == .cycling && hasSensor
        guard isMeasured else { return }
        let weight = day.person.weight(onDay: day.plan.day)
        let step = workout.speed * 60 / max(1, workout.cadence)
        try inPieces(of: 5...11) { recording, start, end in
            let speed = recording.meters(from: start, to: end) / Double(end - start)
            guard recording.workout.kind == .running else {
                return try recording.read(.cyclingSpeed, (speed * 3.6).rounded(to: 3), start, end)
            }
            try recording.read(.runningSpeed, (speed * 3.6).rounded(to: 3), start, end)
            try recording.read(.runningPower, (speed * weight * recording.chance.normal(1.02, 0.03)).rounded(), start, end)
        }
        guard workout.kind == .running else { return }
        // Each with its mean, deviation and decimals. Fast runners touch the ground for a shorter time.
        let measures: [(Series, Double, Double, Int)] = [
            (.runningStrideLength, step, 0.03 * step, 2), (.runningVerticalOscillation, 6.2 + 2.6 * step, 0.4, 1),
            (.runningGroundContactTime, 345 - 30 * workout.speed, 7, 0),
        ]
        try inPieces(of: 12...30) { recording, start, end in
            for (series, mean, deviation, decimals) in measures {
                let value = recording.chance.normal(mean, deviation * recording.day.noise)
                try recording.read(series, value.rounded(to: decimals), start, end)
            }
        }
    }

    private mutating func recordDistance(_ series: Series) throws {
        guard series == .distanceSwimming else {
            return try inPieces(of: 6...14) { recording, start, end in
                let meters = recording.meters(from: start, to: end)
                try recording.add(series, (meters / 1000).rounded(to: 6), start, end)
            }
        }
        for lap in laps {
            try add(.distanceSwimming, 25, lap.lowerBound, lap.upperBound)
            try add(.swimmingStrokeCount, Double(chance.integer(16...24)), lap.lowerBound, lap.upperBound)
        }
    }

    /// The completed lengths of the pool.
    private var laps: [Range<Int64>] {
        let passages = [0] + course.passages(every: 25)
        return zip(passages, passages.dropFirst()).map { workout.start + Int64($0)..<workout.start + Int64($1) }
    }

    private func meters(from start: Int64, to end: Int64) -> Double {
        course.meters[Int(end - workout.start)] - course.meters[Int(start - workout.start)]
    }

    /// Calls `body` with pieces of the workout without its pause. `length` is the length of a piece in seconds.
    private mutating func inPieces(
        of length: ClosedRange<Int>, _ body: (inout WorkoutRecording, Int64, Int64) throws -> Void
    ) throws {
        let pause = workout.pause ?? workout.end..<workout.end
        for range in [workout.start..<pause.lowerBound, pause.upperBound..<workout.end] {
            var start = range.lowerBound
            while start < range.upperBound {
                let end = min(range.upperBound, start + Int64(chance.integer(length)))
                try body(&self, start, end)
                start = end
            }
        }
    }

    private mutating func add(_ series: Series, _ value: Double, _ start: Int64, _ end: Int64) throws {
        guard value > 0 else { return }
        try day.recorder.add(series, value, start, end, by: day.devices.watch)
        sums[series, default: 0] += value
    }

    /// Adds a value that is averaged.
    private mutating func read(_ series: Series, _ value: Double, _ start: Int64, _ end: Int64) throws {
        guard value > 0, series.type.map({ $0.iOS <= day.devices.system }) ?? false else { return }
        try day.recorder.add(series, value, start, end, by: day.devices.watch)
        readings[series, default: Readings()].add(value)
    }

    // MARK: The workout

    /// The statistics of the workout. Exercise minutes are left out: they count for the rings only.
    func statistics() throws -> [Statistics] {
        let start = Date(timeIntervalSince1970: Double(workout.start))
        let end = Date(timeIntervalSince1970: Double(workout.end))
        var found: [Statistics] = []
        for series in Series.allCases where series != .appleExerciseTime {
            guard let type = series.type, let unit = try series.unit.map({ try Unit(from: $0) }),
                let own = type.quantity?.unit
            else { continue }
            let conversion = try UnitConversion(from: unit, to: own)
            func figure(_ value: Double) -> Quantity { Quantity(unit: own, value: conversion(value.rounded(toDigits: 6))) }
            var figures = Statistics.Figures()
            if let values = readings[series] {
                figures.average = figure(values.sum / Double(values.count))
                figures.minimum = figure(values.lowest)
                figures.maximum = figure(values.highest)
            } else if let sum = sums[series] {
                figures.sum = figure(sum)
            } else {
                continue
            }
            found.append(Statistics(type: type, startDate: start, endDate: end, figures: figures))
        }
        return found.sorted { $0.type.identifier < $1.type.identifier }
    }

    /// Events for pauses, lengths of a pool and kilometers.
    var events: [WorkoutEvent] {
        func event(_ kind: WorkoutEvent.Kind, _ range: Range<Int64>, _ metadata: Metadata = [:]) -> WorkoutEvent {
            WorkoutEvent(
                type: kind,
                startDate: Date(timeIntervalSince1970: Double(range.lowerBound)),
                endDate: Date(timeIntervalSince1970: Double(range.upperBound)),
                metadata: metadata
            )
        }
        var events: [WorkoutEvent] = []
        if let pause = workout.pause {
            events.append(event(.pause, pause.lowerBound..<pause.lowerBound))
            events.append(event(.resume, pause.upperBound..<pause.upperBound))
        }
        if workout.kind == .swimming {
            events += laps.map { event(.lap, $0, ["HKSwimmingStrokeStyle": .integer(2)]) }
        } else if workout.kind.hasRoute {
            let passages = [0] + course.passages(every: 1000)
            events += zip(passages, passages.dropFirst()).map { start, end in
                event(.segment, workout.start + Int64(start)..<workout.start + Int64(end))
            }
        }
        return events.inOrder
    }

    /// The average effort in kilocalories per kilogram and hour.
    var averageEffort: Double {
        let energy = (sums[.activeEnergyBurned] ?? 0) + (sums[.basalEnergyBurned] ?? 0)
        let hours = Double(workout.end - workout.start) / 3600
        return energy / day.person.weight(onDay: day.plan.day) / hours
    }
}
