import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

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
        example: Example([:], result: ["builder": 1]),
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
        example: Example(["builder": 1, "locations": [SeriesExamples.location]], given: SeriesExamples.workoutRoute),
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
        example: Example(["builder": 1, "metadata": ["HKWasUserEntered": true]], given: SeriesExamples.workoutRoute),
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
        example: Example(
            ["builder": 1, "workout": .string(SampleExamples.workoutUUID)],
            result: SeriesExamples.finishedWorkoutRoute,
            given: SeriesExamples.workoutRoute + [
                ("store/save", ["objects": [SampleExamples.workout]]),
                ("store/workoutRouteBuilder.insertRouteData", ["builder": 1, "locations": [SeriesExamples.location]]),
            ]
        ),
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
        example: Example(["builder": 1], given: SeriesExamples.workoutRoute),
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
