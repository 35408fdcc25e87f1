import BridgeCore
import HealthJSON
import Foundation
import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension StoreChannel {
    /// The notification for a delegate callback of a workout session or a live workout builder.
    func notification(of callback: WorkoutCallback, in app: App) -> JSONRPC.Notification {
        func number(of object: any BuilderOrSession) -> JSONValue { .integer(app.handles.handle(of: object)) }
        func activity(_ session: WorkoutSession, _ configuration: WorkoutConfiguration, _ date: Date) -> JSONValue {
            ["session": number(of: session), "workoutConfiguration": configuration.json, "date": .string(date.rfc3339)]
        }

        return switch callback {
        case .didChange(let session, let state, let former, let date):
            notification(
                "workoutSession.didChange",
                [
                    "session": number(of: session), "toState": .integer(state.rawValue),
                    "fromState": .integer(former.rawValue), "date": .string(date.rfc3339),
                ]
            )
        case .didFail(let session, let error):
            notification("workoutSession.didFail", ["session": number(of: session), "error": error.json])
        case .didGenerateEvent(let session, let event):
            notification("workoutSession.didGenerateEvent", ["session": number(of: session), "event": event.json])
        case .didBeginActivity(let session, let configuration, let date):
            notification("workoutSession.didBeginActivity", activity(session, configuration, date))
        case .didEndActivity(let session, let configuration, let date):
            notification("workoutSession.didEndActivity", activity(session, configuration, date))
        case .didReceiveData(let session, let data):
            notification(
                "workoutSession.didReceiveData", ["session": number(of: session), "data": .string(data.base64EncodedString())]
            )
        case .didDisconnectFromRemoteDevice(let session):
            notification("workoutSession.didDisconnectFromRemoteDevice", ["session": number(of: session)])
        case .mirroringStarted(let session):
            notification(
                "workoutSessionMirroringStart",
                ["session": number(of: session), "workoutConfiguration": session.configuration.json]
            )
        case .didCollectData(let builder, let types):
            notification(
                "liveWorkoutBuilder.didCollectData", ["builder": number(of: builder), "types": .strings(types.map(\.identifier))]
            )
        case .didCollectEvent(let builder, let event):
            notification("liveWorkoutBuilder.didCollectEvent", ["builder": number(of: builder), "event": event.json])
        case .didUpdateZone(let builder, let update):
            notification("liveWorkoutBuilder.didUpdateWorkoutZone", update.json(of: number(of: builder)))
        }
    }

    private func notification(_ name: String, _ params: JSONValue) -> JSONRPC.Notification {
        JSONRPC.Notification("store/\(name)", params: params)
    }
}

extension HealthError {
    /// `{domain, code, name, message}`
    fileprivate var json: JSONValue {
        ["domain": .string(domain), "code": .integer(code.rawValue), "name": .string(code.name), "message": .string(message)]
    }
}

extension WorkoutEvent {
    /// `{type, startDate, endDate}`. The events of a session have no metadata.
    fileprivate var json: JSONValue {
        ["type": .integer(type.rawValue), "startDate": .string(startDate.rfc3339), "endDate": .string(endDate.rfc3339)]
    }
}
