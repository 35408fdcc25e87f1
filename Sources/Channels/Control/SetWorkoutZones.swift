import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user sets zones in Settings (ZONE-02).
    static let setWorkoutZones = Method(
        "setWorkoutZones",
        "Sets the zones that the user prefers for workouts, from iOS 27 on. Null returns to those of the system.",
        .required("type", .quantityType, "Heart rate or cycling power."),
        .zoneBoundaries
    ) { call, type, boundaries in
        guard WorkoutZoneConfiguration.types.contains(type) else {
            throw JSONReadingError.expected("heart rate or cycling power, which have zones", at: "type")
        }
        do {
            try call.phone.setWorkoutZones(boundaries, of: type)
        } catch HealthFailure.error(let error) {
            throw JSONReadingError.expected(error.message, at: "zoneBoundaries")
        }
    }
}
