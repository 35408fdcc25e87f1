import Foundation
import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutRouteQuery` (OTH-06). HealthKit hands out batches of a size of its own choice; here all comes at once, unless
/// the client asks for a part.
enum ExecuteWorkoutRouteQuery: Method {
    static let name = "store/workoutRouteQuery"
    static let summary = "The locations of a workout route in the order of time: all of them, or a part."
    static let route = Parameter.required("route", .uuid, "The identifier of the route.")
    static let dateInterval = Parameter.optional(
        "dateInterval",
        .dateInterval,
        "When the locations were taken, both ends included; by default ever."
    )
    static let offset = Parameter.optional("offset", .offset, default: 0, "How many locations are passed over.")
    static let limit = Parameter.optional("limit", .limit, default: 0, "How many locations at most; 0 for no limit.")
    static let parameters = [
        route.description, dateInterval.description, offset.description, limit.description,
    ]
    static let result = ResultDescription("locations", Schemas.reference("Locations"))
    static let example = Example(
        ["route": .string(SampleExamples.uuid)],
        result: ["locations": [SeriesExamples.foundLocation], "done": true],
        given: SeriesExamples.foreign(
            "HKWorkoutRouteTypeIdentifier",
            ["locations": [SeriesExamples.location]]
        )
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> ElementList<Location> {
        let query = WorkoutRouteQuery(route: try arguments(route), dateInterval: try arguments(dateInterval))
        let offset = try arguments(offset)
        let limit = try arguments(limit)
        let locations = try context.query([.workoutRoute]) { store throws(HealthFailure) in
            try store.execute(query)
        } count: {
            $0.count
        }
        let rest = locations.dropFirst(offset)
        let batch = rest.prefix(limit > 0 ? limit : .max)
        context.notes.count = batch.count
        return ElementList(locations: batch, done: batch.endIndex == rest.endIndex)
    }
}
