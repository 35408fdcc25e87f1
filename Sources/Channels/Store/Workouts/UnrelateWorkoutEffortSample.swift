import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.unrelateWorkoutEffortSample(_:from:activity:)` (WO-34).
enum UnrelateWorkoutEffortSample: Method {
    static let name = "store/unrelateWorkoutEffortSample"
    static let summary = "Ends the relationship of an effort score with a workout; the score stays in the store."
    static let sample = Parameter.required("sample", .uuid, "The identifier of the effort score.")
    static let parameters = [
        sample.description, WorkoutEffortParameters.workout.description, WorkoutEffortParameters.activity.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["sample": .string(SampleExamples.uuid), "workout": .string(SampleExamples.workoutUUID)],
        result: .null,
        given: WorkoutEffortExamples.related
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let sample = try arguments(sample)
        let workout = try arguments(WorkoutEffortParameters.workout)
        let activity = try arguments(WorkoutEffortParameters.activity)
        context.journal([.workoutEffortScore, .workout], count: 1)
        try context.healthKit { store throws(HealthFailure) in
            try store.unrelateWorkoutEffortSample(sample, from: workout, activity: activity)
        }
        return JSONNull()
    }
}
