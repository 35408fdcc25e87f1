import Foundation
import HealthModel

/// The readings of one sensor: one for each interval, and one for an incomplete interval at the end.
struct SensorReading {
    /// The type of the samples.
    let type: ObjectType
    private let unit: HealthModel.Unit
    private let ratePerMinute: Double
    /// The length of an interval, in milliseconds.
    private let interval: Int64

    private init?(_ type: ObjectType, _ unit: HealthModel.Unit, _ ratePerMinute: Double?, every seconds: TimeInterval) {
        guard let ratePerMinute else { return nil }
        self.type = type
        self.unit = unit
        self.ratePerMinute = ratePerMinute
        interval = max(1, Int64(saturating: (seconds * 1000).rounded()))
    }

    /// The readings of a device with these sensors during an activity.
    static func all(of sensors: WorkoutSensors, during activity: WorkoutConfiguration) -> [SensorReading] {
        [
            SensorReading(.heartRate, .countPerMinute, sensors.heartRate, every: sensors.heartRateInterval),
            SensorReading(.activeEnergyBurned, .kilocalorie, sensors.activeEnergyBurned, every: sensors.interval),
            SensorReading(.basalEnergyBurned, .kilocalorie, sensors.basalEnergyBurned, every: sensors.interval),
            SensorReading(activity.distanceType, .meter, sensors.distance, every: sensors.interval),
        ].compactMap(\.self)
    }

    /// A sample before it is created. Start and end are in milliseconds since 1970.
    struct Piece {
        let type: ObjectType
        let quantity: Quantity
        let start: Int64
        let end: Int64
    }

    /// The readings between two moments, for a sensor that started at `start`. There is one for each interval that ends
    /// between them. If `isLast` is true, there is one for the incomplete interval too.
    func pieces(from start: Int64, after former: Int64, upTo end: Int64, isLast: Bool) -> [Piece] {
        let first = (former - start) / interval + 1
        let last = (end - start) / interval
        var pieces =
            first > last ? [] : (first...last).map { piece(start + ($0 - 1) * interval, start + $0 * interval) }
        let rest = start + last * interval
        if isLast, isCumulative, rest < end { pieces.append(piece(rest, end)) }
        return pieces
    }

    /// The end of the first interval after a moment, for a sensor that started at `start`.
    func nextEnd(from start: Int64, after moment: Int64) -> Int64 {
        start + (max(0, moment - start) / interval + 1) * interval
    }

    private var isCumulative: Bool { type.quantity?.isCumulative ?? false }

    private func piece(_ start: Int64, _ end: Int64) -> Piece {
        // A rate at an instant, or a sum over the interval.
        let value = isCumulative ? ratePerMinute * Double(end - start) / 60_000 : ratePerMinute
        return Piece(type: type, quantity: Quantity(unit: unit, value: value), start: isCumulative ? start : end, end: end)
    }
}
