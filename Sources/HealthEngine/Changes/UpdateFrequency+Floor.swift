import Foundation
import HealthModel

extension UpdateFrequency {
    /// At most one update in so many seconds (BG-01).
    var period: TimeInterval {
        switch self {
        case .immediate: 0
        case .hourly: 3600
        case .daily: 24 * 3600
        case .weekly: 7 * 24 * 3600
        }
    }

    /// The highest frequency that the system allows for a type, whatever the app asked for. Apps are not told (BG-02 to
    /// BG-04). The budget of four updates an hour that watchOS has for an app is not emulated.
    static func floor(of type: ObjectType, on profile: DeviceProfile) -> UpdateFrequency {
        let isImmediate = profile == .watch ? immediateOnWatch.contains(type.name) : !hourlyOnPhone.contains(type)
        return isImmediate ? .immediate : .hourly
    }

    private static let hourlyOnPhone: Set<ObjectType> = [.stepCount, .activeEnergyBurned, .distanceWalkingRunning]

    private static let immediateOnWatch: Set<String> = [
        "highHeartRateEvent", "lowHeartRateEvent", "irregularHeartRhythmEvent", "environmentalAudioExposureEvent",
        "headphoneAudioExposureEvent", "lowCardioFitnessEvent", "numberOfTimesFallen", "vo2Max", "handwashingEvent",
        "toothbrushingEvent",
    ]
}
