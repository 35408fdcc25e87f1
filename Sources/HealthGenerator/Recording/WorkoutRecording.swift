import Foundation
import HealthModel

/// The samples that a watch records during a workout. The statistics of the workout are computed from these samples.
struct WorkoutRecording {
    let workout: PlannedWorkout
    let course: WorkoutCourse
    private let day: Day
    private var chance: Chance
    private var sums: [Series: Double] = [:]
    private var rates: (sum: Double, count: Int, lowest: Double, highest: Double) = (0, 0, .infinity, 0)

    init(_ workout: PlannedWorkout, _ day: Day) {
        self.workout = workout
        self.day = day
        course = WorkoutCourse(workout, day: day.plan.day, of: day.person)
        chance = day.chance(.workoutReadings)
    }

    /// Active energy in kilocalories a minute.
    private var energyRate: Double {
        let weight = day.person.weight(onDay: day.plan.day)
        guard workout.speed > 0, workout.kind.isOnFoot else {
            return weight / 60 * (workout.kind.effort * 0.9 * day.person.oxygenUptake(onDay: day.plan.day) / 3.5)
        }
        // Running burns about one kilocalorie per kilogram and kilometer, walking less.
        return weight * workout.speed * 0.06 * (workout.kind == .running ? 0.98 : 0.75)
    }

    mutating func record() throws {
        let context = try Day.context(2)
        for time in stride(from: workout.start, to: workout.end, by: 5) {
            let rate = (day.heartRate.value(at: time) + chance.normal(0, 1.5 * day.noise)).rounded()
            try day.recorder.add(.heartRate, rate, time, time, by: day.devices.watch, context)
            rates = (rates.sum + rate, rates.count + 1, min(rates.lowest, rate), max(rates.highest, rate))
        }
        let energy = energyRate
        let basal = day.person.basalRate(onDay: day.plan.day)
        try inPieces(of: 8...14) { recording, start, end in
            let share = (1 + recording.chance.normal(0, 0.08 * recording.day.noise)).clamped(to: 0.5...1.5)
            try recording.add(.activeEnergyBurned, (energy * share * Double(end - start) / 60).rounded(to: 3), start, end)
        }
        try inPieces(of: 60...60) { recording, start, end in
            try recording.add(.basalEnergyBurned, (basal * Double(end - start) / 60).rounded(to: 3), start, end)
            if recording.workout.kind.effort > 0.3, end - start == 60 {
                try recording.add(.appleExerciseTime, 1, start, end)
            }
        }
        if let distance = workout.kind.distance { try recordDistance(distance) }
        if workout.cadence > 0 {
            let cadence = workout.cadence
            try inPieces(of: 50...70) { recording, start, end in
                let share = 1 + recording.chance.normal(0, 0.015 * recording.day.noise)
                try recording.add(.stepCount, (cadence * Double(end - start) / 60 * share).rounded(), start, end)
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
            if series == .heartRate, rates.count > 0 {
                figures.average = figure(rates.sum / Double(rates.count))
                figures.minimum = figure(rates.lowest)
                figures.maximum = figure(rates.highest)
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
        } else if workout.speed > 0 {
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
