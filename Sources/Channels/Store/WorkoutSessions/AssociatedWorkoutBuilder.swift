import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.associatedWorkoutBuilder()` (WO-27).
enum AssociatedWorkoutBuilder: Method {
    static let name = "store/workoutSession.associatedWorkoutBuilder"
    static let summary = "The live builder of a session, the same each time."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription("builder", Schemas.object(["builder": Schemas.integer]))
    static let example = Example(["session": 1], result: ["builder": 2], given: WorkoutSessionExamples.created)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<Int> {
        let session = try arguments(WorkoutSessionParameters.session)
        let builder = try context.healthKit { (_) throws(HealthFailure) in try session.associatedWorkoutBuilder() }
        return Single("builder", context.handle(of: builder))
    }
}
