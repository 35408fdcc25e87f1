public import Foundation

/// The elements of a sample that may have thousands of them: heartbeats, locations or voltages.
///
/// A sample query returns only their number. The query for their kind returns the elements (SQ-05, OTH-06, OTH-07).
public struct SampleSeries<Element: Hashable & Sendable>: Hashable, Sendable {
    /// The number of elements.
    public let count: Int
    /// The elements. Empty for a sample from a sample query.
    public let elements: [Element]

    /// A series of these elements.
    public init(_ elements: [Element]) {
        count = elements.count
        self.elements = elements
    }

    /// A series with a known number of unknown elements.
    package init(count: Int) {
        self.count = count
        elements = []
    }
}

extension SampleSeries where Element: SeriesElement {
    /// Whether the known elements fit a sample with these dates.
    func isValid(from start: Int64, to end: Int64) -> Bool {
        elements.allSatisfy { $0.isValid(from: start, to: end) }
            && zip(elements, elements.dropFirst()).allSatisfy { $1.mayFollow($0) }
    }
}

/// An element of a series: a heartbeat, a location or a voltage.
package protocol SeriesElement: Hashable, Sendable {
    /// Whether the element fits a sample with these dates, in milliseconds since 1970. Sample dates are whole
    /// milliseconds. An element that is timed in seconds may therefore end within the last millisecond.
    func isValid(from start: Int64, to end: Int64) -> Bool

    /// Whether the element may follow another one. Times must not decrease.
    func mayFollow(_ previous: Self) -> Bool
}

extension Heartbeat: SeriesElement {
    package func isValid(from start: Int64, to end: Int64) -> Bool {
        timeSinceSeriesStart.isTime(within: end - start)
    }

    package func mayFollow(_ previous: Heartbeat) -> Bool { previous.timeSinceSeriesStart <= timeSinceSeriesStart }
}

extension VoltageMeasurement: SeriesElement {
    package func isValid(from start: Int64, to end: Int64) -> Bool {
        volts.isFinite && timeSinceSampleStart.isTime(within: end - start)
    }

    package func mayFollow(_ previous: VoltageMeasurement) -> Bool {
        previous.timeSinceSampleStart <= timeSinceSampleStart
    }
}

extension Location: SeriesElement {
    package func isValid(from start: Int64, to end: Int64) -> Bool {
        isValid && (start...end).contains(timestamp.milliseconds)
    }

    package func mayFollow(_ previous: Location) -> Bool { previous.timestamp <= timestamp }

    /// Whether the location is a place on Earth with finite numbers. A route rejects the values of Core Location for an
    /// invalid coordinate (project decision).
    package var isValid: Bool {
        timestamp.isInCalendar && (-90...90).contains(latitude) && (-180...180).contains(longitude)
            && altitude.isFinite && horizontalAccuracy.isFinite && verticalAccuracy.isFinite && speed.isFinite
            && speedAccuracy.isFinite && course.isFinite && courseAccuracy.isFinite
    }
}

extension Double {
    /// Whether a number of seconds lies within a number of milliseconds. False for NaN.
    fileprivate func isTime(within milliseconds: Int64) -> Bool {
        self >= 0 && self * 1000 <= Double(milliseconds) + 1
    }
}

/// One beat of an `HKHeartbeatSeriesSample` (OTH-07).
public struct Heartbeat: Hashable, Sendable {
    /// `timeSinceSeriesStart`, in seconds.
    public let timeSinceSeriesStart: TimeInterval
    /// Whether beats are missing before this one.
    public let precededByGap: Bool

    /// A beat.
    public init(timeSinceSeriesStart: TimeInterval, precededByGap: Bool) {
        self.timeSinceSeriesStart = timeSinceSeriesStart
        self.precededByGap = precededByGap
    }
}

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
