import Foundation
import HealthModel

extension UpdateFrequency {
    /// The shortest time between two updates, in seconds (BG-01).
    var period: TimeInterval {
        switch self {
        case .immediate: 0
        case .hourly: 3600
        case .daily: 24 * 3600
        case .weekly: 7 * 24 * 3600
        }
    }

    /// The highest frequency that the system allows for a type, even if the app enabled a higher one. Apps get no error
    /// (BG-02 to BG-04). The limit of watchOS to four updates an hour per app is not emulated.
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
