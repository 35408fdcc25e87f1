import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Workout sessions.
extension StoreChannel {
    static let workoutSessionMethods =
        [
            workoutSessionCreate, workoutSessionState, workoutSessionAssociatedWorkoutBuilder, workoutSessionPrepare,
            workoutSessionStartActivity, workoutSessionPause, workoutSessionResume, workoutSessionStopActivity,
            workoutSessionEnd, workoutSessionBeginNewActivity, workoutSessionEndCurrentActivity,
            recoverActiveWorkoutSession,
        ] + workoutSessionMirroringMethods

    /// `HKWorkoutSession.init(healthStore:configuration:)` (WO-21).
    private static let workoutSessionCreate = Method(
        "workoutSession.create",
        "Makes a session, on a watch, and on an iPhone or iPad from iOS 26.",
        .configuration,
        result: ResultDescription("session", Schemas.reference("WorkoutSessionReference")),
        example: Example(
            ["configuration": WorkoutSessionExamples.configuration],
            result: ["session": 1],
            given: WorkoutSessionExamples.watch
        ),
        audit: .none
    ) { (call, configuration) throws(BridgeError) in
        let session = try call.healthKit { () throws(HealthFailure) in
            try call.store.makeWorkoutSession(configuration)
        }
        return Single("session", call.app.keep(session))
    }

    /// The properties of `HKWorkoutSession` (WO-21).
    private static let workoutSessionState = Method(
        "workoutSession.state",
        "What a session is, and where it stands.",
        .session,
        result: ResultDescription("session", Schemas.reference("WorkoutSession")),
        example: Example(
            ["session": 1],
            result: ["state": 1, "type": 0, "workoutConfiguration": WorkoutSessionExamples.configuration],
            given: WorkoutSessionExamples.created
        ),
        audit: .none
    ) { (_, session) throws(BridgeError) in session.json }

    /// `HKWorkoutSession.associatedWorkoutBuilder()` (WO-27).
    private static let workoutSessionAssociatedWorkoutBuilder = Method(
        "workoutSession.associatedWorkoutBuilder",
        "The live builder of a session, the same each time.",
        .session,
        result: ResultDescription("builder", Schemas.object(["builder": Schemas.integer])),
        example: Example(["session": 1], result: ["builder": 2], given: WorkoutSessionExamples.created),
        audit: .none
    ) { (call, session) throws(BridgeError) in
        let builder = try call.healthKit { () throws(HealthFailure) in try session.associatedWorkoutBuilder() }
        return Single("builder", call.app.handle(of: builder))
    }

    /// `HKWorkoutSession.prepare()` (WO-22).
    private static let workoutSessionPrepare = workoutSessionMethod(
        "prepare",
        "Gets the device ready for a workout, as during a countdown.",
        given: WorkoutSessionExamples.created,
        action: WorkoutSession.prepare
    )

    /// `HKWorkoutSession.startActivity(with:)` (WO-24, WO-25).
    private static let workoutSessionStartActivity = workoutSessionMethod(
        "startActivity",
        "Starts a session; the one that was under way ends with code 8.",
        .dateOrNow,
        given: WorkoutSessionExamples.created,
        action: WorkoutSession.startActivity(with:)
    )

    /// `HKWorkoutSession.pause()` (WO-23).
    private static let workoutSessionPause = workoutSessionMethod(
        "pause",
        "Pauses a session: nothing is measured, and the workout gets a pause event.",
        action: WorkoutSession.pause
    )

    /// `HKWorkoutSession.resume()` (WO-23).
    private static let workoutSessionResume = workoutSessionMethod(
        "resume",
        "Goes on with a session that is paused.",
        given: WorkoutSessionExamples.running + [("store/workoutSession.pause", ["session": 1])],
        action: WorkoutSession.resume
    )

    /// `HKWorkoutSession.stopActivity(with:)` (WO-28).
    private static let workoutSessionStopActivity = workoutSessionMethod(
        "stopActivity",
        "Stops a session for good: nothing more is measured; now is the time to finish the workout.",
        .dateOrNow,
        action: WorkoutSession.stopActivity(with:)
    )

    /// `HKWorkoutSession.end()` (WO-22).
    private static let workoutSessionEnd = workoutSessionMethod("end", "Ends a session.", action: WorkoutSession.end)

    /// `HKWorkoutSession.beginNewActivity(configuration:date:metadata:)` (WO-11).
    private static let workoutSessionBeginNewActivity = workoutSessionMethod(
        "beginNewActivity",
        "Begins a part of the workout; the part before, if any, ends.",
        .configuration,
        .required("date", .date, "When the activity begins."),
        .optional("metadata", .metadata, default: Metadata(), "That of the activity."),
        example: beginning,
        action: WorkoutSession.beginNewActivity(_:at:metadata:)
    )

    /// `HKWorkoutSession.endCurrentActivity(on:)` (WO-11).
    private static let workoutSessionEndCurrentActivity = workoutSessionMethod(
        "endCurrentActivity",
        "Ends the part of the workout that was begun last; the session goes on.",
        .required("date", .date, "When the activity ends."),
        example: ["session": 1, "date": "2026-01-01T12:00:00Z"],
        given: WorkoutSessionExamples.running + [("store/workoutSession.beginNewActivity", beginning)],
        action: WorkoutSession.endCurrentActivity(on:)
    )

    private static let beginning: JSONValue = [
        "session": 1, "configuration": WorkoutSessionExamples.configuration, "date": "2026-01-01T12:00:00Z",
    ]

    /// A method that has a session do something, and answers null.
    static func workoutSessionMethod<each Value: SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ parameter: repeat Parameter<each Value>,
        example params: @autoclosure @escaping @Sendable () -> JSONValue = ["session": 1],
        given: @autoclosure @escaping @Sendable () -> WorkoutSessionExamples.Given = WorkoutSessionExamples.running,
        action: @escaping @Sendable (WorkoutSession) -> (repeat each Value) throws(HealthFailure) -> Void
    ) -> Method {
        Method(
            "workoutSession.\(name)",
            summary,
            Parameter<WorkoutSession>.session,
            repeat each parameter,
            result: .nothing,
            example: Example(params(), given: given()),
            audit: .none
        ) { (call: Call, session: WorkoutSession, value: repeat each Value) throws(BridgeError) -> JSONNull in
            try call.healthKit { () throws(HealthFailure) in try action(session)(repeat each value) }
            return JSONNull()
        }
    }
}

extension Parameter where Value == Date? {
    fileprivate static let dateOrNow = Parameter.optional("date", .date, "When; by default now.")
}

extension WorkoutSession {
    /// `{state, type, workoutConfiguration, startDate?, endDate?, currentActivity?}`
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "state": .integer(state.rawValue), "type": .integer(type.rawValue),
            "workoutConfiguration": configuration.json,
        ]
        object["startDate"] = startDate.map { .string($0.rfc3339) }
        object["endDate"] = endDate.map { .string($0.rfc3339) }
        object["currentActivity"] = currentActivity?.json
        return .object(object)
    }
}

extension WorkoutActivity {
    /// `{uuid, workoutConfiguration, startDate, endDate?}`
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "uuid": .string(uuid.uuidString), "workoutConfiguration": configuration.json,
            "startDate": .string(startDate.rfc3339),
        ]
        object["endDate"] = endDate.map { .string($0.rfc3339) }
        return .object(object)
    }
}
