import HealthModel
package import JSON

/// Shared parts of the examples of series builders.
package enum SeriesExamples {
    package static let start: JSONValue = "2026-01-01T08:00:00Z"
    package static let heartRate: JSONValue = ["value": 60.0, "unit": "count/min"]
    package static let location: JSONValue = ["timestamp": start, "latitude": 48.8584, "longitude": 2.2945, "altitude": 35.0]

    package static let foundLocation: JSONValue = [
        "timestamp": start, "latitude": 48.8584, "longitude": 2.2945, "altitude": 35.0, "horizontalAccuracy": 0.0,
        "verticalAccuracy": -1.0, "speed": -1.0, "speedAccuracy": -1.0, "course": -1.0, "courseAccuracy": -1.0,
    ]

    /// A watch has recorded a sample of ten seconds with these members, and the app may read it.
    package static func foreign(_ type: String, _ members: JSONObject) -> [(method: String, params: JSONValue)] {
        var sample: JSONObject = [
            "type": .string(type), "startDate": start, "endDate": "2026-01-01T08:00:10Z",
            "uuid": .string(SampleExamples.uuid),
        ]
        for (name, value) in members.members {
            sample[name] = value
        }
        // Heartbeat series can only be requested together with heart rate variability.
        let read: JSONValue = [.string(type), "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"]
        return [
            ("control/addSamples", ["source": SampleExamples.watch, "objects": [.object(sample)]]),
            ("store/requestAuthorization", ["read": read]),
        ]
    }

    package static let finishedQuantitySeries: JSONValue = [
        "type": "HKQuantityTypeIdentifierHeartRate", "quantity": heartRate, "startDate": start, "endDate": start,
        "uuid": .string(SampleExamples.newUUID(of: .heartRate)), "sourceRevision": revision,
    ]
    package static let finishedHeartbeatSeries: JSONValue = [
        "type": "HKDataTypeIdentifierHeartbeatSeries", "count": 1, "startDate": start,
        "endDate": "2026-01-01T08:00:00.800Z",
        "uuid": .string(SampleExamples.newUUID(of: .heartbeatSeries)), "sourceRevision": revision,
    ]
    package static let finishedWorkoutRoute: JSONValue = [
        "type": "HKWorkoutRouteTypeIdentifier", "count": 1, "startDate": start, "endDate": start,
        "uuid": .string(routeUUID), "sourceRevision": revision,
    ]
    /// The route that the app has saved.
    package static let routeUUID = SampleExamples.newUUID(of: .workoutRoute)
    private static let revision: JSONValue = [
        "source": ["name": "App", "bundleIdentifier": "com.example.app"], "version": "1.0",
        "productType": "iPhone17,1", "operatingSystemVersion": "18.0",
    ]

    /// A new builder.
    package static let quantitySeries: [(method: String, params: JSONValue)] = [
        ("store/requestAuthorization", ["toShare": ["HKQuantityTypeIdentifierHeartRate"]]),
        ("store/quantitySeriesSampleBuilder.create", ["type": "HKQuantityTypeIdentifierHeartRate", "startDate": start]),
    ]
    package static let heartbeatSeries: [(method: String, params: JSONValue)] = [
        (
            "store/requestAuthorization",
            ["toShare": ["HKDataTypeIdentifierHeartbeatSeries", "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"]]
        ),
        ("store/heartbeatSeriesBuilder.create", ["startDate": start]),
    ]
    package static let workoutRoute: [(method: String, params: JSONValue)] = [
        ("store/requestAuthorization", ["toShare": routeTypes]),
        ("store/workoutRouteBuilder.create", [:]),
    ]

    /// The app has saved a workout with a route, and may read both.
    package static let savedWorkoutRoute: [(method: String, params: JSONValue)] = [
        ("store/requestAuthorization", ["toShare": routeTypes, "read": routeTypes]),
        ("store/save", ["objects": [SampleExamples.workout]]), ("store/workoutRouteBuilder.create", [:]),
        ("store/workoutRouteBuilder.insertRouteData", ["builder": 1, "locations": [location]]),
        ("store/workoutRouteBuilder.finishRoute", ["builder": 1, "workout": .string(SampleExamples.workoutUUID)]),
    ]
    private static let routeTypes: JSONValue = ["HKWorkoutTypeIdentifier", "HKWorkoutRouteTypeIdentifier"]
}
