public import CHealthKit
public import Foundation

public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    /// `workoutSession(_:didChangeTo:from:date:)`
    func workoutSession(
        _ workoutSession: HKWorkoutSession,
        didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState,
        date: Date
    )
    /// `workoutSession(_:didFailWithError:)`
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    /// `workoutSession(_:didGenerate:)`. Optional.
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    /// `workoutSession(_:didBeginActivityWith:date:)`. Optional.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    )
    /// `workoutSession(_:didEndActivityWith:date:)`. Optional.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    )
    /// `workoutSession(_:didReceiveDataFromRemoteWorkoutSession:)`. Optional.
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    /// `workoutSession(_:didDisconnectFromRemoteDeviceWithError:)`. Optional.
    func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    /// Does nothing.
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    /// Does nothing.
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
    /// Does nothing.
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
    /// Does nothing.
    public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
    /// Does nothing.
    public func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
}
