import HealthEngine
import HealthModel
import JSON

/// `HKLiveWorkoutDataSource.typesToCollect` (WO-32).
enum TypesToCollect: Method {
    static let name = "store/liveWorkoutBuilder.typesToCollect"
    static let summary = "What a live builder collects, sorted; nothing without a data source."
    static let parameters = [LiveWorkoutBuilderParameters.builder.description]
    static let result = ResultDescription.typesToCollect
    static let example = Example(
        ["builder": 2],
        result: LiveWorkoutBuilderParameters.exampleTypes,
        given: WorkoutSessionExamples.collecting
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[String]> {
        try arguments(LiveWorkoutBuilderParameters.builder).typesToCollect
    }
}
