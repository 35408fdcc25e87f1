import HealthEngine
import HealthModel
import JSON

/// `HKWorkoutBuilder.updateActivity(uuid:end:)` and `updateActivity(uuid:adding:)` (WO-11).
enum WorkoutBuilderUpdateActivity: Method {
    static let name = "store/workoutBuilder.updateActivity"
    static let summary = "Ends a part of the workout, or adds metadata to it."
    static let uuid = Parameter.required("uuid", .uuid, "The identifier of the activity.")
    static let endDate = Parameter.optional("endDate", .date, "When the activity ends.")
    static let metadata = Parameter.optional("metadata", .metadata, "Metadata to add, instead of `endDate`.")
    static let parameters = [
        WorkoutBuilderParameters.builder.description, uuid.description, endDate.description, metadata.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        [
            "builder": 1, "uuid": .string(WorkoutBuilderExamples.activityUUID),
            "endDate": WorkoutBuilderExamples.endDate,
        ],
        result: .null,
        given: WorkoutBuilderExamples.begun + [
            (
                "store/workoutBuilder.addWorkoutActivity",
                ["builder": 1, "workoutActivity": WorkoutBuilderExamples.activity]
            )
        ]
    )
    static let auditAction: AuditAction? = nil

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        let builder = try arguments(WorkoutBuilderParameters.builder)
        let uuid = try arguments(uuid)
        switch (try arguments(endDate), try arguments(metadata)) {
        case (let date?, nil):
            try context.healthKit { _ throws(HealthFailure) in try builder.updateActivity(uuid, endDate: date) }
        case (nil, let metadata?):
            try context.healthKit { _ throws(HealthFailure) in try builder.updateActivity(uuid, adding: metadata) }
        case (nil, nil): throw .missing(endDate.name)
        case (_?, _?): throw .expected("left out where endDate is given", at: metadata.name)
        }
        return JSONNull()
    }
}
