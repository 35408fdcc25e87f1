import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.seriesBuilder(for:)` (WO-08, WO-09).
enum WorkoutBuilderSeriesBuilder: Method {
    static let name = "store/workoutBuilder.seriesBuilder"
    static let summary =
        "The builder of the workout's route, which is finished with the workout; null for other types."
    static let type = Parameter.required("type", .seriesType, "The type of the series.")
    static let parameters = [WorkoutBuilderParameters.builder.description, type.description]
    static let result = ResultDescription("builder", Schemas.reference("OptionalBuilder"))
    static let example = Example(
        ["builder": 1, "type": "HKWorkoutRouteTypeIdentifier"],
        result: ["builder": 2],
        given: WorkoutBuilderExamples.begun
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let type = try arguments(type)
        let series = try context.healthKit { _ throws(HealthFailure) in try builder.seriesBuilder(for: type) }
        return ["builder": series.map { .integer(context.handle(of: $0)) } ?? .null]
    }
}
