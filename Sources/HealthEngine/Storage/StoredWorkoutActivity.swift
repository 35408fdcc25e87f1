import Foundation
import HealthModel

/// A part of a workout.
struct StoredWorkoutActivity: Codable {
    var uuid: UUID
    var activityType: Int
    var configuration: StoredWorkoutConfiguration?
    /// Seconds since 1970.
    var startDate: Double
    var endDate: Double?
    var duration: Double
    var events: [StoredWorkout.Event]?
    var metadata: StoredMetadata?
    var statistics: [StoredStatistics]?
    var zoneGroups: [StoredZoneGroup]?

    init(_ activity: WorkoutActivity) {
        uuid = activity.uuid
        activityType = activity.configuration.activityType
        configuration = StoredWorkoutConfiguration(activity.configuration)
        startDate = activity.startDate.timeIntervalSince1970
        endDate = activity.endDate?.timeIntervalSince1970
        duration = activity.duration
        events = activity.events.isEmpty ? nil : activity.events.map(StoredWorkout.Event.init)
        metadata = activity.metadata.isEmpty ? nil : StoredMetadata(activity.metadata)
        statistics = activity.statistics.isEmpty ? nil : activity.statistics.map(StoredStatistics.init)
        zoneGroups = activity.zoneGroups.isEmpty ? nil : activity.zoneGroups.map(StoredZoneGroup.init)
    }

    var activity: WorkoutActivity {
        get throws {
            var configuration = WorkoutConfiguration(activityType: activityType)
            try self.configuration?.complete(&configuration)
            var activity = WorkoutActivity(
                uuid: uuid,
                configuration: configuration,
                startDate: try StoredForm.date(startDate),
                endDate: try endDate.map(StoredForm.date),
                metadata: metadata?.metadata ?? [:]
            )
            activity.duration = duration
            activity.events = try (events ?? []).map { try $0.event }
            activity.statistics = try (statistics ?? []).compactMap { try $0.statistics }
            activity.zoneGroups = try (zoneGroups ?? []).compactMap { try $0.group }
            return activity
        }
    }
}

/// The statistics of a workout, in the canonical unit of their type.
struct StoredStatistics: Codable {
    var type: String
    /// Seconds since 1970.
    var startDate: Double
    var endDate: Double
    var sum: Double?
    var average: Double?
    var minimum: Double?
    var maximum: Double?
    var mostRecent: Double?
    var mostRecentStartDate: Double?
    var mostRecentEndDate: Double?

    init(_ statistics: Statistics) {
        type = statistics.type.identifier
        startDate = statistics.startDate.timeIntervalSince1970
        endDate = statistics.endDate.timeIntervalSince1970
        sum = statistics.figures.sum?.value
        average = statistics.figures.average?.value
        minimum = statistics.figures.minimum?.value
        maximum = statistics.figures.maximum?.value
        mostRecent = statistics.figures.mostRecent?.value
        mostRecentStartDate = statistics.figures.mostRecentDateInterval?.start.timeIntervalSince1970
        mostRecentEndDate = statistics.figures.mostRecentDateInterval?.end.timeIntervalSince1970
    }

    /// The statistics. Nil for a type of a newer version of this program.
    var statistics: Statistics? {
        get throws {
            guard let type = TypeCatalog.type(identifier: type) else { return nil }
            guard let unit = type.quantity?.unit else { throw HealthFailure.store(.corrupt) }
            func quantity(_ value: Double?) -> Quantity? { value.map { Quantity(unit: unit, value: $0) } }
            var figures = Statistics.Figures()
            figures.sum = quantity(sum)
            figures.average = quantity(average)
            figures.minimum = quantity(minimum)
            figures.maximum = quantity(maximum)
            figures.mostRecent = quantity(mostRecent)
            if let mostRecentStartDate, let mostRecentEndDate {
                figures.mostRecentDateInterval = try Self.interval(mostRecentStartDate, mostRecentEndDate)
            }
            let interval = try Self.interval(startDate, endDate)
            return Statistics(type: type, startDate: interval.start, endDate: interval.end, figures: figures)
        }
    }

    private static func interval(_ start: Double, _ end: Double) throws -> DateInterval {
        let (start, end) = (try StoredForm.date(start), try StoredForm.date(end))
        guard start <= end else { throw HealthFailure.store(.corrupt) }
        return DateInterval(start: start, end: end)
    }
}
