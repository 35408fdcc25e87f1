public import Foundation

/// One point of an `HKWorkoutRoute`: the stored properties of a `CLLocation` (OTH-06).
public struct Location: Hashable, Sendable {
    /// `CLLocation.timestamp`
    public var timestamp: Date
    /// `CLLocationCoordinate2D.latitude`, in degrees.
    public var latitude: Double
    /// `CLLocationCoordinate2D.longitude`, in degrees.
    public var longitude: Double
    /// `CLLocation.altitude`, in meters.
    public var altitude: Double
    /// `CLLocation.horizontalAccuracy`, in meters. Negative if the coordinate is invalid.
    public var horizontalAccuracy: Double
    /// `CLLocation.verticalAccuracy`, in meters. Not positive if the altitude is invalid.
    public var verticalAccuracy: Double
    /// `CLLocation.speed`, in meters per second. Negative if unknown.
    public var speed: Double
    /// `CLLocation.speedAccuracy`, in meters per second.
    public var speedAccuracy: Double
    /// `CLLocation.course`, in degrees from north. Negative if unknown.
    public var course: Double
    /// `CLLocation.courseAccuracy`, in degrees.
    public var courseAccuracy: Double

    /// A point. The defaults are those of Core Location when only the coordinate is known.
    public init(
        timestamp: Date,
        latitude: Double,
        longitude: Double,
        altitude: Double = 0,
        horizontalAccuracy: Double = 0,
        verticalAccuracy: Double = -1,
        speed: Double = -1,
        speedAccuracy: Double = -1,
        course: Double = -1,
        courseAccuracy: Double = -1
    ) {
        self.timestamp = timestamp
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
    }
}
