import Foundation
import HealthModel

/// A course in a public park, never near a home: a smooth closed line that long workouts repeat.
struct Route {
    private struct Point {
        /// Meters from the middle of the park, and above its lowest point.
        let east, north, height: Double
        /// Meters along the line.
        let distance: Double
    }

    private let park: Park
    private let points: [Point]
    private var length: Double { points[points.count - 1].distance }

    /// A closed line of a length in meters, in a park of the time zone.
    init(in zone: String, length: Double, _ chance: inout Chance) {
        park = Park.near(zone)
        let corners = Self.directions.map { direction in
            let radius = chance.uniform(0.65...1.35)
            return (east: direction.east * radius, north: direction.north * radius, height: chance.uniform(0...16))
        }
        var line: [(east: Double, north: Double, height: Double)] = []
        for corner in corners.indices {
            let near = (0..<4).map { corners[(corner + $0) % corners.count] }
            for step in 0..<Self.stepsBetweenCorners {
                let weights = Self.weights(at: Double(step) / Double(Self.stepsBetweenCorners))
                var point = (east: 0.0, north: 0.0, height: 0.0)
                for (weight, corner) in zip(weights, near) {
                    point.east += weight * corner.east
                    point.north += weight * corner.north
                    point.height += weight * corner.height
                }
                line.append(point)
            }
        }
        line.append(line[0])
        let perimeter = zip(line, line.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
        let scale = length / perimeter
        var distance = 0.0
        var points: [Point] = []
        for (index, point) in line.enumerated() {
            if index > 0 { distance += Self.distance(line[index - 1], point) * scale }
            let (east, north) = (point.east * scale, point.north * scale)
            points.append(Point(east: east, north: north, height: point.height, distance: distance))
        }
        self.points = points
    }

    /// The locations that a watch records, one for each second of a workout without its pause.
    func locations(_ workout: PlannedWorkout, _ course: WorkoutCourse, noise: Double, _ chance: inout Chance)
        -> [Location]
    {
        var locations: [Location] = []
        locations.reserveCapacity(course.meters.count)
        let metersInDegree = 111_320.0
        let narrowing = cosine(ofDegrees: park.latitude)
        var error = (east: 0.0, north: 0.0)
        for second in 0..<course.meters.count where workout.isActive(at: workout.start + Int64(second)) {
            let here = point(at: course.meters[second])
            let ahead = point(at: course.meters[second] + 2)
            // The error changes slowly. Independent errors would make the recorded route too long.
            error.east = 0.98 * error.east + noise * chance.uniform(-0.12...0.12)
            error.north = 0.98 * error.north + noise * chance.uniform(-0.12...0.12)
            let (north, east) = (here.north + error.north, here.east + error.east)
            let speed = second > 0 ? course.meters[second] - course.meters[second - 1] : workout.speed
            locations.append(
                Location(
                    timestamp: Date(timeIntervalSince1970: Double(workout.start) + Double(second)),
                    latitude: (park.latitude + north / metersInDegree).rounded(to: 6),
                    longitude: (park.longitude + east / metersInDegree / narrowing).rounded(to: 6),
                    altitude: (park.altitude + here.height).rounded(to: 2),
                    horizontalAccuracy: chance.uniform(2...5).rounded(to: 2),
                    verticalAccuracy: chance.uniform(2...4).rounded(to: 2),
                    speed: speed.rounded(to: 3),
                    course: HealthGenerator.course(east: ahead.east - here.east, north: ahead.north - here.north)
                        .rounded(to: 1)
                )
            )
        }
        return locations
    }

    /// The total ascent in meters.
    func ascent(_ course: WorkoutCourse) -> Double {
        var ascent = 0.0
        var height: Double?
        for second in stride(from: 0, to: course.meters.count, by: 30) {
            let next = point(at: course.meters[second]).height
            ascent += max(0, next - (height ?? next))
            height = next
        }
        return ascent
    }

    private func point(at meters: Double) -> Point {
        let distance = meters - (meters / length).rounded(.down) * length
        var (low, high) = (0, points.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if points[middle].distance <= distance { low = middle } else { high = middle }
        }
        let (before, after) = (points[low], points[high])
        let share = (distance - before.distance) / max(0.001, after.distance - before.distance)
        return Point(
            east: before.east + (after.east - before.east) * share,
            north: before.north + (after.north - before.north) * share,
            height: before.height + (after.height - before.height) * share,
            distance: distance
        )
    }

    // MARK: A smooth line

    private static let stepsBetweenCorners = 30

    /// Twelve directions, like the hours of a clock.
    private static let directions: [(east: Double, north: Double)] = {
        let (half, long) = (0.5, 0.866_025_4)
        return [
            (0, 1), (half, long), (long, half), (1, 0), (long, -half), (half, -long),
            (0, -1), (-half, -long), (-long, -half), (-1, 0), (-long, half), (-half, long),
        ]
    }()

    /// The weights of four corners in a uniform cubic B-spline.
    private static func weights(at share: Double) -> [Double] {
        let rest = 1 - share
        let (square, cube) = (share * share, share * share * share)
        return [rest * rest * rest, 3 * cube - 6 * square + 4, -3 * cube + 3 * square + 3 * share + 1, cube].map {
            $0 / 6
        }
    }

    private static func distance(
        _ one: (east: Double, north: Double, height: Double), _ other: (east: Double, north: Double, height: Double)
    ) -> Double {
        let (east, north) = (one.east - other.east, one.north - other.north)
        return (east * east + north * north).squareRoot()
    }
}

/// A public park; there is one for each region.
private struct Park {
    let latitude, longitude, altitude: Double

    static func near(_ zone: String) -> Park {
        if let park = parks[zone] { return park }
        let continent = zone.prefix { $0 != "/" }
        return parks[capitals[String(continent)] ?? "Europe/London"]
            ?? Park(latitude: 51.5073, longitude: -0.1657, altitude: 22)
    }

    private static let capitals = [
        "America": "America/New_York", "Africa": "Africa/Johannesburg", "Asia": "Asia/Tokyo",
        "Australia": "Australia/Perth",
        "Europe": "Europe/Berlin", "Pacific": "Australia/Perth", "US": "America/Chicago",
    ]

    private static let parks = [
        "Africa/Johannesburg": Park(latitude: -26.158, longitude: 28.027, altitude: 1640),
        "America/Chicago": Park(latitude: 41.9214, longitude: -87.6338, altitude: 180),
        "America/Los_Angeles": Park(latitude: 34.1365, longitude: -118.2942, altitude: 220),
        "America/New_York": Park(latitude: 40.7812, longitude: -73.9665, altitude: 35),
        "America/Sao_Paulo": Park(latitude: -23.5874, longitude: -46.6576, altitude: 735),
        "Asia/Bangkok": Park(latitude: 13.7307, longitude: 100.5418, altitude: 4),
        "Asia/Dubai": Park(latitude: 25.2347, longitude: 55.299, altitude: 8),
        "Asia/Tokyo": Park(latitude: 35.6717, longitude: 139.6949, altitude: 33),
        "Australia/Perth": Park(latitude: -31.961, longitude: 115.832, altitude: 45),
        "Europe/Athens": Park(latitude: 37.973, longitude: 23.7375, altitude: 90),
        "Europe/Berlin": Park(latitude: 52.5145, longitude: 13.3501, altitude: 36),
        "Europe/Lisbon": Park(latitude: 38.728, longitude: -9.183, altitude: 150),
        "Europe/London": Park(latitude: 51.5073, longitude: -0.1657, altitude: 22),
    ]
}
