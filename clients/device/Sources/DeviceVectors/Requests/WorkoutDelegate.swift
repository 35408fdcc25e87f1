import Foundation
import HealthKit

/// The delegate of an app's sessions and live builders. It records its calls.
final class WorkoutDelegate: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate, @unchecked Sendable {
    weak var app: AppUnderTest?
    /// The running call of a session's method that fails. The methods have no error: it comes to the delegate.
    var failingCall: StoreCall?

    func workoutSession(
        _ session: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date
    ) {
        let states: JSONObject = ["toState": .integer(toState.rawValue), "fromState": .integer(fromState.rawValue)]
        notify(session, "didChange", states.adding(["date": date.json]))
    }

    func workoutSession(_ session: HKWorkoutSession, didFailWithError error: any Error) {
        if let failingCall { return failingCall.answer(.failure(error)) }
        let members = (error as NSError).members.adding(["message": .string(error.localizedDescription)])
        notify(session, "didFail", ["error": .object(members)])
    }

    func workoutSession(_ session: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {
        notify(session, "didGenerateEvent", ["event": event.json])
    }

    func workoutSession(_ session: HKWorkoutSession, didBeginActivityWith configuration: HKWorkoutConfiguration, date: Date) {
        notify(session, "didBeginActivity", ["workoutConfiguration": configuration.json, "date": date.json])
    }

    func workoutSession(_ session: HKWorkoutSession, didEndActivityWith configuration: HKWorkoutConfiguration, date: Date) {
        notify(session, "didEndActivity", ["workoutConfiguration": configuration.json, "date": date.json])
    }

    func workoutSession(_ session: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {
        for data in data {
            notify(session, "didReceiveData", ["data": .string(data.base64EncodedString())])
        }
    }

    func workoutSession(_ session: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {
        notify(session, "didDisconnectFromRemoteDevice", [:])
    }

    func workoutBuilder(_ builder: HKLiveWorkoutBuilder, didCollectDataOf types: Set<HKSampleType>) {
        notify(builder, "didCollectData", ["types": .array(types.map(\.identifier).sorted().map(JSONValue.string))])
    }

    func workoutBuilderDidCollectEvent(_ builder: HKLiveWorkoutBuilder) {
        var params = JSONObject()
        params["event"] = builder.workoutEvents.last?.json
        notify(builder, "didCollectEvent", params)
    }

    func workoutBuilder(_ builder: HKLiveWorkoutBuilder, didUpdateWorkoutZone zoneUpdate: HKLiveWorkoutZoneUpdate) {
        var params = JSONObject()
        params["zoneGroup"] = zoneUpdate.zoneGroup?.json
        params["previousZoneDuration"] = zoneUpdate.previousZoneDuration?.json
        params["currentZoneDuration"] = zoneUpdate.currentZoneDuration?.json
        params["lastSampleProcessedDate"] = zoneUpdate.lastSampleProcessedDate?.json
        notify(builder, "didUpdateWorkoutZone", params)
    }

    private func notify(_ session: HKWorkoutSession, _ name: String, _ params: JSONObject) {
        guard let app else { return }
        var members: JSONObject = ["session": .integer(app.handle(of: session))]
        members = members.adding(params)
        app.notify("workoutSession.\(name)", members)
    }

    private func notify(_ builder: HKLiveWorkoutBuilder, _ name: String, _ params: JSONObject) {
        guard let app else { return }
        var members: JSONObject = ["builder": .integer(app.handle(of: builder))]
        members = members.adding(params)
        app.notify("liveWorkoutBuilder.\(name)", members)
    }
}
