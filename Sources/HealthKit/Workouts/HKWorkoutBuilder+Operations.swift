public import Foundation
import HealthEngine
import HealthModel

/// The operations of a builder.
extension HKWorkoutBuilder {
    /// `HKWorkoutBuilder.beginCollection(withStart:completion:)`
    @preconcurrency public func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.beginCollection(at: startDate) }, to: completion)
    }

    /// `HKWorkoutBuilder.beginCollection(at:)`
    public func beginCollection(at startDate: Date) async throws {
        try await success { beginCollection(withStart: startDate, completion: $0) }
    }

    /// `HKWorkoutBuilder.add(_:completion:)`
    @preconcurrency public func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in try builder.add(samples.map(\.sample)) }, to: completion)
    }

    /// `HKWorkoutBuilder.addSamples(_:)`
    public func addSamples(_ samples: [HKSample]) async throws {
        try await success { add(samples, completion: $0) }
    }

    /// `HKWorkoutBuilder.addWorkoutEvents(_:completion:)`
    @preconcurrency public func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addWorkoutEvents(workoutEvents.map(\.event)) }, to: completion)
    }

    /// `HKWorkoutBuilder.addWorkoutEvents(_:)`
    public func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        try await success { addWorkoutEvents(workoutEvents, completion: $0) }
    }

    /// `HKWorkoutBuilder.addWorkoutActivity(_:completion:)`
    @preconcurrency public func addWorkoutActivity(
        _ workoutActivity: HKWorkoutActivity, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addWorkoutActivity(workoutActivity.activity) }, to: completion)
    }

    /// `HKWorkoutBuilder.addWorkoutActivity(_:)`
    public func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws {
        try await success { addWorkoutActivity(workoutActivity, completion: $0) }
    }

    /// `HKWorkoutBuilder.endCollection(withEnd:completion:)`
    @preconcurrency public func endCollection(
        withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.endCollection(at: endDate) }, to: completion)
    }

    /// `HKWorkoutBuilder.endCollection(at:)`
    public func endCollection(at endDate: Date) async throws {
        try await success { endCollection(withEnd: endDate, completion: $0) }
    }

    /// `HKWorkoutBuilder.addMetadata(_:completion:)`
    @preconcurrency public func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addMetadata(Metadata(metadata)) }, to: completion)
    }

    /// `HKWorkoutBuilder.addMetadata(_:)`
    nonisolated(nonsending)
        public func addMetadata(_ metadata: [String: Any]) async throws
    {
        try await success { addMetadata(metadata, completion: $0) }
    }

    /// `HKWorkoutBuilder.updateActivity(uuid:end:completion:)`
    @preconcurrency public func updateActivity(
        uuid: UUID, end endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.updateActivity(uuid, endDate: endDate) }, to: completion)
    }

    /// `HKWorkoutBuilder.updateActivity(uuid:end:)`
    public func updateActivity(uuid: UUID, end endDate: Date) async throws {
        try await success { updateActivity(uuid: uuid, end: endDate, completion: $0) }
    }

    /// `HKWorkoutBuilder.updateActivity(uuid:adding:completion:)`
    @preconcurrency public func updateActivity(
        uuid: UUID, adding metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.updateActivity(uuid, adding: Metadata(metadata)) }, to: completion)
    }

    /// `HKWorkoutBuilder.updateActivity(uuid:adding:)`
    nonisolated(nonsending)
        public func updateActivity(uuid: UUID, adding metadata: [String: Any]) async throws
    {
        try await success { updateActivity(uuid: uuid, adding: metadata, completion: $0) }
    }

    /// `HKWorkoutBuilder.finishWorkout(completion:)`: the workout is nil if the phone is locked (WO-04).
    @preconcurrency public func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        emulator.answer { [emulator] _ in
            try builder.finishWorkout().map { HKWorkout(sample: $0, from: emulator.origin) }
        } to: { workout, error in
            completion(workout ?? nil, error)
        }
    }

    /// `HKWorkoutBuilder.finishWorkout()`
    @discardableResult
    public func finishWorkout() async throws -> HKWorkout? {
        let workout: HKWorkout? = try await value { handler in
            finishWorkout { workout, error in handler(error == nil ? .some(workout) : nil, error) }
        }
        return workout
    }

    /// `HKWorkoutBuilder.seriesBuilder(for:)`: the builder of the workout's route, the same at each call. Nil for any other type, and after the end (WO-08).
    public func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
        emulator.perform { _ in
            // The method has no error: of a finished builder it returns nil.
            guard let engine = try? emulator.result({ _ in try builder.seriesBuilder(for: seriesType.type) }) else {
                return nil
            }
            if let routeBuilder, routeBuilder.builder === engine { return routeBuilder }
            routeBuilder = HKWorkoutRouteBuilder(engine, in: emulator)
            return routeBuilder
        }
    }
}
