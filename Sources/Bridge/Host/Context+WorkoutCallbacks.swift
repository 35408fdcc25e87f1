import Foundation
import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// What the delegate of a session or of a live builder is told, as a notification.
    func notification(of callback: WorkoutCallback) -> JSONRPC.Notification {
        switch callback {
        case .didChange(let session, let state, let former, let date):
            notification(
                "workoutSession.didChange",
                about: session,
                [
                    "toState": .integer(state.rawValue), "fromState": .integer(former.rawValue),
                    "date": .string(date.rfc3339),
                ]
            )
        case .didFail(let session, let error):
            notification("workoutSession.didFail", about: session, ["error": error.json])
        case .didGenerateEvent(let session, let event):
            notification("workoutSession.didGenerateEvent", about: session, ["event": event.json])
        case .didBeginActivity(let session, let configuration, let date):
            notification(
                "workoutSession.didBeginActivity",
                about: session,
                ["workoutConfiguration": configuration.json, "date": .string(date.rfc3339)]
            )
        case .didEndActivity(let session, let configuration, let date):
            notification(
                "workoutSession.didEndActivity",
                about: session,
                ["workoutConfiguration": configuration.json, "date": .string(date.rfc3339)]
            )
        case .didReceiveData(let session, let data):
            notification(
                "workoutSession.didReceiveData",
                about: session,
                ["data": .string(data.base64EncodedString())]
            )
        case .didDisconnectFromRemoteDevice(let session):
            notification("workoutSession.didDisconnectFromRemoteDevice", about: session, [:])
        case .mirroringStarted(let session):
            notification(
                "workoutSessionMirroringStart",
                about: session,
                ["workoutConfiguration": session.configuration.json]
            )
        case .didCollectData(let builder, let types):
            notification(
                "liveWorkoutBuilder.didCollectData",
                about: builder,
                ["types": .strings(types.map(\.identifier))]
            )
        case .didCollectEvent(let builder, let event):
            notification("liveWorkoutBuilder.didCollectEvent", about: builder, ["event": event.json])
        }
    }

    private func notification(
        _ name: String,
        about session: WorkoutSession,
        _ params: JSONObject
    ) -> JSONRPC.Notification {
        notification(name, ["session": .integer(handle(of: session))], params)
    }

    private func notification(
        _ name: String,
        about builder: LiveWorkoutBuilder,
        _ params: JSONObject
    ) -> JSONRPC.Notification {
        notification(name, ["builder": .integer(handle(of: builder))], params)
    }

    private func notification(_ name: String, _ subject: JSONObject, _ params: JSONObject) -> JSONRPC.Notification {
        var members = subject
        for (name, value) in params.members {
            members[name] = value
        }
        return JSONRPC.Notification("store/\(name)", params: JSONValue.object(members))
    }
}

extension HealthError {
    /// `{domain, code, name, message}`
    fileprivate var json: JSONValue {
        [
            "domain": .string(Self.domain), "code": .integer(code.rawValue), "name": .string(code.name),
            "message": .string(message),
        ]
    }
}

extension WorkoutEvent {
    /// `{type, startDate, endDate}`: the events of a session have no metadata.
    fileprivate var json: JSONValue {
        [
            "type": .integer(type.rawValue), "startDate": .string(startDate.rfc3339),
            "endDate": .string(endDate.rfc3339),
        ]
    }
}
