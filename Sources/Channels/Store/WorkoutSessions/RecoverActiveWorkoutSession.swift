import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.recoverActiveWorkoutSession()` (WO-26).
enum RecoverActiveWorkoutSession: Method {
    static let name = "store/recoverActiveWorkoutSession"
    static let summary = "The session that is under way, after the app was started anew; null if there is none."
    static let result = ResultDescription("session", Schemas.object(["session": ["type": ["integer", "null"]]]))
    static let example = Example(
        result: ["session": 2],
        given: WorkoutSessionExamples.running + [("control/setAppState", ["state": "relaunched"])]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let session = try context.healthKit { store throws(HealthFailure) in try store.recoverActiveWorkoutSession() }
        return ["session": session.map { .integer(context.handle(of: $0)) } ?? .null]
    }
}
