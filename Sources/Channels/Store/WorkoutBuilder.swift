import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Creating, running and finishing a workout builder.
extension StoreChannel {
    static let workoutBuilderMethods =
        [
            workoutBuilderCreate, workoutBuilderBeginCollection, workoutBuilderEndCollection,
            workoutBuilderFinishWorkout, workoutBuilderDiscardWorkout, workoutBuilderElapsedTime,
        ] + workoutBuilderContentMethods + workoutBuilderActivityMethods

    /// `HKWorkoutBuilder.init(healthStore:configuration:device:)` (WO-01).
    private static let workoutBuilderCreate = Method(
        "workoutBuilder.create",
        "Creates a workout builder, and returns its handle. It exists until the app process ends.",
        .required("configuration", .workoutConfiguration, "The activity and its location."),
        .optional("device", .device, "The device of the workout."),
        result: ResultDescription("builder", Schemas.reference("WorkoutBuilder")),
        audit: .none
    ) { call, configuration, device in
        let builder = try WorkoutBuilder(store: call.store, configuration: configuration, device: device)
        return NamedResult("builder", call.app.handles.keep(builder))
    }

    /// `HKWorkoutBuilder.beginCollection(at:)` (WO-01).
    private static let workoutBuilderBeginCollection = Method(
        "workoutBuilder.beginCollection",
        "Begins the workout. Samples and events can then be added.",
        .workoutBuilder,
        .required("startDate", .date, "The start of the workout."),
        audit: .none
    ) { call, builder, date in
        try builder.beginCollection(at: date)
    }

    /// `HKWorkoutBuilder.endCollection(at:)` (WO-01).
    private static let workoutBuilderEndCollection = Method(
        "workoutBuilder.endCollection",
        "Ends the workout. It can then be finished.",
        .workoutBuilder,
        .required("endDate", .date, "The end of the workout."),
        audit: .none
    ) { call, builder, date in
        try builder.endCollection(at: date)
    }

    /// `HKWorkoutBuilder.finishWorkout()` (WO-04).
    private static let workoutBuilderFinishWorkout = Method(
        "workoutBuilder.finishWorkout",
        "Saves the workout, and returns it; null if the device is locked, so that it cannot be read.",
        .workoutBuilder,
        result: ResultDescription("workout", Schemas.reference("FinishedWorkout")),
        audit: .action(.write)
    ) { call, builder in
        let workout = try builder.finishWorkout()
        return NamedResult("workout", workout.map(SampleValue.init))
    }

    /// `HKWorkoutBuilder.discardWorkout()` (WO-04).
    private static let workoutBuilderDiscardWorkout = Method(
        "workoutBuilder.discardWorkout",
        "Ends the builder without saving a workout. Added samples stay in the store.",
        .workoutBuilder,
        audit: .none
    ) { _, builder in
        builder.discardWorkout()
    }

    /// `HKWorkoutBuilder.elapsedTime(at:)` (WO-07).
    private static let workoutBuilderElapsedTime = Method(
        "workoutBuilder.elapsedTime",
        "Returns the seconds since the start of the workout, without pauses.",
        .workoutBuilder,
        .optional("date", .date, "The time up to which to count. Default: now."),
        result: ResultDescription("seconds", ["type": "number"]),
        audit: .none
    ) { call, builder, date in
        builder.elapsedTime(at: date ?? call.phone.environment.clock.current)
    }
}

extension Parameter where Value == WorkoutBuilder {
    static let workoutBuilder = Parameter.required(
        "builder", .handle(from: "store/workoutBuilder.create"), "The handle of the builder."
    )
}
