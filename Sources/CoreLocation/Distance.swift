import Foundation

extension CLLocationCoordinate2D {
    /// The equatorial radius of WGS 84 in metres.
    private static let radius = 6_378_137.0
    /// The flattening of WGS 84.
    private static let flattening = 1 / 298.257_223_563

    /// The distance on the ellipsoid by Lambert's formula. CoreLocation does not document its own.
    func distance(from other: CLLocationCoordinate2D) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        func reduced(_ latitude: Double) -> Double { atan((1 - Self.flattening) * tan(radians(latitude))) }
        let (first, second) = (reduced(latitude), reduced(other.latitude))
        let (mean, half) = ((first + second) / 2, (second - first) / 2)
        let turn = sin(radians(other.longitude - longitude) / 2)
        let square = sin(half) * sin(half) + cos(first) * cos(second) * turn * turn
        let angle = 2 * asin(min(1, square.squareRoot()))
        // The formula has no value for equal and for opposite places.
        guard square > 0, square < 1 else { return Self.radius * angle }
        let x = (angle - sin(angle)) * pow(sin(mean) * cos(half), 2) / (1 - square)
        let y = (angle + sin(angle)) * pow(cos(mean) * sin(half), 2) / square
        return Self.radius * (angle - Self.flattening / 2 * (x + y))
    }
}
