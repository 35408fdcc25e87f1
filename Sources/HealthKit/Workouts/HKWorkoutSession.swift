public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// `HKWorkoutSession`: makes the device measure for a workout.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    let session: WorkoutSession
    let emulator: HealthKitEmulator
    private var liveBuilder: HKLiveWorkoutBuilder?

    /// `HKWorkoutSession.delegate`
    public weak var delegate: (any HKWorkoutSessionDelegate)?

    init(_ session: WorkoutSession, in emulator: HealthKitEmulator) {
        self.session = session
        self.emulator = emulator
        super.init()
        emulator.perform { _ in emulator.workoutSessions[ObjectIdentifier(session)] = WeakReference(self) }
    }

    /// `HKWorkoutSession.init(healthStore:configuration:)`. Throws code 1 on devices without sessions (WO-21).
    public convenience init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
        let emulator = healthStore.emulator
        let session = try emulator.result { try $0.makeWorkoutSession(configuration.configuration) }
        self.init(session, in: emulator)
    }

    /// `HKWorkoutSession.workoutConfiguration`
    public var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration(session.configuration) }
    /// `HKWorkoutSession.state`
    public var state: HKWorkoutSessionState { emulator.read { _ in session.state }.appState }
    /// `HKWorkoutSession.type`
    public var type: HKWorkoutSessionType { HKWorkoutSessionType(rawValue: session.type.rawValue) ?? .primary }
    /// `HKWorkoutSession.startDate`
    public var startDate: Date? { emulator.read { _ in session.startDate } }
    /// `HKWorkoutSession.endDate`
    public var endDate: Date? { emulator.read { _ in session.endDate } }
    /// `HKWorkoutSession.currentActivity`: before the session runs, an activity that starts in the distant past.
    public var currentActivity: HKWorkoutActivity {
        let activity = emulator.read { store in
            session.currentActivity
                ?? WorkoutActivity(
                    uuid: store.process.makeUUID(of: .workout), configuration: session.configuration, startDate: .distantPast
                )
        }
        return HKWorkoutActivity(activity, from: emulator.origin)
    }

    /// `HKWorkoutSession.associatedWorkoutBuilder()`: the same builder on every call (WO-27).
    public func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        emulator.perform { _ in
            if let liveBuilder { return liveBuilder }
            let engine = raising { try emulator.engineResult { try session.associatedWorkoutBuilder() } }
            let builder = HKLiveWorkoutBuilder(engine, in: emulator)
            builder.workoutSession = self
            liveBuilder = builder
            return builder
        }
    }

    /// `HKWorkoutSession.prepare()`
    public func prepare() { transition { try session.prepare() } }
    /// `HKWorkoutSession.startActivity(with:)`
    public func startActivity(with date: Date?) { transition { try session.startActivity(with: date) } }
    /// `HKWorkoutSession.stopActivity(with:)`
    public func stopActivity(with date: Date?) { transition { try session.stopActivity(with: date) } }
    /// `HKWorkoutSession.pause()`
    public func pause() { transition { try session.pause() } }
    /// `HKWorkoutSession.resume()`
    public func resume() { transition { try session.resume() } }
    /// `HKWorkoutSession.end()`
    public func end() { transition { try session.end() } }

    /// `HKWorkoutSession.beginNewActivity(configuration:date:metadata:)`
    public func beginNewActivity(configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {
        transition {
            try session.beginNewActivity(configuration.configuration, at: date, metadata: Metadata(metadata))
        }
    }

    /// `HKWorkoutSession.endCurrentActivity(on:)`
    public func endCurrentActivity(on date: Date) { transition { try session.endCurrentActivity(on: date) } }

    /// Delivers a call about the latest activity that matches to the live builder, if the app has one.
    func deliver(
        _ matches: (HKWorkoutActivity) -> Bool, to handler: @escaping @Sendable (HKLiveWorkoutBuilder, HKWorkoutActivity) -> Void
    ) {
        guard let liveBuilder else { return }
        let activities = liveBuilder.workoutActivities + [liveBuilder.currentWorkoutActivity].compactMap(\.self)
        guard let activity = activities.last(where: matches) else { return }
        emulator.deliver { handler(liveBuilder, activity) }
    }

    /// Carries out a transition. Its errors go to the delegate.
    private func transition(_ body: () throws -> Void) {
        emulator.perform { _ in
            do {
                try body()
            } catch {
                guard let error = emulator.error(of: error) else { return }
                emulator.deliver { [self] in delegate?.workoutSession(self, didFailWithError: error) }
            }
        }
    }
}

extension WorkoutSession.State {
    /// `HKWorkoutSessionState`
    var appState: HKWorkoutSessionState { HKWorkoutSessionState(rawValue: rawValue) ?? .notStarted }
}

/// `HKWorkoutSessionDelegate`
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
