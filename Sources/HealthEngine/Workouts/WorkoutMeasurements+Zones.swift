import Foundation
import HealthModel

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
