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
