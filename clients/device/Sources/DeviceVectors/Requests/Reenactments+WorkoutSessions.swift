import Foundation
import HealthKit

/// Workout sessions.
extension Reenactments {
    static let workoutSessions: [String: Reenactment] = [
        "workoutSession.create": { call in
            let configuration = try call.configuration(call.value("configuration"))
            call.read {
                let session = try HKWorkoutSession(healthStore: call.store, configuration: configuration)
                return ["session": .integer(call.app.watch(session))]
            }
        },
        "workoutSession.state": { call in
            let session = try call.session()
            var object: JSONObject = [
                "state": .integer(session.state.rawValue), "type": .integer(session.type.rawValue),
                "workoutConfiguration": session.workoutConfiguration.json,
            ]
            object["startDate"] = session.startDate?.json
            object["endDate"] = session.endDate?.json
            // The property is not optional. Without an activity, it begins in the distant past.
            let activity = session.currentActivity
            if activity.startDate != .distantPast { object["currentActivity"] = activity.currentJSON }
            call.answer(.object(object))
        },
        "workoutSession.associatedWorkoutBuilder": { call in
            let builder = try call.session().associatedWorkoutBuilder()
            builder.delegate = call.app.delegate
            call.answer(["builder": .integer(call.app.handle(of: builder))])
        },
        "workoutSession.prepare": transition { (session, _) in session.prepare() },
        "workoutSession.startActivity": transition { (session, call) in
            session.startActivity(with: try call.optional("date", .date))
        },
        "workoutSession.pause": transition { (session, _) in session.pause() },
        "workoutSession.resume": transition { (session, _) in session.resume() },
        "workoutSession.stopActivity": transition { (session, call) in
            session.stopActivity(with: try call.optional("date", .date))
        },
        "workoutSession.end": transition { (session, _) in session.end() },
        "workoutSession.beginNewActivity": transition { (session, call) in
            session.beginNewActivity(
                configuration: try call.configuration(call.value("configuration")),
                date: try call.required("date", .date),
                metadata: try call.metadata()
            )
        },
        "workoutSession.endCurrentActivity": transition { (session, call) in
            session.endCurrentActivity(on: try call.required("date", .date))
        },
        "workoutSession.startMirroringToCompanionDevice": { call in
            try call.session().startMirroringToCompanionDevice(completion: call.completion())
        },
        "workoutSession.stopMirroringToCompanionDevice": { call in
            try call.session().stopMirroringToCompanionDevice(completion: call.completion())
        },
        "workoutSession.sendToRemoteWorkoutSession": { call in
            try call.session().sendToRemoteWorkoutSession(data: try call.required("data", .base64), completion: call.completion())
        },
        "recoverActiveWorkoutSession": { call in
            call.store.recoverActiveWorkoutSession { session, error in
                if let error { return call.answer(.failure(error)) }
                call.answer(["session": session.map { .integer(call.app.watch($0)) } ?? .null])
            }
        },
    ]

    /// A change of a session. It has no result: a failure comes to the delegate, and is the answer if the wire has it as an error.
    private static func transition(_ change: @escaping @Sendable (HKWorkoutSession, StoreCall) throws -> Void) -> Reenactment {
        { call in
            let session = try call.session()
            call.app.delegate.failingCall = call.expectsError ? call : nil
            defer { call.app.delegate.failingCall = nil }
            try change(session, call)
            call.app.phone.wait(for: call.app) { call.outcome != nil }
            call.answer(.null)
        }
    }
}

extension StoreCall {
    fileprivate func session() throws -> HKWorkoutSession { try object("session", as: HKWorkoutSession.self) }
}

extension AppUnderTest {
    /// Keeps a session and its builder, and receives their calls. Returns the handle of the session.
    func watch(_ session: HKWorkoutSession) -> Int {
        session.delegate = delegate
        return handle(of: session)
    }
}
