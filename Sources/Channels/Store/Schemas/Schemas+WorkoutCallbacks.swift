import HealthJSON
import HealthModel
package import JSON

/// The schemas of the delegate callbacks of workout sessions and live builders.
extension Schemas {
    package static let workoutCallbacks: JSONObject = [
        "WorkoutSessionChange": object([
            "session": integer, "toState": .integerSchema(1...6), "fromState": .integerSchema(1...6), "date": date,
        ]),
        "WorkoutSessionFailure": object([
            "session": integer,
            "error": object(["domain": .stringSchema, "code": integer, "name": .stringSchema, "message": .stringSchema]),
        ]),
        "WorkoutSessionEvent": object(["session": integer, "event": reference("WorkoutEvent")]),
        "WorkoutSessionActivity": object([
            "session": integer, "workoutConfiguration": reference("WorkoutConfiguration"), "date": date,
        ]),
        "WorkoutSessionData": object(["session": integer, "data": ["type": "string", "contentEncoding": "base64"]]),
        "WorkoutSessionReference": object(["session": integer]),
        "MirroredWorkoutSession": object(["session": integer, "workoutConfiguration": reference("WorkoutConfiguration")]),
        "CollectedWorkoutData": object(["builder": integer, "types": strings]),
        "CollectedWorkoutEvent": object(["builder": integer, "event": reference("WorkoutEvent")]),
        "WorkoutZoneUpdate": object(
            [
                "builder": integer, "zoneGroup": reference("WorkoutZones"), "currentZoneDuration": reference("WorkoutZone"),
                "lastSampleProcessedDate": date,
            ],
            optional: ["previousZoneDuration": reference("WorkoutZone")]
        ),
    ]
}
