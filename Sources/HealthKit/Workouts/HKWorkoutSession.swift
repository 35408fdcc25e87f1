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
    open weak var delegate: (any HKWorkoutSessionDelegate)?

    init(_ session: WorkoutSession, in emulator: HealthKitEmulator) {
        self.session = session
        self.emulator = emulator
        super.init()
        register()
    }

    /// `HKWorkoutSession.init(healthStore:configuration:)`. Throws code 1 on devices without sessions (WO-21).
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
        emulator = healthStore.emulator
        session = try emulator.result { try $0.makeWorkoutSession(configuration.configuration) }
        super.init()
        register()
    }

    /// `HKWorkoutSession.workoutConfiguration`
    open var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration(session.configuration) }
    /// `HKWorkoutSession.activityType`
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    /// `HKWorkoutSession.locationType`
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    /// `HKWorkoutSession.state`
    open var state: HKWorkoutSessionState { emulator.read { _ in session.state }.appState }
    /// `HKWorkoutSession.type`
    open var type: HKWorkoutSessionType { HKWorkoutSessionType(rawValue: session.type.rawValue) ?? .primary }
    /// `HKWorkoutSession.startDate`
    open var startDate: Date? { emulator.read { _ in session.startDate } }
    /// `HKWorkoutSession.endDate`
    open var endDate: Date? { emulator.read { _ in session.endDate } }
    /// `HKWorkoutSession.currentActivity`: before the session runs, an activity that starts in the distant past.
    open var currentActivity: HKWorkoutActivity {
        let activity = emulator.read { store in
            session.currentActivity
                ?? WorkoutActivity(
                    uuid: store.process.makeUUID(of: .workout), configuration: session.configuration, startDate: .distantPast
                )
        }
        return HKWorkoutActivity(activity, from: emulator)
    }

    /// `HKWorkoutSession.associatedWorkoutBuilder()`: the same builder on every call (WO-27).
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        emulator.perform { _ in
            if let liveBuilder { return liveBuilder }
            let engine = raising { try session.associatedWorkoutBuilder() }
            let builder = HKLiveWorkoutBuilder(engine, in: emulator)
            builder.workoutSession = self
            liveBuilder = builder
            return builder
        }
    }

    /// `HKWorkoutSession.prepare()`
    open func prepare() { transition { try session.prepare() } }
    /// `HKWorkoutSession.startActivity(with:)`
    open func startActivity(with date: Date?) { transition { try session.startActivity(with: date) } }
    /// `HKWorkoutSession.stopActivity(with:)`
    open func stopActivity(with date: Date?) { transition { try session.stopActivity(with: date) } }
    /// `HKWorkoutSession.pause()`
    open func pause() { transition { try session.pause() } }
    /// `HKWorkoutSession.resume()`
    open func resume() { transition { try session.resume() } }
    /// `HKWorkoutSession.end()`
    open func end() { transition { try session.end() } }

    /// `HKWorkoutSession.beginNewActivity(configuration:date:metadata:)`
    open func beginNewActivity(configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {
        transition {
            try session.beginNewActivity(configuration.configuration, at: date, metadata: Metadata(metadata))
        }
    }

    /// `HKWorkoutSession.endCurrentActivity(on:)`
    open func endCurrentActivity(on date: Date) { transition { try session.endCurrentActivity(on: date) } }

    // MARK: Mirroring to the companion device (WO-30)

    /// `HKWorkoutSession.startMirroringToCompanionDevice(completion:)`
    @preconcurrency open func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in try session.startMirroringToCompanionDevice() }, to: completion)
    }

    /// `HKWorkoutSession.startMirroringToCompanionDevice()`
    open func startMirroringToCompanionDevice() async throws {
        try await success { startMirroringToCompanionDevice(completion: $0) }
    }

    /// `HKWorkoutSession.stopMirroringToCompanionDevice(completion:)`
    @preconcurrency open func stopMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in try session.stopMirroringToCompanionDevice() }, to: completion)
    }

    /// `HKWorkoutSession.stopMirroringToCompanionDevice()`
    open func stopMirroringToCompanionDevice() async throws {
        try await success { stopMirroringToCompanionDevice(completion: $0) }
    }

    /// `HKWorkoutSession.sendToRemoteWorkoutSession(data:completion:)`
    @preconcurrency open func sendToRemoteWorkoutSession(
        data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try session.sendToRemoteWorkoutSession(data) }, to: completion)
    }

    /// `HKWorkoutSession.sendToRemoteWorkoutSession(data:)`
    open func sendToRemoteWorkoutSession(data: Data) async throws {
        try await success { sendToRemoteWorkoutSession(data: data, completion: $0) }
    }

    /// Lets callbacks of the engine's session reach this object.
    private func register() {
        emulator.perform { _ in emulator.workoutSessions[ObjectIdentifier(session)] = WeakReference(self) }
    }

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
