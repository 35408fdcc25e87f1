public import Foundation

/// The sensors of a device during a workout. Each figure has a constant rate, so the sum of its samples is the rate
/// times the time (project decision). A device without a sensor records no samples of its type (WO-31).
public struct WorkoutSensors: Hashable, Sendable, Codable {
    /// Beats per minute. Nil without a sensor.
    public var heartRate: Double?
    /// Kilocalories per minute. Nil without a sensor.
    public var activeEnergyBurned: Double?
    /// Kilocalories per minute. Nil without a sensor.
    public var basalEnergyBurned: Double?
    /// Meters per minute. Nil without a sensor.
    public var distance: Double?
    /// The time between two heart rate samples, in seconds.
    public var heartRateInterval: TimeInterval = 5
    /// The length of a sample of energy or distance, in seconds.
    public var interval: TimeInterval = 60

    /// The sensors of a device during a brisk activity at three meters per second. Only a watch has a heart rate sensor
    /// (WO-31).
    public init(of profile: DeviceProfile) {
        switch profile {
        case .watch:
            self.init(heartRate: 150)
        case .iPhone, .iPad, .iPad16, .vision, .unsupported:
            self.init(heartRate: nil)
        }
    }

    private init(heartRate: Double?) {
        self.heartRate = heartRate
        activeEnergyBurned = 12
        basalEnergyBurned = 1.5
        distance = 180
    }
}
