import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The live builders of workout sessions.
extension StoreChannel {
    static let liveWorkoutBuilderMethods = [
        liveWorkoutBuilderSetDataSource, liveWorkoutBuilderTypesToCollect, liveWorkoutBuilderEnableCollection,
        liveWorkoutBuilderDisableCollection,
    ]

    /// `HKLiveWorkoutBuilder.dataSource`, of an `HKLiveWorkoutDataSource` (WO-32).
    private static let liveWorkoutBuilderSetDataSource = Method(
        "liveWorkoutBuilder.setDataSource",
        "Says what a live builder collects: what belongs to an activity, or nothing yet.",
        .liveWorkoutBuilder,
        .optional(
            "configuration",
            .workoutConfiguration,
            "`workoutConfiguration`; without it nothing is collected that is not enabled."
        ),
        result: .typesToCollect,
        example: Example(
            ["builder": 2, "configuration": WorkoutSessionExamples.configuration],
            result: runningTypes,
            given: WorkoutSessionExamples.withBuilder
        ),
        audit: .none
    ) { (call, builder, configuration) throws(BridgeError) in
        try call.healthKit { () throws(HealthFailure) in
            try builder.setDataSource(LiveWorkoutDataSource(configuration))
        }
        return builder.typesToCollect
    }

    /// `HKLiveWorkoutDataSource.typesToCollect` (WO-32).
    private static let liveWorkoutBuilderTypesToCollect = Method(
        "liveWorkoutBuilder.typesToCollect",
        "What a live builder collects, sorted; nothing without a data source.",
        .liveWorkoutBuilder,
        result: .typesToCollect,
        example: Example(["builder": 2], result: runningTypes, given: WorkoutSessionExamples.collecting),
        audit: .none
    ) { (_, builder) throws(BridgeError) in builder.typesToCollect }

    /// `HKLiveWorkoutDataSource.enableCollection(for:predicate:)` (WO-32).
    private static let liveWorkoutBuilderEnableCollection = collectionMethod(
        "enableCollection",
        "Collects a type as well, as far as the device measures it.",
        result: ["typesToCollect": ["HKQuantityTypeIdentifierHeartRate"]],
        LiveWorkoutBuilder.enableCollection
    )

    /// `HKLiveWorkoutDataSource.disableCollection(for:)` (WO-32).
    private static let liveWorkoutBuilderDisableCollection = collectionMethod(
        "disableCollection",
        "Collects a type no more.",
        result: ["typesToCollect": []],
        LiveWorkoutBuilder.disableCollection
    )

    /// A method that changes whether a type is collected. `change` answers whether the builder has a data source.
    private static func collectionMethod(
        _ name: String,
        _ summary: String,
        result: @autoclosure @escaping @Sendable () -> JSONValue,
        _ change: @escaping @Sendable (LiveWorkoutBuilder) -> (ObjectType) throws(HealthFailure) -> Bool
    ) -> Method {
        Method(
            "liveWorkoutBuilder.\(name)",
            summary,
            .liveWorkoutBuilder,
            .required("type", .quantityType, "A quantity type."),
            result: .typesToCollect,
            example: Example(
                ["builder": 2, "type": "HKQuantityTypeIdentifierHeartRate"],
                result: result(),
                given: WorkoutSessionExamples.withBuilder + [
                    ("store/liveWorkoutBuilder.setDataSource", ["builder": 2])
                ]
            ),
            audit: .none
        ) { (call, builder, type) throws(BridgeError) in
            let hasDataSource = try call.healthKit { () throws(HealthFailure) in try change(builder)(type) }
            guard hasDataSource else {
                throw .expected("a builder with a data source: store/liveWorkoutBuilder.setDataSource", at: "builder")
            }
            return builder.typesToCollect
        }
    }

    /// What is collected during a run.
    private static let runningTypes: JSONValue = [
        "typesToCollect": [
            "HKQuantityTypeIdentifierActiveEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned",
            "HKQuantityTypeIdentifierDistanceWalkingRunning", "HKQuantityTypeIdentifierHeartRate",
        ]
    ]
}

extension Parameter where Value == LiveWorkoutBuilder {
    fileprivate static let liveWorkoutBuilder = Parameter.required(
        "builder",
        .handle(from: "store/workoutSession.associatedWorkoutBuilder"),
        "The live builder."
    )
}

extension ResultDescription {
    fileprivate static let typesToCollect = ResultDescription(
        "types",
        Schemas.object(["typesToCollect": Schemas.strings])
    )
}

extension LiveWorkoutBuilder {
    /// `{typesToCollect}`, sorted.
    fileprivate var typesToCollect: Single<[String]> {
        Single("typesToCollect", (dataSource?.typesToCollect ?? []).map(\.identifier).sorted())
    }
}
