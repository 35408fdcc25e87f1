import HealthEngine
import HealthModel
import JSON

/// `HKLiveWorkoutDataSource.disableCollection(for:)` (WO-32).
enum DisableLiveWorkoutCollection: Method {
    static let name = "store/liveWorkoutBuilder.disableCollection"
    static let summary = "Collects a type no more."
    static let parameters = [
        LiveWorkoutBuilderParameters.builder.description, LiveWorkoutBuilderParameters.type.description,
    ]
    static let result = ResultDescription.typesToCollect
    static let example = Example(
        ["builder": 2, "type": "HKQuantityTypeIdentifierHeartRate"],
        result: ["typesToCollect": []],
        given: WorkoutSessionExamples.withBuilder + [("store/liveWorkoutBuilder.setDataSource", ["builder": 2])]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[String]> {
        let builder = try arguments(LiveWorkoutBuilderParameters.builder)
        let type = try arguments(LiveWorkoutBuilderParameters.type)
        let hasDataSource = try context.healthKit { (_) throws(HealthFailure) in
            try builder.disableCollection(for: type)
        }
        guard hasDataSource else { throw LiveWorkoutBuilderParameters.missingDataSource }
        return builder.typesToCollect
    }
}
