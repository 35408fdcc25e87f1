import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel

/// The contents of a workout builder.
extension StoreChannel {
    static let workoutBuilderContentMethods = [
        workoutBuilderAddSamples, workoutBuilderAddWorkoutEvents, workoutBuilderAddMetadata, workoutBuilderStatistics,
        workoutBuilderSeriesBuilder,
    ]

    /// `HKWorkoutBuilder.addSamples(_:)` (WO-02, WO-03).
    private static let workoutBuilderAddSamples = Method(
        "workoutBuilder.addSamples",
        "Saves samples at once, as `store/save` does, and adds them to the workout.",
        .workoutBuilder,
        .required("samples", .samples, "The samples. None may begin before the workout."),
        result: .uuids,
        audit: .action(.write)
    ) { call, builder, samples in
        try builder.add(samples)
        return NamedResult(uuids: samples.map(\.uuid))
    }

    /// `HKWorkoutBuilder.addWorkoutEvents(_:)` (WO-05, WO-16 to WO-18).
    private static let workoutBuilderAddWorkoutEvents = Method(
        "workoutBuilder.addWorkoutEvents",
        "Adds events to the workout. They must lie within it.",
        .workoutBuilder,
        .required("workoutEvents", .array(of: .workoutEvent), "The events."),
        audit: .none
    ) { call, builder, events in
        try builder.addWorkoutEvents(events)
    }

    /// `HKWorkoutBuilder.addMetadata(_:)` (WO-05).
    private static let workoutBuilderAddMetadata = Method(
        "workoutBuilder.addMetadata",
        "Adds metadata to the workout.",
        .workoutBuilder,
        .required("metadata", .metadata, "The metadata to add. A later value replaces an earlier one with the same key."),
        audit: .none
    ) { call, builder, metadata in
        try builder.addMetadata(metadata)
    }

    /// `HKWorkoutBuilder.statistics(for:)` and `allStatistics` (WO-06).
    private static let workoutBuilderStatistics = Method(
        "workoutBuilder.statistics",
        "Returns the statistics of the samples added so far, by type.",
        .workoutBuilder,
        .optional("type", .quantityType, "The type whose statistics are returned. Default: all types."),
        result: ResultDescription("statistics", Schemas.reference("WorkoutStatistics"))
    ) { call, builder, type in
        let statistics = type.map { builder.statistics(for: $0).map { [$0] } ?? [] } ?? builder.allStatistics
        return NamedResult("statistics", StatisticsByType(statistics: statistics))
    }

    /// `HKWorkoutBuilder.seriesBuilder(for:)` (WO-08, WO-09).
    private static let workoutBuilderSeriesBuilder = Method(
        "workoutBuilder.seriesBuilder",
        "Returns the handle of the workout's route builder, which finishes with the workout; null for other types.",
        .workoutBuilder,
        .required("type", .seriesType, "The type of the series."),
        result: ResultDescription("builder", Schemas.reference("OptionalBuilder")),
        audit: .none
    ) { call, builder, type in
        let series = try builder.seriesBuilder(for: type)
        return NamedResult("builder", series.map { call.app.handles.handle(of: $0) })
    }
}
