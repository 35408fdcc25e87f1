import Foundation
import HealthEngine
import HealthModel
import JSON

/// The parameters that the methods of workout sessions share.
enum WorkoutSessionParameters {
    static let session = Parameter.required(
        "session",
        .handle(from: "store/workoutSession.create") as Form<WorkoutSession>,
        "The session."
    )
    static let configuration = Parameter.required("configuration", .workoutConfiguration, "`workoutConfiguration`")
    static let date = Parameter.optional("date", .date, "When; by default now.")
    static let data = Parameter.required("data", .base64, "What is sent, in Base64.")
}

/// What the examples of the methods of workout sessions have in common.
enum WorkoutSessionExamples {
    typealias Given = [(method: String, params: JSONValue)]

    static let configuration: JSONValue = [
        "activityType": 37, "locationType": 3, "swimmingLocationType": 0,
    ]
    static let watch: Given = [("control/reset", ["profile": "watch"])]
    static let created = watch + [("store/workoutSession.create", ["configuration": configuration])]
    static let running = created + [("store/workoutSession.startActivity", ["session": 1])]
    static let withBuilder = created + [("store/workoutSession.associatedWorkoutBuilder", ["session": 1])]
    static let collecting =
        withBuilder + [("store/liveWorkoutBuilder.setDataSource", ["builder": 2, "configuration": configuration])]
}

extension Form where Value == Data {
    /// Bytes as text.
    static let base64 = Form(["type": "string", "contentEncoding": "base64"]) { (reader) throws(JSONReadingError) in
        guard let data = Data(base64Encoded: try reader.string()) else {
            throw reader.fail(expected: "bytes in Base64")
        }
        return data
    }
}
