import Foundation
package import HealthModel

/// The quantities of a workout by type, for its statistics: the sum for a cumulative type, and average, minimum,
/// maximum and most recent quantity for a discrete type (WO-06).
struct WorkoutMeasurements {
    private(set) var byType: [ObjectType: MeasurementTimeline] = [:]
    /// The version of the system, which determines the averages.
    private let version: OSVersion

    init(_ samples: [Sample], on version: OSVersion) {
        self.version = version
        var byType: [ObjectType: [Measurement]] = [:]
        for sample in samples {
            guard case .quantity(let quantity, let series) = sample.content, let unit = sample.type.quantity?.unit,
                let conversion = try? UnitConversion(from: quantity.unit, to: unit)
            else { continue }
            let single = SeriesQuantity(value: quantity.value, startDate: sample.startDate, endDate: sample.endDate)
            // Each quantity of a series counts (STAT-16).
            let quantities = series.map(\.quantities) ?? []
            byType[sample.type, default: []] += (quantities.isEmpty ? [single] : quantities).map { quantity in
                Measurement(
                    start: Measurement.time(of: quantity.startDate),
                    end: Measurement.time(of: quantity.endDate),
                    value: conversion(quantity.value),
                    source: 0
                )
            }
        }
        self.byType = byType.mapValues(MeasurementTimeline.init)
    }

    /// The statistics of each type, in the order of type identifiers.
    func statistics() -> [Statistics] {
        Set(byType.keys).sortedByIdentifier.compactMap { type in
            byType[type].flatMap { statistics(of: type, $0.measurements) }
        }
    }

    /// The statistics of a part of the workout. A cumulative quantity that lasts beyond the part counts in proportion,
    /// as in a collection (COLL-03, COLL-06). An instant between two parts counts in the later part.
    func statistics(from start: Date, to end: Date, includingEnd: Bool) -> [Statistics] {
        let (start, end) = (Measurement.time(of: start), Measurement.time(of: end))
        return Set(byType.keys).sortedByIdentifier.compactMap { type in
            guard let timeline = byType[type] else { return nil }
            let isCumulative = type.quantity?.isCumulative ?? false
            let pieces = timeline.measurements(from: start, to: end).compactMap { (measurement) -> Measurement? in
                let isInstant = measurement.duration == 0
                let isInside = measurement.start < end || includingEnd && measurement.start == end
                guard isInside, isInstant ? measurement.start >= start : measurement.end > start else { return nil }
                guard isCumulative, !isInstant else { return measurement }
                var piece = measurement
                piece.start = max(measurement.start, start)
                piece.end = min(measurement.end, end)
                piece.value = measurement.value(during: piece.duration)
                return piece
            }
            return statistics(of: type, pieces)
        }
    }

    private func statistics(of type: ObjectType, _ measurements: [Measurement]) -> Statistics? {
        guard !measurements.isEmpty else { return nil }
        let isCumulative = type.quantity?.isCumulative ?? false
        return Statistics(
            of: type,
            on: version,
            measurements: measurements,
            sources: [],
            options: isCumulative ? .cumulativeSum : [.discreteAverage, .discreteMin, .discreteMax, .mostRecent]
        )
    }
}

/// The measurements of a type in order, prepared to find those of each part of a workout.
struct MeasurementTimeline {
    let measurements: [Measurement]
    /// The latest end up to and including each measurement.
    private let latestEnds: [Int64]

    init(_ measurements: [Measurement]) {
        self.measurements = measurements.inOrder()
        var latest = Int64.min
        latestEnds = self.measurements.map { measurement in
            latest = max(latest, measurement.end)
            return latest
        }
    }

    /// All measurements that touch an interval, and few others.
    func measurements(from start: Int64, to end: Int64) -> ArraySlice<Measurement> {
        let first = latestEnds.partitioningIndex { $0 >= start }
        let last = measurements.partitioningIndex { $0.start > end }
        return measurements[min(first, last)..<last]
    }
}

extension Workout {
    /// Sets the totals to the sums of the statistics (WO-14). Nil without samples of the type.
    package mutating func setTotals() {
        totalEnergyBurned = sum(.activeEnergyBurned)
        totalSwimmingStrokeCount = sum(.swimmingStrokeCount)
        totalFlightsClimbed = sum(.flightsClimbed)
        let types = ([configuration] + activities.map(\.configuration)).map(\.distanceType)
        // A multisport has several kinds of distance. Its total is their sum (project decision).
        let distances = Set(types).compactMap(sum).map(\.value)
        totalDistance = distances.isEmpty ? nil : Quantity(unit: .meter, value: distances.sorted().reduce(0, +))
    }

    private func sum(_ type: ObjectType) -> Quantity? { statistics(for: type)?.figures.sum }
}

extension WorkoutConfiguration {
    /// The distance type of the activity. Walking and running distance if the activity has no type of its own (project
    /// decision).
    package var distanceType: ObjectType {
        let name = Enumeration.workoutActivityType.name(of: activityType)
        return switch name {
        case "cycling", "handCycling": .distanceCycling
        case "swimming": .distanceSwimming
        case "wheelchairWalkPace", "wheelchairRunPace": .distanceWheelchair
        case "downhillSkiing", "snowboarding", "snowSports": .distanceDownhillSnowSports
        case "crossCountrySkiing": .distanceCrossCountrySkiing
        case "paddleSports": .distancePaddleSports
        case "rowing": .distanceRowing
        case "skatingSports": .distanceSkatingSports
        default: .distanceWalkingRunning
        }
    }
}

/// The times that the samples of a workout spend in zones.
extension WorkoutMeasurements {
    /// The longest time for which a measurement without duration holds, in milliseconds (ZONE-16).
    private static let longestHold: Int64 = 60_000

    /// The times in the zones of each configuration, for those types that have samples (ZONE-13, ZONE-22).
    func zoneGroups(
        _ configurations: [WorkoutZoneConfiguration], from start: Date, to end: Date, _ timeline: WorkoutTimeline
    ) -> [WorkoutZoneGroup] {
        configurations.compactMap { zoneGroup($0, from: start, to: end, timeline) }
    }

    /// The times in zones from start to end, without pauses. Nil without samples of the type.
    ///
    /// A measurement without duration holds until the next one (ZONE-16). No time counts twice (ZONE-17).
    func zoneGroup(
        _ configuration: WorkoutZoneConfiguration, from start: Date, to end: Date, _ timeline: WorkoutTimeline
    ) -> WorkoutZoneGroup? {
        let (start, end) = (Measurement.time(of: start), Measurement.time(of: end))
        // A measurement before an activity can hold into it.
        let found = byType[configuration.type]?.measurements(from: start - Self.longestHold, to: end) ?? []
        guard found.contains(where: { $0.start <= end && $0.end >= start }) else { return nil }
        var durations = Array(repeating: 0.0, count: configuration.boundaries.count + 1)
        var counted = start
        for (index, measurement) in zip(found.indices, found) {
            let next = index + 1 < found.endIndex ? found[index + 1].start : Int64.max
            let isInstant = measurement.duration == 0
            let hold = isInstant ? min(next, measurement.start + Self.longestHold) : measurement.end
            let (from, to) = (max(measurement.start, counted), min(hold, end))
            guard from < to else { continue }
            durations[configuration.zone(of: measurement.value)] += timeline.elapsedTime(
                from: Date(milliseconds: from), to: Date(milliseconds: to)
            )
            counted = to
        }
        return WorkoutZoneGroup(configuration, durations: durations)
    }
}
