public import Foundation
import HealthEngine
import HealthModel

open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    let builder: WorkoutBuilder
    let emulator: HealthKitEmulator
    /// The object of the workout's route builder.
    var routeBuilder: HKWorkoutRouteBuilder?

    init(_ builder: WorkoutBuilder, in emulator: HealthKitEmulator) {
        self.builder = builder
        self.emulator = emulator
    }

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        let emulator = healthStore.emulator
        self.emulator = emulator
        builder = emulator.perform { store in
            raising {
                try WorkoutBuilder(store: store, configuration: configuration.configuration, device: device?.device)
            }
        }
    }

    open var device: HKDevice? { builder.device.map(HKDevice.init) }
    open var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration(builder.configuration) }
    open var startDate: Date? { emulator.read { _ in builder.startDate } }
    open var endDate: Date? { emulator.read { _ in builder.endDate } }
    open var metadata: [String: Any] { emulator.read { _ in builder.metadata }.dictionary ?? [:] }
    open var workoutEvents: [HKWorkoutEvent] { emulator.read { _ in builder.workoutEvents }.map(HKWorkoutEvent.init) }
    open var workoutActivities: [HKWorkoutActivity] {
        emulator.read { _ in builder.workoutActivities }.map { HKWorkoutActivity($0, from: emulator) }
    }
    open var allStatistics: [HKQuantityType: HKStatistics] {
        emulator.read { _ in builder.allStatistics }.byType(from: emulator)
    }

    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        emulator.read { _ in builder.statistics(for: quantityType.type) }.map {
            HKStatistics($0, from: emulator)
        }
    }

    open func elapsedTime(at date: Date) -> TimeInterval { emulator.read { _ in builder.elapsedTime(at: date) } }

    open func discardWorkout() { emulator.perform { _ in builder.discardWorkout() } }

    @preconcurrency open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.beginCollection(at: startDate) }, to: completion)
    }

    open func beginCollection(at startDate: Date) async throws {
        try await success { beginCollection(withStart: startDate, completion: $0) }
    }

    @preconcurrency open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        emulator.complete({ _ in try builder.add(samples.map(\.sample)) }, to: completion)
    }

    open func addSamples(_ samples: [HKSample]) async throws { try await success { add(samples, completion: $0) } }

    @preconcurrency open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addWorkoutEvents(workoutEvents.map(\.event)) }, to: completion)
    }

    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        try await success { addWorkoutEvents(workoutEvents, completion: $0) }
    }

    @preconcurrency open func addWorkoutActivity(
        _ workoutActivity: HKWorkoutActivity, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addWorkoutActivity(workoutActivity.activity) }, to: completion)
    }

    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws {
        try await success { addWorkoutActivity(workoutActivity, completion: $0) }
    }

    @preconcurrency open func endCollection(
        withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.endCollection(at: endDate) }, to: completion)
    }

    open func endCollection(at endDate: Date) async throws {
        try await success { endCollection(withEnd: endDate, completion: $0) }
    }

    @preconcurrency open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addMetadata(Metadata(metadata)) }, to: completion)
    }

    nonisolated(nonsending)
        open func addMetadata(_ metadata: [String: Any]) async throws
    {
        try await success { addMetadata(metadata, completion: $0) }
    }

    @preconcurrency open func updateActivity(
        uuid: UUID, end endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.updateActivity(uuid, endDate: endDate) }, to: completion)
    }

    open func updateActivity(uuid: UUID, end endDate: Date) async throws {
        try await success { updateActivity(uuid: uuid, end: endDate, completion: $0) }
    }

    @preconcurrency open func updateActivity(
        uuid: UUID, adding metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.updateActivity(uuid, adding: Metadata(metadata)) }, to: completion)
    }

    nonisolated(nonsending)
        open func updateActivity(uuid: UUID, adding metadata: [String: Any]) async throws
    {
        try await success { updateActivity(uuid: uuid, adding: metadata, completion: $0) }
    }

    /// `HKWorkoutBuilder.finishWorkout(completion:)`: the workout is nil if the phone is locked (WO-04).
    @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        emulator.answer { [emulator] _ in
            try builder.finishWorkout().map { HKWorkout(sample: $0, from: emulator) }
        } to: { workout, error in
            completion(workout ?? nil, error)
        }
    }

    @discardableResult
    open func finishWorkout() async throws -> HKWorkout? {
        let workout: HKWorkout? = try await value { handler in
            finishWorkout { workout, error in handler(error == nil ? .some(workout) : nil, error) }
        }
        return workout
    }

    /// `HKWorkoutBuilder.seriesBuilder(for:)`: the builder of the workout's route, the same at each call. Nil for any other type, and after the end (WO-08).
    open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
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
