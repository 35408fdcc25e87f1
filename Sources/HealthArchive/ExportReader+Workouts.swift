import Foundation
import HealthEngine
import HealthModel

/// A workout whose element is open, with what of it is open.
struct OpenWorkout {
    let type: ImportedType
    let head: SampleHead
    var workout: Workout
    var event: (kind: WorkoutEvent.Kind, start: Date, end: Date)?
    var activity: WorkoutActivity?
    var route: OpenRoute?
    var routes: [OpenRoute] = []
    /// Samples within the element.
    var parts: [Int64] = []

    var start: Date { Date(milliseconds: head.start) }
    var end: Date { Date(milliseconds: head.end) }
}

extension ExportReader {
    func beginWorkout(_ attributes: XMLAttributes) throws {
        metadata.open()
        workout = nil
        let type = types.type(.workout)
        guard isChosen(.workout), let head = try head(attributes, of: type) else { return }
        let activity = attributes[.workoutActivityType]?.string ?? ""
        guard let number = Enumeration.workoutActivityType.rawValue(ofConstant: activity) else {
            return skip(type, .unknownValue)
        }
        var workout = Workout(activityType: number)
        workout.duration = attributes.quantity(.duration, .durationUnit)?.seconds ?? 0
        workout.totalDistance = attributes.quantity(.totalDistance, .totalDistanceUnit)?.measuring(.meter)
        workout.totalEnergyBurned = attributes.quantity(.totalEnergyBurned, .totalEnergyBurnedUnit)?.measuring(
            .kilocalorie
        )
        self.workout = OpenWorkout(type: type, head: head, workout: workout)
    }

    func endWorkout() throws {
        let metadata = try closeMetadata()
        guard var open = workout else { return }
        workout = nil
        open.workout.complete(metadata, from: open.start, to: open.end)
        let content = Sample.Content.workout(open.workout)
        let position = try save(content, open.type, open.start, open.end, open.head.source, metadata)
        var parts = open.parts
        for route in open.routes {
            if let part = try save(route) { parts.append(part) }
        }
        guard let position, let samples else { return }
        try samples.connect(workout: position, with: parts)
        workouts.append((position, open.workout.statistics.map(\.type), open.workout.configuration))
    }

    // MARK: Parts

    /// Begins a part of a workout; false if it cannot be here. What belongs to a workout that was passed over is read past.
    func beginPartOfWorkout(
        _ element: ExportElement,
        _ attributes: XMLAttributes,
        in parent: ExportElement?
    ) throws -> Bool {
        switch (element, parent) {
        case (.workoutEvent, .workout), (.workoutEvent, .workoutActivity):
            metadata.open()
            beginEvent(attributes)
        case (.workoutStatistics, .workout), (.workoutStatistics, .workoutActivity):
            addStatistics(attributes)
        case (.workoutActivity, .workout):
            metadata.open()
            beginActivity(attributes)
        case (.workoutRoute, .workout):
            metadata.open()
            try beginRoute(attributes)
        case (.fileReference, .workoutRoute):
            workout?.route?.path = attributes[.path]?.string
        default: return false
        }
        return true
    }

    private func beginEvent(_ attributes: XMLAttributes) {
        guard let workout else { return }
        guard let kind = WorkoutEvent.Kind(constant: attributes[.type]?.string ?? ""),
            let date = attributes[.date]?.date
        else { return note(.unreadableEvent) }
        let duration = attributes.quantity(.duration, .durationUnit)?.seconds ?? 0
        // Dates are cut off at whole seconds, durations are not.
        let start = min(max(date, workout.start), workout.end)
        let hasLength = kind == .lap || kind == .segment
        let end = hasLength ? min(max(start, date + duration), workout.end) : start
        self.workout?.event = (kind, start, end)
    }

