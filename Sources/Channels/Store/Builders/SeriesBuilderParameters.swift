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

/// What the examples of the builders of series have in common.
enum SeriesExamples {
    static let start: JSONValue = "2026-01-01T08:00:00Z"
    static let heartRate: JSONValue = ["value": 60.0, "unit": "count/min"]
    static let location: JSONValue = ["timestamp": start, "latitude": 48.8584, "longitude": 2.2945, "altitude": 35.0]

    static let foundLocation: JSONValue = [
        "timestamp": start, "latitude": 48.8584, "longitude": 2.2945, "altitude": 35.0, "horizontalAccuracy": 0.0,
        "verticalAccuracy": -1.0, "speed": -1.0, "speedAccuracy": -1.0, "course": -1.0, "courseAccuracy": -1.0,
    ]

    /// A watch has recorded a sample of ten seconds with these members, which the app may read.
    static func foreign(_ type: String, _ members: JSONObject) -> [(method: String, params: JSONValue)] {
        var sample: JSONObject = [
            "type": .string(type), "startDate": start, "endDate": "2026-01-01T08:00:10Z",
            "uuid": .string(SampleExamples.uuid),
        ]
        for (name, value) in members.members {
            sample[name] = value
        }
        // Heartbeat series may only be asked for together with the variability.
        let read: JSONValue = [.string(type), "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"]
        return [
            ("control/addSamples", ["source": SampleExamples.watch, "objects": [.object(sample)]]),
            ("store/requestAuthorization", ["read": read]),
        ]
    }

    static let finishedQuantitySeries: JSONValue = [
        "type": "HKQuantityTypeIdentifierHeartRate", "quantity": heartRate, "startDate": start, "endDate": start,
        "uuid": .string(uuid), "sourceRevision": revision,
    ]
    static let finishedHeartbeatSeries: JSONValue = [
        "type": "HKDataTypeIdentifierHeartbeatSeries", "count": 1, "startDate": start,
        "endDate": "2026-01-01T08:00:00.800Z", "uuid": .string(uuid), "sourceRevision": revision,
    ]
    static let finishedWorkoutRoute: JSONValue = [
        "type": "HKWorkoutRouteTypeIdentifier", "count": 1, "startDate": start, "endDate": start,
        "uuid": .string(uuid), "sourceRevision": revision,
    ]
    /// The first that the seed of the examples gives.
    private static let uuid = "0910A2DE-C891-4C67-B893-A2EEFB32555E"
    private static let revision: JSONValue = [
        "source": ["name": "App", "bundleIdentifier": "com.example.app"], "version": "1.0",
        "productType": "iPhone17,1", "operatingSystemVersion": "18.0",
    ]

    /// Builders that have just been made.
    static let quantitySeries: [(method: String, params: JSONValue)] = [
        ("store/requestAuthorization", ["toShare": ["HKQuantityTypeIdentifierHeartRate"]]),
        (
            "store/quantitySeriesSampleBuilder.create",
            ["type": "HKQuantityTypeIdentifierHeartRate", "startDate": start]
        ),
    ]
    static let heartbeatSeries: [(method: String, params: JSONValue)] = [
        (
            "store/requestAuthorization",
            ["toShare": ["HKDataTypeIdentifierHeartbeatSeries", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"]]
        ),
        ("store/heartbeatSeriesBuilder.create", ["startDate": start]),
    ]
    static let workoutRoute: [(method: String, params: JSONValue)] = [
        ("store/requestAuthorization", ["toShare": ["HKWorkoutTypeIdentifier", "HKWorkoutRouteTypeIdentifier"]]),
        ("store/workoutRouteBuilder.create", [:]),
    ]
}
