import Foundation
import HealthModel

/// The readings of one sensor: one for each interval, and one for an unfinished interval at the end.
struct SensorReading {
    /// What is measured.
    let type: ObjectType
    private let unit: HealthModel.Unit
    private let ratePerMinute: Double
    /// In milliseconds.
    private let interval: Int64

    private init?(_ type: ObjectType, _ unit: HealthModel.Unit, _ ratePerMinute: Double?, every seconds: TimeInterval) {
        guard let ratePerMinute else { return nil }
        self.type = type
        self.unit = unit
        self.ratePerMinute = ratePerMinute
        interval = max(1, Int64((seconds * 1000).rounded()))
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

    /// A sample that is not yet made, with its start and end in milliseconds.
    struct Piece {
        let type: ObjectType
        let quantity: Quantity
        let start: Int64
        let end: Int64
    }

    /// The readings between two moments of a sensor that was started at `start`: one for each interval that ends there and,
    /// if it is the last time, one for the unfinished interval.
    func pieces(from start: Int64, after former: Int64, upTo end: Int64, isLast: Bool) -> [Piece] {
        let first = (former - start) / interval + 1
        let last = (end - start) / interval
        var pieces =
            first > last ? [] : (first...last).map { piece(start + ($0 - 1) * interval, start + $0 * interval) }
        let rest = start + last * interval
        if isLast, isCumulative, rest < end {
            pieces.append(piece(rest, end))
        }
        return pieces
    }

    /// When the first interval ends after a moment, if the sensor was started at `start`.
    func nextEnd(from start: Int64, after moment: Int64) -> Int64 {
        start + (max(0, moment - start) / interval + 1) * interval
    }

    private var isCumulative: Bool { type.quantity?.aggregationStyle == .cumulative }

    private func piece(_ start: Int64, _ end: Int64) -> Piece {
        // A rate at an instant, or a sum over the interval.
        let value = isCumulative ? ratePerMinute * Double(end - start) / 60_000 : ratePerMinute
        return Piece(
            type: type,
            quantity: Quantity(unit: unit, value: value),
            start: isCumulative ? start : end,
            end: end
        )
    }
}
