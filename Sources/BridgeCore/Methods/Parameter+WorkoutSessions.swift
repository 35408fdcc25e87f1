import HealthJSON
package import Foundation
package import HealthEngine
package import HealthModel

extension Parameter where Value == WorkoutSession {
    /// A session of the current app process.
    package static let session = Parameter.required(
        "session", .handle(from: "store/workoutSession.create"), "The handle of the session."
    )
}

extension Parameter where Value == WorkoutConfiguration {
    /// `HKWorkoutSession.workoutConfiguration`
    package static let configuration = Parameter.required(
        "configuration", .workoutConfiguration, "`workoutConfiguration`: the activity and its location."
    )
}

extension Parameter where Value == Data {
    /// Data that one device sends to the other.
    package static let data = Parameter.required("data", .base64, "The data to send, in Base64.")
}
