import HealthJSON
import Foundation
package import HealthModel
package import JSON

/// Shared parts of the examples of methods about samples.
package enum SampleExamples {
    package static let uuid = "6E0C8A2B-3F41-4C7D-9A55-1B2C3D4E5F60"
    package static let workoutUUID = "0B7D2C91-54A3-4E0F-8C66-7A8B9C0D1E2F"

    /// The first UUID that the app of the examples, or another one, creates for an object of a type, or for another object.
    package static func newUUID(of type: ObjectType? = nil, for app: String = AppIdentity().bundleIdentifier) -> String {
        // The seed of the examples.
        var environment = Environment(seed: 1)
        return environment.makeUUID(for: app, type).uuidString
    }

    /// A sample in the form in which an app saves it.
    package static let heartRate: JSONValue = [
        "type": "HKQuantityTypeIdentifierHeartRate", "quantity": ["value": 72.5, "unit": "count/min"],
        "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:00:00Z", "uuid": .string(uuid),
    ]

    package static let workout: JSONValue = [
        "type": "HKWorkoutTypeIdentifier", "workoutActivityType": "running", "startDate": "2026-01-01T07:30:00Z",
        "endDate": "2026-01-01T08:30:00Z", "uuid": .string(workoutUUID),
    ]

    /// The app has saved a sample.
    package static let saved: [(method: String, params: JSONValue)] = [
        ("store/requestAuthorization", ["toShare": ["HKQuantityTypeIdentifierHeartRate"]]),
        ("store/save", ["objects": [heartRate]]),
    ]

    package static let watch: JSONValue = ["name": "Watch", "bundleIdentifier": "com.apple.health.watch"]

    /// A watch has recorded a sample, which the app may read.
    package static let foreign: [(method: String, params: JSONValue)] = [
        ("control/addSamples", ["source": watch, "objects": [heartRate]]),
        ("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierHeartRate"]]),
    ]

    /// That sample in the form in which a query returns it.
    package static let foreignHeartRate: JSONValue = [
        "type": "HKQuantityTypeIdentifierHeartRate", "quantity": ["value": 72.5, "unit": "count/min"],
        "startDate": "2026-01-01T08:00:00Z", "endDate": "2026-01-01T08:00:00Z", "uuid": .string(uuid),
        "sourceRevision": ["source": watch],
    ]
}

extension ResultDescription {
    package static let uuids = ResultDescription("uuids", Schemas.reference("UUIDs"))
}
