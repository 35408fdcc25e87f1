import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutRouteBuilder.discard()`.
enum DiscardWorkoutRoute: Method {
    static let name = "store/workoutRouteBuilder.discard"
    static let summary = "Forgets what was collected; nothing happens after the end."
    static let parameters = [SeriesBuilderParameters.workoutRoute.description]
    static let result = ResultDescription.nothing
    static let example = Example(["builder": 1], result: .null, given: SeriesExamples.workoutRoute)
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(SeriesBuilderParameters.workoutRoute)
        context.journal([.workoutRoute])
        try context.healthKit { _ throws(HealthFailure) in try builder.discard() }
        return JSONNull()
    }
}
