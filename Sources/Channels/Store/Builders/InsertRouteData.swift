import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutRouteBuilder.insertRouteData(_:completion:)` (WO-35).
enum InsertRouteData: Method {
    static let name = "store/workoutRouteBuilder.insertRouteData"
    static let summary = "Adds locations, in any order; any error ends the builder."
    static let locations = Parameter.required("locations", .locations, "The locations.")
    static let parameters = [SeriesBuilderParameters.workoutRoute.description, locations.description]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["builder": 1, "locations": [SeriesExamples.location]],
        result: .null,
        given: SeriesExamples.workoutRoute
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(SeriesBuilderParameters.workoutRoute)
        let locations = try arguments(locations)
        context.journal([.workoutRoute], count: locations.count)
        try context.healthKit { _ throws(HealthFailure) in try builder.insertRouteData(locations) }
        return JSONNull()
    }
}
