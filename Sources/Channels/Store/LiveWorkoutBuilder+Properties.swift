import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The properties of live builders.
extension StoreChannel {
    static let liveWorkoutBuilderPropertyMethods = [liveWorkoutBuilderState, liveWorkoutBuilderSetShouldCollectWorkoutEvents]

    /// The properties of `HKLiveWorkoutBuilder` (WO-37, WO-38).
    private static let liveWorkoutBuilderState = Method(
        "liveWorkoutBuilder.state",
        "Returns the properties of a live builder: its time so far, and the current activity of its session.",
        .liveWorkoutBuilder,
        result: ResultDescription("builder", Schemas.reference("LiveWorkoutBuilder")),
        audit: .none
    ) { call, builder in
        var object: JSONObject = [
            "shouldCollectWorkoutEvents": .bool(builder.shouldCollectWorkoutEvents),
            "elapsedTime": .real(builder.elapsedTime(at: call.phone.environment.clock.current)),
        ]
        object["startDate"] = builder.startDate.map { .string($0.rfc3339) }
        object["endDate"] = builder.endDate.map { .string($0.rfc3339) }
        object["currentWorkoutActivity"] = builder.currentWorkoutActivity?.json
        return .object(object) as JSONValue
    }

    /// `HKLiveWorkoutBuilder.shouldCollectWorkoutEvents` (WO-37).
    private static let liveWorkoutBuilderSetShouldCollectWorkoutEvents = Method(
        "liveWorkoutBuilder.setShouldCollectWorkoutEvents",
        "Sets whether the events of the session become events of the workout. Set it before the collection begins.",
        .liveWorkoutBuilder,
        .required("shouldCollectWorkoutEvents", .bool, "False if the app adds the events itself."),
        audit: .none
    ) { _, builder, shouldCollect in
        builder.shouldCollectWorkoutEvents = shouldCollect
    }
}
