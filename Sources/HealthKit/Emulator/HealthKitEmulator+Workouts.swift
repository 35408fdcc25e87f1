import Foundation
import HealthEngine
import HealthModel

struct WeakReference<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}

extension HealthKitEmulator {
    /// The app's object for a session, which is new if the app has none.
    func object(for session: WorkoutSession) -> HKWorkoutSession {
        workoutSessions[ObjectIdentifier(session)]?.object ?? HKWorkoutSession(session, in: self)
    }

    /// Delivers a call of a delegate. Returns false if the session is not one of this module.
    func deliver(_ callback: WorkoutCallback) -> Bool {
        guard let session = session(of: callback) else { return false }
        switch callback {
        case .didChange(_, let to, let from, let date):
            deliver {
                session.delegate?.workoutSession(session, didChangeTo: to.appState, from: from.appState, date: date)
            }
        case .didFail(_, let failure):
            let error = failure.appError
            deliver { session.delegate?.workoutSession(session, didFailWithError: error) }
        case .didGenerateEvent(_, let event):
            let event = HKWorkoutEvent(event)
            deliver { session.delegate?.workoutSession(session, didGenerate: event) }
        case .didBeginActivity(_, let configuration, let date):
            deliver {
                let configuration = HKWorkoutConfiguration(configuration)
                session.delegate?.workoutSession(session, didBeginActivityWith: configuration, date: date)
            }
            session.deliver({ $0.startDate == date }) { $0.delegate?.workoutBuilder($0, didBegin: $1) }
        case .didEndActivity(_, let configuration, let date):
            deliver {
                let configuration = HKWorkoutConfiguration(configuration)
                session.delegate?.workoutSession(session, didEndActivityWith: configuration, date: date)
            }
            session.deliver({ $0.endDate == date }) { $0.delegate?.workoutBuilder($0, didEnd: $1) }
        case .didReceiveData(_, let data):
            deliver { session.delegate?.workoutSession(session, didReceiveDataFromRemoteWorkoutSession: [data]) }
        case .didDisconnectFromRemoteDevice:
            deliver { session.delegate?.workoutSession(session, didDisconnectFromRemoteDeviceWithError: nil) }
        case .mirroringStarted:
            let handler = mirroringStartHandler
            deliver { handler?(session) }
        case .didCollectData(_, let types):
            let builder = session.associatedWorkoutBuilder()
            let sampleTypes = Set(types.map { $0.sampleType(from: self) })
            deliver { builder.delegate?.workoutBuilder(builder, didCollectDataOf: sampleTypes) }
        case .didCollectEvent:
            let builder = session.associatedWorkoutBuilder()
            deliver { builder.delegate?.workoutBuilderDidCollectEvent(builder) }
        case .didUpdateZone(_, let update):
            let builder = session.associatedWorkoutBuilder()
            let zoneUpdate = HKLiveWorkoutZoneUpdate(update, from: self)
            deliver { builder.delegate?.workoutBuilder(builder, didUpdateWorkoutZone: zoneUpdate) }
        }
        return true
    }

    /// The app's object for the session of a callback. A mirrored session gets one when it arrives.
    private func session(of callback: WorkoutCallback) -> HKWorkoutSession? {
        switch callback {
        case .didChange(let session, _, _, _), .didFail(let session, _), .didGenerateEvent(let session, _),
            .didBeginActivity(let session, _, _), .didEndActivity(let session, _, _), .didReceiveData(let session, _),
            .didDisconnectFromRemoteDevice(let session):
            workoutSessions[ObjectIdentifier(session)]?.object
        case .mirroringStarted(let session):
            mirroringStartHandler == nil ? nil : HKWorkoutSession(session, in: self)
        case .didCollectData(let builder, _), .didCollectEvent(let builder, _), .didUpdateZone(let builder, _):
            builder.session.flatMap { workoutSessions[ObjectIdentifier($0)]?.object }
        }
    }
}
