import Foundation
import HealthEngine
import HealthModel

/// Workout sessions, effort scores, and the watchOS app.
extension HKHealthStore {
    /// `HKHealthStore.workoutSessionMirroringStartHandler` (WO-30)
    @preconcurrency public var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)? {
        get { emulator.perform { [emulator] _ in emulator.mirroringStartHandler } }
        set { emulator.perform { [emulator] _ in emulator.mirroringStartHandler = newValue } }
    }

    /// `HKHealthStore.recoverActiveWorkoutSession(completion:)` (WO-26)
    @preconcurrency public func recoverActiveWorkoutSession(
        completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void
    ) {
        let emulator = emulator
        emulator.answer { store -> HKWorkoutSession? in
            try store.recoverActiveWorkoutSession().map { session in
                emulator.workoutSessions[ObjectIdentifier(session)]?.object ?? HKWorkoutSession(session, in: emulator)
            }
        } to: { session, error in
            completion(session ?? nil, error)
        }
    }

    /// `HKHealthStore.recoverActiveWorkoutSession()`
    public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? {
        let session: HKWorkoutSession? = try await value { handler in
            recoverActiveWorkoutSession { session, error in handler(error == nil ? .some(session) : nil, error) }
        }
        return session
    }

    /// `HKHealthStore.startWatchApp(with:completion:)` (WO-36)
    @preconcurrency public func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.answer {
            try $0.startWatchApp(with: workoutConfiguration.configuration)
        } to: { isDone, error in
            completion(isDone ?? false, error)
        }
    }

    /// `HKHealthStore.startWatchApp(toHandle:)`
    public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        try await success { startWatchApp(with: workoutConfiguration, completion: $0) }
    }

    /// `HKHealthStore.relateWorkoutEffortSample(_:with:activity:completion:)` (WO-34)
    @preconcurrency public func relateWorkoutEffortSample(
        _ sample: HKSample,
        with workout: HKWorkout,
        activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete(
            { try $0.relateWorkoutEffortSample(sample.sample, with: workout.uuid, activity: activity?.uuid) }, to: completion
        )
    }

    /// `HKHealthStore.relateWorkoutEffortSample(_:with:activity:)`: always true, because a failure throws.
    @discardableResult
    public func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?
    ) async throws -> Bool {
        try await success { relateWorkoutEffortSample(sample, with: workout, activity: activity, completion: $0) }
        return true
    }

    /// `HKHealthStore.unrelateWorkoutEffortSample(_:from:activity:completion:)` (WO-34)
    @preconcurrency public func unrelateWorkoutEffortSample(
        _ sample: HKSample,
        from workout: HKWorkout,
        activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete(
            { try $0.unrelateWorkoutEffortSample(sample.uuid, from: workout.uuid, activity: activity?.uuid) }, to: completion
        )
    }

    /// `HKHealthStore.unrelateWorkoutEffortSample(_:from:activity:)`: always true, because a failure throws.
    @discardableResult
    public func unrelateWorkoutEffortSample(
        _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?
    ) async throws -> Bool {
        try await success { unrelateWorkoutEffortSample(sample, from: workout, activity: activity, completion: $0) }
        return true
    }
}
