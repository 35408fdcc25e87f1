import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.addSamples(_:)` (WO-02, WO-03).
enum WorkoutBuilderAddSamples: Method {
    static let name = "store/workoutBuilder.addSamples"
    static let summary = "Saves samples at once, as `store/save` does, and makes them part of the workout."
    static let samples = Parameter.required(
        "samples",
        .samples,
        "The samples, none of which begins before the workout."
    )
    static let parameters = [WorkoutBuilderParameters.builder.description, samples.description]
    static let result = ResultDescription.uuids
    static let example = Example(
        ["builder": 1, "samples": [SampleExamples.heartRate]],
        result: ["uuids": [.string(SampleExamples.uuid)]],
        given: WorkoutBuilderExamples.begun
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[String]> {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let samples = try arguments(samples)
        context.journal(samples.map(\.type), count: samples.count)
        try context.healthKit { _ throws(HealthFailure) in try builder.add(samples) }
        return Single(uuids: samples.map(\.uuid))
    }
}
