public import CoreLocation
import Foundation
import HealthEngine
import HealthModel

open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    let builder: WorkoutRouteBuilder

    init(_ builder: WorkoutRouteBuilder, in emulator: HealthKitEmulator) {
        self.builder = builder
        super.init(in: emulator)
    }

    public init(healthStore: HKHealthStore, device: HKDevice?) {
        let emulator = healthStore.emulator
        builder = emulator.perform { WorkoutRouteBuilder(store: $0, device: device?.device) }
        super.init(in: emulator)
    }

    @preconcurrency open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.insertRouteData(routeData.map(Location.init)) }, to: completion)
    }

    open func insertRouteData(_ routeData: [CLLocation]) async throws {
        try await success { insertRouteData(routeData, completion: $0) }
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

    @preconcurrency open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        emulator.answer(
            { _ in
                let route = try builder.finishRoute(with: workout.uuid, metadata: Metadata(metadata))
                return HKWorkoutRoute(sample: route, from: emulator)
            },
            to: completion
        )
    }

    @discardableResult
    nonisolated(nonsending)
        open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute
    {
        try await value { finishRoute(with: workout, metadata: metadata, completion: $0) }
    }

    open override func discard() { emulator.perform { _ in raising { try builder.discard() } } }
}
