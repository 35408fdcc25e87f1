import HealthEngine
import HealthModel
import JSON

/// What the methods of live builders share.
enum LiveWorkoutBuilderParameters {
    static let builder = Parameter.required(
        "builder",
        .handle(from: "store/workoutSession.associatedWorkoutBuilder") as Form<LiveWorkoutBuilder>,
        "The live builder."
    )
    static let type = Parameter.required("type", .quantityType, "A quantity type.")

    /// HealthKit has nothing to enable a collection in.
    static let missingDataSource = BridgeError.expected(
        "a builder with a data source: store/liveWorkoutBuilder.setDataSource",
        at: builder.name
    )

    static let exampleTypes: JSONValue = [
        "typesToCollect": [
            "HKQuantityTypeIdentifierActiveEnergyBurned", "HKQuantityTypeIdentifierBasalEnergyBurned",
            "HKQuantityTypeIdentifierDistanceWalkingRunning", "HKQuantityTypeIdentifierHeartRate",
        ]
    ]
}

extension ResultDescription {
    static let typesToCollect = ResultDescription("types", Schemas.object(["typesToCollect": Schemas.strings]))
}

extension LiveWorkoutBuilder {
    /// `{typesToCollect}`, sorted.
    var typesToCollect: Single<[String]> {
        Single("typesToCollect", (dataSource?.typesToCollect ?? []).map(\.identifier).sorted())
    }
}
