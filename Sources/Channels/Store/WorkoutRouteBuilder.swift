import BridgeCore
import HealthEngine
import HealthJSON

extension StoreChannel {
    static let workoutRouteBuilderMethods = [
        workoutRouteBuilderCreate, workoutRouteBuilderInsertRouteData, workoutRouteBuilderAddMetadata,
        workoutRouteBuilderFinishRoute, workoutRouteBuilderDiscard,
    ]

    /// `HKWorkoutRouteBuilder.init(healthStore:device:)` (WO-35).
    private static let workoutRouteBuilderCreate = Method(
        "workoutRouteBuilder.create",
        "Creates a builder for the route of a workout, and returns its handle.",
        .seriesDevice,
        result: .builder,
        audit: .none
    ) { call, device in
        return NamedResult("builder", call.app.handles.keep(WorkoutRouteBuilder(store: call.store, device: device)))
    }

    /// `HKWorkoutRouteBuilder.insertRouteData(_:completion:)` (WO-35).
    private static let workoutRouteBuilderInsertRouteData = Method(
        "workoutRouteBuilder.insertRouteData",
        "Adds locations in any order. Any error ends the builder.",
        .workoutRouteBuilder,
        .required("locations", .locations, "The locations."),
        audit: .none
    ) { call, builder, locations in
        try builder.insertRouteData(locations)
    }

    /// `HKWorkoutRouteBuilder.addMetadata(_:completion:)`
    private static let workoutRouteBuilderAddMetadata = Method(
        "workoutRouteBuilder.addMetadata",
        "Adds metadata to the route sample.",
        .workoutRouteBuilder,
        .addedMetadata,
        audit: .none
    ) { call, builder, metadata in
        try builder.addMetadata(metadata)
    }

    /// `HKWorkoutRouteBuilder.finishRoute(with:metadata:completion:)` (WO-09, WO-35).
    private static let workoutRouteBuilderFinishRoute = Method(
        "workoutRouteBuilder.finishRoute",
        "Saves the route, associates it with a saved workout, and returns its sample.",
        .workoutRouteBuilder,
        .required("workout", .uuid, "The identifier of the workout."),
        .seriesMetadata,
        result: .sample,
        audit: .action(.write)
    ) { call, builder, workout, metadata in
        let route = try builder.finishRoute(with: workout, metadata: metadata)
        return SampleValue(route)
    }

    /// `HKWorkoutRouteBuilder.discard()`
    private static let workoutRouteBuilderDiscard = Method(
        "workoutRouteBuilder.discard",
        "Discards the collected data. Has no effect after the builder has ended.",
        .workoutRouteBuilder,
        audit: .none
    ) { call, builder in
        try builder.discard()
    }
}

extension Parameter where Value == WorkoutRouteBuilder {
    fileprivate static let workoutRouteBuilder = Parameter.required(
        "builder", .handle(from: "store/workoutRouteBuilder.create"), "The handle of the builder."
    )
}
