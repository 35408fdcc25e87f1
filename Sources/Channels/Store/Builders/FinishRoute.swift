import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutRouteBuilder.finishRoute(with:metadata:completion:)` (WO-09, WO-35).
enum FinishRoute: Method {
    static let name = "store/workoutRouteBuilder.finishRoute"
    static let summary = "Saves the route and associates it with a saved workout; answers its sample."
    static let workout = Parameter.required("workout", .uuid, "The identifier of the workout.")
    static let parameters = [
        SeriesBuilderParameters.workoutRoute.description, workout.description,
        SeriesBuilderParameters.finalMetadata.description,
    ]
    static let result = ResultDescription.sample
    static let example = Example(
        ["builder": 1, "workout": .string(SampleExamples.workoutUUID)],
        result: SeriesExamples.finishedWorkoutRoute,
        given: SeriesExamples.workoutRoute + [
            ("store/save", ["objects": [SampleExamples.workout]]),
            (
                "store/workoutRouteBuilder.insertRouteData",
                ["builder": 1, "locations": [SeriesExamples.location]]
            ),
        ]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> SampleValue {
        let builder = try arguments(SeriesBuilderParameters.workoutRoute)
        let workout = try arguments(workout)
        let metadata = try arguments(SeriesBuilderParameters.finalMetadata)
        context.journal([.workoutRoute, .workout])
        let route = try context.healthKit { _ throws(HealthFailure) in
            try builder.finishRoute(with: workout, metadata: metadata)
        }
        context.notes.count = 1
        return SampleValue(route)
    }
}
