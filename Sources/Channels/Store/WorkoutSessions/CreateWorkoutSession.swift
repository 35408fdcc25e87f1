import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.init(healthStore:configuration:)` (WO-21).
enum CreateWorkoutSession: Method {
    static let name = "store/workoutSession.create"
    static let summary = "Makes a session, on a watch, and on an iPhone or iPad from iOS 26."
    static let parameters = [WorkoutSessionParameters.configuration.description]
    static let result = ResultDescription("session", Schemas.reference("WorkoutSessionReference"))
    static let example = Example(
        ["configuration": WorkoutSessionExamples.configuration],
        result: ["session": 1],
        given: WorkoutSessionExamples.watch
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<Int> {
        let configuration = try arguments(WorkoutSessionParameters.configuration)
        let session = try context.healthKit { store throws(HealthFailure) in
            try store.makeWorkoutSession(configuration)
        }
        return Single("session", context.keep(session))
    }
}
