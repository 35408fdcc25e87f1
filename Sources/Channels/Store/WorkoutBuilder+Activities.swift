import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The activities of a workout builder.
extension StoreChannel {
    static let workoutBuilderActivityMethods = [workoutBuilderAddWorkoutActivity, workoutBuilderUpdateActivity]

    /// `HKWorkoutBuilder.addWorkoutActivity(_:)` (WO-11).
    private static let workoutBuilderAddWorkoutActivity = Method(
        "workoutBuilder.addWorkoutActivity",
        "Adds an activity to the workout. It must not overlap another one. Returns its identifier.",
        .workoutBuilder,
        .required("workoutActivity", .workoutActivity, "The activity."),
        result: ResultDescription("identifier", Schemas.reference("UUIDResult")),
        audit: .none
    ) { call, builder, activity in
        try builder.addWorkoutActivity(activity)
        return NamedResult("uuid", activity.uuid.uuidString)
    }

    /// `HKWorkoutBuilder.updateActivity(uuid:end:)` and `updateActivity(uuid:adding:)` (WO-11).
    private static let workoutBuilderUpdateActivity = Method(
        "workoutBuilder.updateActivity",
        "Sets the end of an activity of the workout, or adds metadata to it.",
        .workoutBuilder,
        .required("uuid", .uuid, "The identifier of the activity."),
        .optional("endDate", .date, "The end of the activity."),
        .optional("metadata", .metadata, "The metadata to add. Alternative to `endDate`."),
        audit: .none
    ) { call, builder, uuid, endDate, metadata in
        switch (endDate, metadata) {
        case (let date?, nil):
            try builder.updateActivity(uuid, endDate: date)
        case (nil, let metadata?):
            try builder.updateActivity(uuid, adding: metadata)
        case (nil, nil): throw JSONReadingError.missing("endDate")
        case (_?, _?): throw JSONReadingError.expected("absent if endDate is given", at: "metadata")
        }
    }
}

extension ValueCodec where Value == WorkoutActivity {
    /// `HKWorkoutActivity`: `{workoutConfiguration, startDate, endDate?, metadata?, uuid?}`.
    fileprivate static let workoutActivity = ValueCodec.object(Schemas.reference("NewWorkoutActivity")) { members in
        WorkoutActivity(
            uuid: try members.optional("uuid", .uuid) ?? members.context.makeUUID(of: .workout),
            configuration: try members.required("workoutConfiguration", .workoutConfiguration),
            startDate: try members.required("startDate", .date),
            endDate: try members.optional("endDate", .date),
            metadata: try members.optional("metadata", .metadata) ?? Metadata()
        )
    }
}
