public import Foundation
import GRDB
public import HealthModel

/// `HKWorkoutRouteQuery`: the locations of a route (OTH-06).
public struct WorkoutRouteQuery: Hashable, Sendable {
    /// The UUID of the route.
    public var route: UUID
    /// The interval of the locations, including both ends. Nil for all locations.
    public var dateInterval: DateInterval?

    /// A query.
    public init(route: UUID, dateInterval: DateInterval? = nil) {
        self.route = route
        self.dateInterval = dateInterval
    }
}

/// `HKHeartbeatSeriesQuery`: the beats of a series (OTH-07).
public struct HeartbeatSeriesQuery: Hashable, Sendable {
    /// The UUID of the series.
    public var heartbeatSeries: UUID

    /// A query.
    public init(heartbeatSeries: UUID) {
        self.heartbeatSeries = heartbeatSeries
    }
}

/// `HKElectrocardiogramQuery`: the voltages of an electrocardiogram (OTH-07).
public struct ElectrocardiogramQuery: Hashable, Sendable {
    /// The UUID of the electrocardiogram.
    public var electrocardiogram: UUID

    /// A query.
    public init(electrocardiogram: UUID) {
        self.electrocardiogram = electrocardiogram
    }
}

/// The queries for the elements of samples, which sample queries omit (SQ-05). Each throws code 5 if its type is
/// undecided. Each throws code 3 for a sample that is missing or that the app may not read, so the app cannot
/// distinguish the two (AUTH-38; project decision).
extension HealthStore {
    /// The locations of a route in chronological order, within the interval (OTH-06).
    public func execute(_ query: WorkoutRouteQuery) throws(HealthFailure) -> [Location] {
        try operation(.read, [.workoutRoute], checking: .query, count: \.count) {
            let locations = try elements(Location.self, of: query.route, .workoutRoute)
            guard let interval = query.dateInterval else { return locations }
            return locations.filter { interval.contains($0.timestamp) }
        }
    }

    /// The heartbeats of a series in order (OTH-07).
    public func execute(_ query: HeartbeatSeriesQuery) throws(HealthFailure) -> [Heartbeat] {
        try operation(.read, [.heartbeatSeries], checking: .query, count: \.count) {
            try elements(Heartbeat.self, of: query.heartbeatSeries, .heartbeatSeries)
        }
    }

    /// The voltages of an electrocardiogram in order (OTH-07).
    public func execute(_ query: ElectrocardiogramQuery) throws(HealthFailure) -> [VoltageMeasurement] {
        try operation(.read, [.electrocardiogram], checking: .query, count: \.count) {
            try elements(VoltageMeasurement.self, of: query.electrocardiogram, .electrocardiogram)
        }
    }

    private func elements<Element: PackedElement>(
        _: Element.Type, of uuid: UUID, _ type: ObjectType
    ) throws(HealthFailure) -> [Element] {
        try read([QueryDescriptor(type, .objects([uuid]))]) { db, registry, parts in
            let found = try samples(of: parts, db, registry)
            guard let sample = found.samples.first, let position = found.positions.first else {
                throw HealthFailure.error(HealthError.sampleNotFound(type))
            }
            return try SeriesChunks(db: db).elements(of: sample, at: position)
        }
    }
}
