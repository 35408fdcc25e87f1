import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The live builders of workout sessions.
extension StoreChannel {
    static let liveWorkoutBuilderMethods =
        [
            liveWorkoutBuilderSetDataSource, liveWorkoutBuilderTypesToCollect, liveWorkoutBuilderEnableCollection,
            liveWorkoutBuilderDisableCollection,
        ] + liveWorkoutBuilderPropertyMethods

    /// `HKLiveWorkoutBuilder.dataSource`, of an `HKLiveWorkoutDataSource` (WO-32).
    private static let liveWorkoutBuilderSetDataSource = Method(
        "liveWorkoutBuilder.setDataSource",
        "Sets the data source of a live builder: the types for a workout configuration, or no types.",
        .liveWorkoutBuilder,
        .optional(
            "configuration", .workoutConfiguration, "`workoutConfiguration`. Without it, only enabled types are collected."
        ),
        result: .typesToCollect,
        audit: .none
    ) { call, builder, configuration in
        try builder.setDataSource(LiveWorkoutDataSource(configuration))
        return builder.typesToCollect
    }

    /// `HKLiveWorkoutDataSource.typesToCollect` (WO-32).
    private static let liveWorkoutBuilderTypesToCollect = Method(
        "liveWorkoutBuilder.typesToCollect",
        "Returns the sorted types that a live builder collects. Empty without a data source.",
        .liveWorkoutBuilder,
        result: .typesToCollect,
        audit: .none
    ) { _, builder in builder.typesToCollect }

    /// `HKLiveWorkoutDataSource.enableCollection(for:predicate:)` (WO-32).
    private static let liveWorkoutBuilderEnableCollection = collectionMethod(
        "enableCollection",
        "Adds a type to those that a live builder collects. Only measured types produce samples.",
        LiveWorkoutBuilder.enableCollection
    )

    /// `HKLiveWorkoutDataSource.disableCollection(for:)` (WO-32).
    private static let liveWorkoutBuilderDisableCollection = collectionMethod(
        "disableCollection",
        "Removes a type from those that a live builder collects.",
        LiveWorkoutBuilder.disableCollection
    )

    /// A method that changes whether a type is collected. `change` returns whether the builder has a data source.
    private static func collectionMethod(
        _ name: String,
        _ summary: String,
        _ change: @escaping @Sendable (LiveWorkoutBuilder) -> (ObjectType) throws -> Bool
    ) -> Method {
        Method(
            "liveWorkoutBuilder.\(name)",
            summary,
            .liveWorkoutBuilder,
            .required("type", .quantityType, "The quantity type."),
            result: .typesToCollect,
            audit: .none
        ) { call, builder, type in
            let hasDataSource = try change(builder)(type)
            guard hasDataSource else {
                throw JSONReadingError.expected(
                    "a builder with a data source: store/liveWorkoutBuilder.setDataSource", at: "builder")
            }
            return builder.typesToCollect
        }
    }
}

extension Parameter where Value == LiveWorkoutBuilder {
    static let liveWorkoutBuilder = Parameter.required(
        "builder", .handle(from: "store/workoutSession.associatedWorkoutBuilder"), "The handle of the live builder."
    )
}

extension ResultDescription {
    fileprivate static let typesToCollect = ResultDescription("types", Schemas.object(["typesToCollect": Schemas.strings]))
}

extension LiveWorkoutBuilder {
    /// `{typesToCollect}`, sorted.
    fileprivate var typesToCollect: NamedResult<[String]> {
        NamedResult("typesToCollect", (dataSource?.typesToCollect ?? []).map(\.identifier).sorted())
    }
}
