import HealthEngine
import HealthModel
import JSON

/// `HKLiveWorkoutDataSource.enableCollection(for:predicate:)` (WO-32).
enum EnableLiveWorkoutCollection: Method {
    static let name = "store/liveWorkoutBuilder.enableCollection"
    static let summary = "Collects a type as well, as far as the device measures it."
    static let parameters = [
        LiveWorkoutBuilderParameters.builder.description, LiveWorkoutBuilderParameters.type.description,
    ]
    static let result = ResultDescription.typesToCollect
    static let example = Example(
        ["builder": 2, "type": "HKQuantityTypeIdentifierHeartRate"],
        result: ["typesToCollect": ["HKQuantityTypeIdentifierHeartRate"]],
        given: WorkoutSessionExamples.withBuilder + [("store/liveWorkoutBuilder.setDataSource", ["builder": 2])]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[String]> {
        let builder = try arguments(LiveWorkoutBuilderParameters.builder)
        let type = try arguments(LiveWorkoutBuilderParameters.type)
        let hasDataSource = try context.healthKit { (_) throws(HealthFailure) in
            try builder.enableCollection(for: type)
        }
        guard hasDataSource else { throw LiveWorkoutBuilderParameters.missingDataSource }
        return builder.typesToCollect
    }
}
