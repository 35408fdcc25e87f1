import Foundation
import HealthModel

/// What one sensor gives: a figure for each interval, and for the rest of one.
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

    /// What a device with these sensors gives during an activity.
    static func all(of sensors: WorkoutSensors, during activity: WorkoutConfiguration) -> [SensorReading] {
        [
            SensorReading(.heartRate, .countPerMinute, sensors.heartRate, every: sensors.heartRateInterval),
            SensorReading(.activeEnergyBurned, .kilocalorie, sensors.activeEnergyBurned, every: sensors.interval),
            SensorReading(.basalEnergyBurned, .kilocalorie, sensors.basalEnergyBurned, every: sensors.interval),
            SensorReading(activity.distanceType, .meter, sensors.distance, every: sensors.interval),
        ].compactMap(\.self)
    }

    /// One sample to be, between two moments in milliseconds.
    struct Piece {
        let type: ObjectType
        let quantity: Quantity
        let start: Int64
        let end: Int64
    }

    /// What it gives between two moments, having begun at another: each interval that ends there and, at the last, what has
    /// been measured of the next.
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

    /// When the first interval ends after a moment, having begun at another.
    func nextEnd(from start: Int64, after moment: Int64) -> Int64 {
        start + (max(0, moment - start) / interval + 1) * interval
    }

    private var isCumulative: Bool { type.quantity?.aggregationStyle == .cumulative }

    private func piece(_ start: Int64, _ end: Int64) -> Piece {
        // A rate that is felt at a moment, or what has come together since the last.
        let value = isCumulative ? ratePerMinute * Double(end - start) / 60_000 : ratePerMinute
        return Piece(
            type: type,
            quantity: Quantity(unit: unit, value: value),
            start: isCumulative ? start : end,
            end: end
        )
    }
}
