import Foundation
import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.relateWorkoutEffortSample(_:with:activity:)` (WO-34).
enum RelateWorkoutEffortSample: Method {
    static let name = "store/relateWorkoutEffortSample"
    static let summary = "Saves an effort score and relates it to a workout, or to an activity of one."
    static let sample = Parameter.required(
        "sample",
        .sample,
        "The effort score; one that the app has saved is only related."
    )
    static let parameters = [
        sample.description, WorkoutEffortParameters.workout.description, WorkoutEffortParameters.activity.description,
    ]
    static let result = ResultDescription("identifier", Schemas.reference("UUIDResult"))
    static let example = Example(
        ["sample": WorkoutEffortExamples.effort, "workout": .string(SampleExamples.workoutUUID)],
        result: ["uuid": .string(SampleExamples.uuid)],
        given: WorkoutEffortExamples.saved
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<String> {
        let sample = try arguments(sample)
        let workout = try arguments(WorkoutEffortParameters.workout)
        let activity = try arguments(WorkoutEffortParameters.activity)
        context.journal([sample.type, .workout], count: 1)
        try context.healthKit { store throws(HealthFailure) in
            try store.relateWorkoutEffortSample(sample, with: workout, activity: activity)
        }
        return Single("uuid", sample.uuid.uuidString)
    }
}
