import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.init(healthStore:configuration:device:)` (WO-01).
enum CreateWorkoutBuilder: Method {
    static let name = "store/workoutBuilder.create"
    static let summary = "Makes a builder, which lives as long as the process of the app."
    static let configuration = Parameter.required("configuration", .workoutConfiguration, "What is done, and where.")
    static let device = Parameter.optional("device", .device, "The device of the workout.")
    static let parameters = [configuration.description, device.description]
    static let result = ResultDescription("builder", Schemas.reference("WorkoutBuilder"))
    static let example = Example(
        ["configuration": ["activityType": "running", "locationType": "outdoor"]],
        result: ["builder": 1]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<Int> {
        let configuration = try arguments(configuration)
        let device = try arguments(device)
        let builder = try context.healthKit { store throws(HealthFailure) in
            try WorkoutBuilder(store: store, configuration: configuration, device: device)
        }
        return Single("builder", context.keep(builder))
    }
}
