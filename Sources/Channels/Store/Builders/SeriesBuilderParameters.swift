import HealthEngine
import HealthModel
import JSON

/// The parameters that the builders of series share.
enum SeriesBuilderParameters {
    static let quantitySeries = Parameter.required(
        "builder",
        .handle(from: "store/quantitySeriesSampleBuilder.create") as Form<QuantitySeriesSampleBuilder>,
        "The builder."
    )
    static let heartbeatSeries = Parameter.required(
        "builder",
        .handle(from: "store/heartbeatSeriesBuilder.create") as Form<HeartbeatSeriesBuilder>,
        "The builder."
    )
    static let workoutRoute = Parameter.required(
        "builder",
        .handle(from: "store/workoutRouteBuilder.create") as Form<WorkoutRouteBuilder>,
        "The builder."
    )
    static let startDate = Parameter.required("startDate", .date, "When the sample begins.")
    static let device = Parameter.optional("device", .device, "The device that provides the data.")
    static let metadata = Parameter.required("metadata", .metadata, "The metadata; later values of a key win.")
    static let finalMetadata = Parameter.optional(
        "metadata",
        .metadata,
        default: Metadata(),
        "The metadata of what is made."
    )
}
