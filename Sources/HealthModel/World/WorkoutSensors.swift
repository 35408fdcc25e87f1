public import Foundation

/// What a device measures during a workout: each figure at a steady rate, so that the sum of what it has measured is the
/// rate times the time (project decision). A device without a sensor has no such samples (WO-31).
public struct WorkoutSensors: Hashable, Sendable {
    /// In beats a minute; nil without a sensor.
    public var heartRate: Double?
    /// In kilocalories a minute; nil without a sensor.
    public var activeEnergyBurned: Double?
    /// In kilocalories a minute; nil without a sensor.
    public var basalEnergyBurned: Double?
    /// In metres a minute; nil without a sensor.
    public var distance: Double?
    /// The seconds from one heart rate to the next.
    public var heartRateInterval: TimeInterval = 5
    /// The length of a sample of energy or distance, in seconds.
    public var interval: TimeInterval = 60

    /// The sensors of a device at a brisk pace of three metres a second; a heart rate needs a watch (WO-31).
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
