import HealthJSON
package import Foundation
package import HealthEngine
package import HealthModel
package import JSON

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

/// Shared parts of the examples of workout session methods.
package enum WorkoutSessionExamples {
    package typealias Given = [(method: String, params: JSONValue)]

    package static let configuration: JSONValue = ["activityType": 37, "locationType": 3, "swimmingLocationType": 0]
    package static let watch: Given = [("control/reset", ["profile": "watch"])]
    package static let created = watch + [("store/workoutSession.create", ["configuration": configuration])]
    package static let running = created + [("store/workoutSession.startActivity", ["session": 1])]
    package static let withBuilder = created + [("store/workoutSession.associatedWorkoutBuilder", ["session": 1])]
    package static let collecting =
        withBuilder + [("store/liveWorkoutBuilder.setDataSource", ["builder": 2, "configuration": configuration])]
}
