import Foundation
import HealthEngine
import HealthModel
import JSON

/// `HKHealthStore.add(_:to:completion:)`: the workout must have been saved (SAVE-42).
enum AddSamplesToWorkout: Method {
    static let name = "store/addSamples"
    static let summary =
        "Associates samples with a saved workout, whose totals stay as they are; saves those that are not saved."
    static let samples = Parameter.required("samples", .samples, "The samples.")
    static let workout = Parameter.required("workout", .uuid, "The identifier of the workout.")
    static let parameters = [samples.description, workout.description]
    static let result = ResultDescription.uuids
    static let example = Example(
        ["samples": [SampleExamples.heartRate], "workout": .string(SampleExamples.workoutUUID)],
        result: ["uuids": [.string(SampleExamples.uuid)]],
        given: [
            (
                "store/requestAuthorization",
                ["toShare": ["HKQuantityTypeIdentifierHeartRate", "HKWorkoutTypeIdentifier"]]
            ),
            ("store/save", ["objects": [SampleExamples.workout]]),
        ]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[String]> {
        let samples = try arguments(samples)
        let workout = try arguments(workout)
        context.journal(samples.map(\.type) + [.workout], count: samples.count)
        return Single(
            uuids: try context.healthKit { store throws(HealthFailure) in try store.add(samples, to: workout) }
        )
    }
}
