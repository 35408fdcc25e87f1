import HealthEngine
import HealthModel
import JSON

/// A session that runs on the user's watch arrives at the app on the phone (WO-30).
enum StartMirroredWorkoutSession: Method {
    static let name = "control/startMirroredWorkoutSession"
    static let summary = "A session that runs on the user's watch arrives at the phone, from iOS 17."
    static let parameters = [WorkoutSessionParameters.configuration.description]
    static let result = ResultDescription.nothing
    static let example = Example(["configuration": WorkoutSessionExamples.configuration], result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let configuration = try arguments(WorkoutSessionParameters.configuration)
        guard context.store.startMirroredWorkoutSession(configuration) != nil else {
            throw .expected("an iPhone with iOS 17 or later", at: "")
        }
        return JSONNull()
    }
}
