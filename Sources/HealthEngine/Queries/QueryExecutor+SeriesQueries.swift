import Foundation
import GRDB
public import HealthModel

/// The queries for what samples are made of, which sample queries leave out (SQ-05). Each throws code 5 where its type was
/// never asked for, and code 3 for a sample that is not there, or that the app may not read: to the app that is the same
/// (AUTH-38; project decision).
extension QueryExecutor {
    /// The locations of a route in the order of time; none where none is within the interval (OTH-06).
    public func execute(_ query: WorkoutRouteQuery) throws(HealthFailure) -> [Location] {
        let locations = try elements(Location.self, of: query.route, .workoutRoute)
        guard let interval = query.dateInterval else { return locations }
        return locations.filter { interval.contains($0.timestamp) }
    }

    /// The beats of a series in their order (OTH-07).
    public func execute(_ query: HeartbeatSeriesQuery) throws(HealthFailure) -> [Heartbeat] {
        try elements(Heartbeat.self, of: query.heartbeatSeries, .heartbeatSeries)
    }

    /// The voltages of an electrocardiogram in their order (OTH-07).
    public func execute(_ query: ElectrocardiogramQuery) throws(HealthFailure) -> [VoltageMeasurement] {
        try elements(VoltageMeasurement.self, of: query.electrocardiogram, .electrocardiogram)
    }

    private func elements<Element: PackedElement>(
        _: Element.Type,
        of uuid: UUID,
        _ type: ObjectType
    ) throws(HealthFailure) -> [Element] {
        try viewer.read([QueryDescriptor(type, .objects([uuid]))]) { db, registry, parts in
            let reader = SampleReader(db, registry)
            var found = FoundSamples()
            for part in parts {
                try viewer.scan(part, db, registry).forEach(reader) { row, sample in
                    guard let sample = try sample ?? reader.sample(row) else { return }
                    found.append(sample, at: row.int64(.id))
                }
            }
            guard let sample = found.samples.first, let position = found.positions.first else {
                throw HealthFailure.error(HealthError.sampleNotFound(type))
            }
            return try SeriesChunks(db).elements(of: sample, at: position)
        }
    }
}