    func endEvent() throws {
        let metadata = try closeMetadata()
        guard let event = workout?.event else { return }
        workout?.event = nil
        let found = WorkoutEvent(type: event.kind, startDate: event.start, endDate: event.end, metadata: metadata)
        if workout?.activity != nil {
            workout?.activity?.events.append(found)
        } else {
            workout?.workout.events.append(found)
        }
    }

    private func beginActivity(_ attributes: XMLAttributes) {
        guard let workout else { return }
        guard let uuid = UUID(uuidString: attributes[.uuid]?.string ?? ""), let start = attributes[.startDate]?.date
        else {
            return note(.unreadableActivity)
        }
        var activity = WorkoutActivity(
            uuid: uuid,
            configuration: workout.workout.configuration,
            startDate: start,
            endDate: max(start, attributes[.endDate]?.date ?? workout.end)
        )
        activity.duration = attributes.quantity(.duration, .durationUnit)?.seconds ?? 0
        self.workout?.activity = activity
    }

    func endActivity() throws {
        let metadata = try closeMetadata()
        guard var activity = workout?.activity else { return }
        workout?.activity = nil
        activity.metadata = metadata
        workout?.workout.activities.append(activity)
    }

    private func addStatistics(_ attributes: XMLAttributes) {
        guard let workout else { return }
        guard let name = attributes[.type], let type = types.type(name)?.type, let own = type.quantity?.unit,
            let unit = try? HealthModel.Unit(from: attributes[.unit]?.string ?? ""), unit.isCompatible(with: own),
            let conversion = try? UnitConversion(from: unit, to: own)
        else { return note(.unreadableStatistics) }
        func figure(_ attribute: ExportAttribute) -> Quantity? {
            attributes[attribute]?.number.map { Quantity(unit: own, value: conversion($0)) }
        }
        var figures = Statistics.Figures()
        figures.sum = figure(.sum)
        figures.average = figure(.average)
        figures.minimum = figure(.minimum)
        figures.maximum = figure(.maximum)
        let start = attributes[.startDate]?.date ?? workout.start
        let end = max(start, attributes[.endDate]?.date ?? workout.end)
        let statistics = Statistics(type: type, startDate: start, endDate: end, figures: figures)
        if workout.activity != nil {
            self.workout?.activity?.statistics.append(statistics)
        } else {
            self.workout?.workout.statistics.append(statistics)
        }
    }

    /// Connects all workouts with what was measured meanwhile, when everything is there.
    func connectMeasurements() throws {
        guard let samples else { return }
        for (position, types, configuration) in workouts {
            try samples.connectMeasurements(withWorkoutAt: position, configuration, types)
        }
        workouts = []
    }
}

extension Workout {
    /// Adds what follows from the rest. The totals of later exports are among the statistics (EXP-16).
    fileprivate mutating func complete(_ metadata: Metadata, from start: Date, to end: Date) {
        if case .bool(let isIndoor)? = metadata["HKIndoorWorkout"] {
            configuration.locationType = isIndoor ? .indoor : .outdoor
        }
        if case .quantity(let length)? = metadata["HKLapLength"] { configuration.lapLength = length }
        statistics.sort { $0.type.identifier < $1.type.identifier }
        for index in activities.indices {
            activities[index].statistics.sort { $0.type.identifier < $1.type.identifier }
        }
        activities.sort { $0.startDate < $1.startDate }
        events = events.inOrder
        if duration == 0 { duration = events.elapsedTime(from: start, to: end) }
        let given = (totalDistance, totalEnergyBurned)
        setTotals()
        totalDistance = given.0 ?? totalDistance
        totalEnergyBurned = given.1 ?? totalEnergyBurned
    }
}

extension Quantity {
    /// As a duration, if it is one.
    fileprivate var seconds: TimeInterval? {
        guard let seconds = try? doubleValue(for: .second), seconds.isFinite, seconds >= 0 else { return nil }
        return seconds
    }

    /// The quantity, if it measures what the unit does.
    fileprivate func measuring(_ unit: HealthModel.Unit) -> Quantity? { isCompatible(with: unit) ? self : nil }
}
