public import Foundation
public import HealthModel

/// A call of the delegate of a session or of a live builder.
public enum WorkoutCallback {
    /// `workoutSession(_:didChangeTo:from:date:)`
    case didChange(WorkoutSession, to: WorkoutSession.State, from: WorkoutSession.State, Date)
    /// `workoutSession(_:didFailWithError:)`
    case didFail(WorkoutSession, HealthError)
    /// `workoutSession(_:didGenerate:)`
    case didGenerateEvent(WorkoutSession, WorkoutEvent)
    /// `workoutSession(_:didBeginActivityWith:date:)`
    case didBeginActivity(WorkoutSession, WorkoutConfiguration, Date)
    /// `workoutSession(_:didEndActivityWith:date:)`
    case didEndActivity(WorkoutSession, WorkoutConfiguration, Date)
    /// `workoutSession(_:didReceiveDataFromRemoteWorkoutSession:)`
    case didReceiveData(WorkoutSession, Data)
    /// `workoutSession(_:didDisconnectFromRemoteDeviceWithError:)`
    case didDisconnectFromRemoteDevice(WorkoutSession)
    /// `HKHealthStore.workoutSessionMirroringStartHandler`
    case mirroringStarted(WorkoutSession)
    /// `workoutBuilder(_:didCollectDataOf:)`, with the types sorted by identifier (WO-32).
    case didCollectData(LiveWorkoutBuilder, [ObjectType])
    /// `workoutBuilderDidCollectEvent(_:)` (WO-32).
    case didCollectEvent(LiveWorkoutBuilder, WorkoutEvent)
    /// `workoutBuilder(_:didUpdateWorkoutZone:)` (ZONE-20).
    case didUpdateZone(LiveWorkoutBuilder, WorkoutZoneUpdate)
}
