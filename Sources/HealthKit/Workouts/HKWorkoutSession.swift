public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// `HKWorkoutSession`: makes the device measure for a workout.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    let session: WorkoutSession
    let emulator: HealthKitEmulator
    private var liveBuilder: HKLiveWorkoutBuilder?

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

    open var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration(session.configuration) }
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    open var state: HKWorkoutSessionState { emulator.read { _ in session.state }.appState }
    open var type: HKWorkoutSessionType { HKWorkoutSessionType(rawValue: session.type.rawValue) ?? .primary }
    open var startDate: Date? { emulator.read { _ in session.startDate } }
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

    open func prepare() { transition { try session.prepare() } }
    open func startActivity(with date: Date?) { transition { try session.startActivity(with: date) } }
    open func stopActivity(with date: Date?) { transition { try session.stopActivity(with: date) } }
    open func pause() { transition { try session.pause() } }
    open func resume() { transition { try session.resume() } }
    open func end() { transition { try session.end() } }

    open func beginNewActivity(configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {
        transition {
            try session.beginNewActivity(configuration.configuration, at: date, metadata: Metadata(metadata))
        }
    }

    open func endCurrentActivity(on date: Date) { transition { try session.endCurrentActivity(on: date) } }

    // MARK: Mirroring to the companion device (WO-30)

    @preconcurrency open func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in try session.startMirroringToCompanionDevice() }, to: completion)
    }

    open func startMirroringToCompanionDevice() async throws {
        try await success { startMirroringToCompanionDevice(completion: $0) }
    }

    @preconcurrency open func stopMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in try session.stopMirroringToCompanionDevice() }, to: completion)
    }

    open func stopMirroringToCompanionDevice() async throws {
        try await success { stopMirroringToCompanionDevice(completion: $0) }
    }

    @preconcurrency open func sendToRemoteWorkoutSession(
        data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try session.sendToRemoteWorkoutSession(data) }, to: completion)
    }

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
    var appState: HKWorkoutSessionState { HKWorkoutSessionState(rawValue: rawValue) ?? .notStarted }
}
