import HealthEngine
import HealthModel
import JSON

/// The system ends a session: the user exits it (code 9), or starts a workout in another app (code 8, WO-24).
enum BreakOffWorkoutSession: Method {
    static let name = "control/endWorkoutSession"
    static let summary = "The system ends a session with an error, as when the user starts a workout in another app."
    static let healthKitError = Parameter.required(
        "healthKitError",
        .healthErrorCode,
        "The code, or its Swift name: 8 for another workout, 9 for the user's wish."
    )
    static let parameters = [WorkoutSessionParameters.session.description, healthKitError.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["session": 1, "healthKitError": "errorUserExitedWorkoutSession"],
        result: .null,
        given: WorkoutSessionExamples.running
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        let error = try arguments(healthKitError)
        guard session.state.isActive else {
            throw .expected("a session that is under way", at: "session")
        }
        try context.healthKit { (_) throws(HealthFailure) in try session.end(because: error) }
        return JSONNull()
    }
}
