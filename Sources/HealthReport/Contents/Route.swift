import Foundation
import HealthEngine
import HealthModel

/// The shape of the latest route. It has no coordinates, because these reveal where a person lives.
struct Route {
    /// The length that is left out at the start and at the end, in meters.
    static let hidden = 200.0

    struct Point {
        /// Meters to the east and to the north of an arbitrary origin.
        let east: Double
        let north: Double

        func distance(to other: Point) -> Double {
            ((east - other.east) * (east - other.east) + (north - other.north) * (north - other.north)).squareRoot()
        }
    }

    /// When the route was recorded.
    let start: Date
    let end: Date
    /// The length of the whole route, in meters.
    let length: Double
    /// The points, without the start and the end of the route.
    let shape: [Point]

    /// The latest route that ends before `end`; nil if there is none or its length is zero.
    init?(_ phone: Phone, before end: Date) throws(HealthFailure) {
        let query = SampleQuery(
            .workoutRoute,
            .samples(start: nil, end: end, options: .strictEndDate),
            limit: 1,
            sortDescriptors: [SampleSortDescriptor(.startDate, ascending: false)]
        )
        guard let sample = try phone.healthStore.execute(query).first else { return nil }
        let locations = try phone.healthStore.execute(WorkoutRouteQuery(route: sample.uuid))
        self.init(locations.filter { $0.horizontalAccuracy >= 0 })
    }

    init?(_ locations: [Location]) {
        guard let first = locations.first, let last = locations.last else { return nil }
        start = first.timestamp
        end = last.timestamp
        let points = locations.map { Point($0, from: first) }
        // The distance from the start to each point.
        var distances = [0.0]
        for (previous, point) in zip(points, points.dropFirst()) {
            distances.append((distances.last ?? 0) + previous.distance(to: point))
        }
        length = distances.last ?? 0
        guard length > 0 else { return nil }
        let shown = Self.hidden...max(Self.hidden, length - Self.hidden)
        shape = zip(points, distances).filter { shown.contains($0.1) }.map(\.0)
    }
}

extension Route.Point {
    /// The length of a degree of latitude in meters.
    private static let metersOfDegree = 111_194.93

    /// A point on the plane that touches the Earth at the start of the route.
    fileprivate init(_ location: Location, from first: Location) {
        var turn = location.longitude - first.longitude
        // The route may cross the antimeridian.
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let shrinking = cos(first.latitude * .pi / 180)
        east = turn * shrinking * Self.metersOfDegree
        north = (location.latitude - first.latitude) * Self.metersOfDegree
    }
}
