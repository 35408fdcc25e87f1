public import Foundation

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
