import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutSession.beginNewActivity(configuration:date:metadata:)` (WO-11).
enum BeginNewWorkoutActivity: Method {
    static let name = "store/workoutSession.beginNewActivity"
    static let summary = "Begins a part of the workout; the part before, if any, ends."
    static let date = Parameter.required("date", .date, "When the activity begins.")
    static let metadata = Parameter.optional("metadata", .metadata, "That of the activity.")
    static let parameters = [
        WorkoutSessionParameters.session.description, WorkoutSessionParameters.configuration.description,
        date.description, metadata.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["session": 1, "configuration": WorkoutSessionExamples.configuration, "date": "2026-01-01T12:00:00Z"],
        result: .null,
        given: WorkoutSessionExamples.running
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let session = try arguments(WorkoutSessionParameters.session)
        let configuration = try arguments(WorkoutSessionParameters.configuration)
        let date = try arguments(date)
        let metadata = try arguments(metadata) ?? Metadata()
        try context.healthKit { (_) throws(HealthFailure) in
            try session.beginNewActivity(configuration, at: date, metadata: metadata)
        }
        return JSONNull()
    }
}
