import Foundation
import HealthEngine
import HealthModel

/// The latest route: its shape alone, as coordinates tell where somebody lives.
struct Route: Hashable {
    /// How much of its beginning and end is left out, in meters.
    static let hidden = 200.0

    struct Point: Hashable {
        /// To the east and to the north, in meters from anywhere.
        let east: Double
        let north: Double

        func distance(to other: Point) -> Double {
            ((east - other.east) * (east - other.east) + (north - other.north) * (north - other.north)).squareRoot()
        }
    }

    /// When it was taken.
    let start: Date
    let end: Date
    /// The length of all of it, in meters.
    let length: Double
    /// Without its beginning and end.
    let shape: [Point]

    /// The latest that begins before the end of a period; nil where there is none with any length.
    init?(_ phone: Phone, before end: Date) throws(HealthFailure) {
        let query = SampleQuery(
            .workoutRoute,
            .samples(start: nil, end: end, options: .strictEndDate),
            limit: 1,
            sortDescriptors: [SampleSortDescriptor(.startDate, ascending: false)]
        )
        guard let sample = try phone.execute(query).first else { return nil }
        let locations = try phone.execute(WorkoutRouteQuery(route: sample.uuid))
        self.init(locations.filter { $0.horizontalAccuracy >= 0 })
    }

    init?(_ locations: [Location]) {
        guard let first = locations.first, let last = locations.last else { return nil }
        start = first.timestamp
        end = last.timestamp
        let points = locations.map { Point($0, from: first) }
        // How far it is to each.
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
    /// The Earth's radius by pi, halved twice, over 90: the meters of a degree.
    private static let metersOfDegree = 111_194.93

    /// A place on the plane that touches the Earth there where the route begins.
    fileprivate init(_ location: Location, from first: Location) {
        var turn = location.longitude - first.longitude
        // Across the line where days change.
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let shrinking = cos(first.latitude * .pi / 180)
        east = turn * shrinking * Self.metersOfDegree
        north = (location.latitude - first.latitude) * Self.metersOfDegree
    }
}
