import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutRouteBuilder.addMetadata(_:completion:)`.
enum AddWorkoutRouteMetadata: Method {
    static let name = "store/workoutRouteBuilder.addMetadata"
    static let summary = "Adds metadata to the sample that is being built."
    static let parameters = [
        SeriesBuilderParameters.workoutRoute.description, SeriesBuilderParameters.metadata.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["builder": 1, "metadata": ["HKWasUserEntered": true]],
        result: .null,
        given: SeriesExamples.workoutRoute
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(SeriesBuilderParameters.workoutRoute)
        let metadata = try arguments(SeriesBuilderParameters.metadata)
        context.journal([.workoutRoute])
        try context.healthKit { _ throws(HealthFailure) in try builder.addMetadata(metadata) }
        return JSONNull()
    }
}
