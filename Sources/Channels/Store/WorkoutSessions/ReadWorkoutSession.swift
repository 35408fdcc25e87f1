import Foundation
import HealthEngine
import HealthModel
import JSON

/// The properties of `HKWorkoutSession` (WO-21).
enum ReadWorkoutSession: Method {
    static let name = "store/workoutSession.state"
    static let summary = "What a session is, and where it stands."
    static let parameters = [WorkoutSessionParameters.session.description]
    static let result = ResultDescription("session", Schemas.reference("WorkoutSession"))
    static let example = Example(
        ["session": 1],
        result: ["state": 1, "type": 0, "workoutConfiguration": WorkoutSessionExamples.configuration],
        given: WorkoutSessionExamples.created
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let session = try arguments(WorkoutSessionParameters.session)
        var object: JSONObject = [
            "state": .integer(session.state.rawValue),
            "type": .integer(session.type.rawValue),
            "workoutConfiguration": session.configuration.json,
        ]
        object["startDate"] = session.startDate.map { .string($0.rfc3339) }
        object["endDate"] = session.endDate.map { .string($0.rfc3339) }
        object["currentActivity"] = session.currentActivity?.json
        return .object(object)
    }
}

extension WorkoutActivity {
    /// `{uuid, workoutConfiguration, startDate, endDate?}`
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "uuid": .string(uuid.uuidString), "workoutConfiguration": configuration.json,
            "startDate": .string(startDate.rfc3339),
        ]
        object["endDate"] = endDate.map { .string($0.rfc3339) }
        return .object(object)
    }
}
