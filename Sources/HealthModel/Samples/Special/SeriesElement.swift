/// What a series of thousands is made of: a heartbeat, a location, a voltage.
package protocol SeriesElement: Hashable, Sendable {
    /// Whether the element can be part of a sample that lasts from one instant to another, given in milliseconds since
    /// 1970. Dates are whole milliseconds; what is timed by the second may end within the last of them.
    func isValid(from start: Int64, to end: Int64) -> Bool

    /// Whether the element may follow another: what is timed does not run backwards.
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

    /// Whether the location is one on Earth, in numbers that can be kept (project decision: what Core Location hands out
    /// for a coordinate that is not valid cannot be part of a route).
    package var isValid: Bool {
        timestamp.isInCalendar && (-90...90).contains(latitude) && (-180...180).contains(longitude)
            && altitude.isFinite && horizontalAccuracy.isFinite && verticalAccuracy.isFinite && speed.isFinite
            && speedAccuracy.isFinite && course.isFinite && courseAccuracy.isFinite
    }
}

extension Double {
    /// Whether a number of seconds lies within so many milliseconds; one that is no number does not.
    fileprivate func isTime(within milliseconds: Int64) -> Bool {
        self >= 0 && self * 1000 <= Double(milliseconds) + 1
    }
}
