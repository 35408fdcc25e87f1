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
            recoverActiveWorkoutSession, startWatchApp,
        ] + workoutSessionMirroringMethods

    /// `HKWorkoutSession.init(healthStore:configuration:)` (WO-21).
    private static let workoutSessionCreate = Method(
        "workoutSession.create",
        "Creates a workout session, and returns its handle. Requires a watch, or an iPhone or iPad with iOS 26.",
        .configuration,
        result: ResultDescription("session", Schemas.reference("WorkoutSessionReference")),
        audit: .none
    ) { call, configuration in
        let session = try call.store.makeWorkoutSession(configuration)
        return NamedResult("session", call.app.handles.keep(session))
    }

    /// The properties of `HKWorkoutSession` (WO-21).
    private static let workoutSessionState = Method(
        "workoutSession.state",
        "Returns the properties and the state of a session.",
        .session,
        result: ResultDescription("session", Schemas.reference("WorkoutSession")),
        audit: .none
    ) { _, session in session.json }

    /// `HKWorkoutSession.associatedWorkoutBuilder()` (WO-27).
    private static let workoutSessionAssociatedWorkoutBuilder = Method(
        "workoutSession.associatedWorkoutBuilder",
        "Returns the handle of a session's live builder. It is the same at each call.",
        .session,
        result: ResultDescription("builder", Schemas.object(["builder": Schemas.integer])),
        audit: .none
    ) { call, session in
        let builder = try session.associatedWorkoutBuilder()
        return NamedResult("builder", call.app.handles.handle(of: builder))
    }

    /// `HKWorkoutSession.prepare()` (WO-22).
    private static let workoutSessionPrepare = workoutSessionMethod(
        "prepare", "Prepares the device for a workout, as during a countdown.", action: WorkoutSession.prepare
    )

    /// `HKWorkoutSession.startActivity(with:)` (WO-24, WO-25).
    private static let workoutSessionStartActivity = workoutSessionMethod(
        "startActivity",
        "Starts a session. Another active session ends with code 8.",
        .dateOrNow,
        action: WorkoutSession.startActivity(with:)
    )

    /// `HKWorkoutSession.pause()` (WO-23).
    private static let workoutSessionPause = workoutSessionMethod(
        "pause", "Pauses a session. The sensors stop, and the workout gets a pause event.", action: WorkoutSession.pause
    )

    /// `HKWorkoutSession.resume()` (WO-23).
    private static let workoutSessionResume = workoutSessionMethod(
        "resume", "Resumes a paused session.", action: WorkoutSession.resume
    )

    /// `HKWorkoutSession.stopActivity(with:)` (WO-28).
    private static let workoutSessionStopActivity = workoutSessionMethod(
        "stopActivity",
        "Stops a session and its sensors. It cannot resume. Finish the workout, then end the session.",
        .dateOrNow,
        action: WorkoutSession.stopActivity(with:)
    )

    /// `HKWorkoutSession.end()` (WO-22).
    private static let workoutSessionEnd = workoutSessionMethod("end", "Ends a session.", action: WorkoutSession.end)

    /// `HKWorkoutSession.beginNewActivity(configuration:date:metadata:)` (WO-11).
    private static let workoutSessionBeginNewActivity = workoutSessionMethod(
        "beginNewActivity",
        "Begins an activity of the workout. The previous activity ends.",
        .configuration,
        .required("date", .date, "The start of the activity."),
        .optional("metadata", .metadata, default: Metadata(), "The metadata of the activity."),
        action: WorkoutSession.beginNewActivity(_:at:metadata:)
    )

    /// `HKWorkoutSession.endCurrentActivity(on:)` (WO-11).
    private static let workoutSessionEndCurrentActivity = workoutSessionMethod(
        "endCurrentActivity",
        "Ends the current activity of the workout. The session continues.",
        .required("date", .date, "The end of the activity."),
        action: WorkoutSession.endCurrentActivity(on:)
    )

    /// A method that performs an action on a session and returns null.
    static func workoutSessionMethod<each Value: SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ parameter: repeat Parameter<each Value>,
        action: @escaping @Sendable (WorkoutSession) -> (repeat each Value) throws -> Void
    ) -> Method {
        Method(
            "workoutSession.\(name)", summary, Parameter<WorkoutSession>.session, repeat each parameter, audit: .none
        ) { (call: Call, session: WorkoutSession, value: repeat each Value) throws -> Void in
            try action(session)(repeat each value)
        }
    }
}

extension Parameter where Value == Date? {
    fileprivate static let dateOrNow = Parameter.optional("date", .date, "The time of the change. Default: now.")
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
    var json: JSONValue {
        var object: JSONObject = [
            "uuid": .string(uuid.uuidString), "workoutConfiguration": configuration.json,
            "startDate": .string(startDate.rfc3339),
        ]
        object["endDate"] = endDate.map { .string($0.rfc3339) }
        return .object(object)
    }
}
