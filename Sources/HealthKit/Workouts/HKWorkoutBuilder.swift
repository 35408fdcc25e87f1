public import Foundation
import HealthEngine
import HealthModel

/// `HKWorkoutBuilder`: collects the samples and events of a workout.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    let builder: WorkoutBuilder
    let emulator: HealthKitEmulator
    /// The object of the workout's route builder.
    var routeBuilder: HKWorkoutRouteBuilder?

    init(_ builder: WorkoutBuilder, in emulator: HealthKitEmulator) {
        self.builder = builder
        self.emulator = emulator
    }

    /// `HKWorkoutBuilder.init(healthStore:configuration:device:)`
    public convenience init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        let emulator = healthStore.emulator
        let builder = emulator.perform { store in
            raising {
                try emulator.engineResult {
                    try WorkoutBuilder(store: store, configuration: configuration.configuration, device: device?.device)
                }
            }
        }
        self.init(builder, in: emulator)
    }

    /// `HKWorkoutBuilder.device`
    public var device: HKDevice? { builder.device.map(HKDevice.init) }
    /// `HKWorkoutBuilder.workoutConfiguration`
    public var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration(builder.configuration) }
    /// `HKWorkoutBuilder.startDate`
    public var startDate: Date? { emulator.read { _ in builder.startDate } }
    /// `HKWorkoutBuilder.endDate`
    public var endDate: Date? { emulator.read { _ in builder.endDate } }
    /// `HKWorkoutBuilder.metadata`
    public var metadata: [String: Any] { emulator.read { _ in builder.metadata }.dictionary ?? [:] }
    /// `HKWorkoutBuilder.workoutEvents`
    public var workoutEvents: [HKWorkoutEvent] {
        emulator.read { _ in builder.workoutEvents }.map(HKWorkoutEvent.init)
    }
    /// `HKWorkoutBuilder.workoutActivities`
    public var workoutActivities: [HKWorkoutActivity] {
        emulator.read { _ in builder.workoutActivities }.map { HKWorkoutActivity($0, from: emulator.origin) }
    }
    /// `HKWorkoutBuilder.allStatistics`
    public var allStatistics: [HKQuantityType: HKStatistics] {
        emulator.read { _ in builder.allStatistics }.byType(from: emulator.origin)
    }

    /// `HKWorkoutBuilder.statistics(for:)`
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        emulator.read { _ in builder.statistics(for: quantityType.type) }.map {
            HKStatistics($0, from: emulator.origin)
        }
    }

    /// `HKWorkoutBuilder.elapsedTime(at:)`
    public func elapsedTime(at date: Date) -> TimeInterval { emulator.read { _ in builder.elapsedTime(at: date) } }

    /// `HKWorkoutBuilder.discardWorkout()`
    public func discardWorkout() {
        emulator.perform { _ in builder.discardWorkout() }
    }
}

extension HealthKitEmulator {
    /// The result of an operation that fails only with an exception.
    func engineResult<Value>(_ operation: () throws -> Value) throws -> Value {
        do {
            return try operation()
        } catch HealthFailure.exception(let exception) {
            throw exception
        }
    }

    /// Carries out an operation without a result, and delivers its success.
    func complete(
        as call: @autoclosure () -> String = #function,
        _ operation: (HealthEngine.HealthStore) throws -> Void,
        to completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        answer(as: call()) { store in
            try operation(store)
            return true
        } to: { isDone, error in
            completion(isDone ?? false, error)
        }
    }
}
