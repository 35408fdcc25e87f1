import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutRouteBuilder.init(healthStore:device:)` (WO-35).
enum CreateWorkoutRouteBuilder: Method {
    static let name = "store/workoutRouteBuilder.create"
    static let summary = "Makes a builder of the route of a workout; answers its handle."
    static let parameters = [SeriesBuilderParameters.device.description]
    static let result = ResultDescription.builder
    static let example = Example([:], result: ["builder": 1])
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<Int> {
        let device = try arguments(SeriesBuilderParameters.device)
        context.journal([.workoutRoute])
        return Single("builder", context.keep(WorkoutRouteBuilder(store: context.store, device: device)))
    }
}
