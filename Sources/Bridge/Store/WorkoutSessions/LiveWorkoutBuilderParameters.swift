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

    /// Changes the data source, without which HealthKit has nothing to enable a collection in.
    func change(
        in context: Context,
        _ change: (inout LiveWorkoutDataSource) -> Void
    ) throws(BridgeError) -> Single<[String]> {
        guard var changed = dataSource else {
            let expected = "a builder with a data source: store/liveWorkoutBuilder.setDataSource"
            throw .expected(expected, at: LiveWorkoutBuilderParameters.builder.name)
        }
        change(&changed)
        let dataSource = changed
        try context.healthKit { (_) throws(HealthFailure) in try setDataSource(dataSource) }
        return typesToCollect
    }
}
