import HealthEngine
import HealthModel
import JSON

/// `HKLiveWorkoutBuilder.dataSource`, of an `HKLiveWorkoutDataSource` (WO-32).
enum SetLiveWorkoutDataSource: Method {
    static let name = "store/liveWorkoutBuilder.setDataSource"
    static let summary = "Says what a live builder collects: what belongs to an activity, or nothing yet."
    static let configuration = Parameter.optional(
        "configuration",
        .workoutConfiguration,
        "`workoutConfiguration`; without it nothing is collected that is not enabled."
    )
    static let parameters = [LiveWorkoutBuilderParameters.builder.description, configuration.description]
    static let result = ResultDescription.typesToCollect
    static let example = Example(
        ["builder": 2, "configuration": WorkoutSessionExamples.configuration],
        result: LiveWorkoutBuilderParameters.exampleTypes,
        given: WorkoutSessionExamples.withBuilder
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[String]> {
        let builder = try arguments(LiveWorkoutBuilderParameters.builder)
        let configuration = try arguments(configuration)
        try context.healthKit { (_) throws(HealthFailure) in
            try builder.setDataSource(LiveWorkoutDataSource(configuration))
        }
        return builder.typesToCollect
    }
}
