public import Foundation
import HealthEngine
import HealthModel

/// `HKLiveWorkoutBuilder`: a builder that collects the measurements of a workout session.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open internal(set) weak var workoutSession: HKWorkoutSession?

    private var live: LiveWorkoutBuilder? { builder as? LiveWorkoutBuilder }
    private var source: HKLiveWorkoutDataSource?

    open var shouldCollectWorkoutEvents: Bool {
        get { emulator.read { _ in live?.shouldCollectWorkoutEvents ?? false } }
        set { emulator.perform { _ in live?.shouldCollectWorkoutEvents = newValue } }
    }

    /// `HKLiveWorkoutBuilder.dataSource`. Without one, nothing is collected.
    open var dataSource: HKLiveWorkoutDataSource? {
        get { emulator.read { _ in source } }
        set {
            emulator.perform { _ in
                source = newValue
                newValue?.builder = live
                raising { try live?.setDataSource(newValue?.source) }
            }
        }
    }

    open var elapsedTime: TimeInterval {
        emulator.perform { store in builder.elapsedTime(at: store.phone.environment.clock.current) }
    }

    open var currentWorkoutActivity: HKWorkoutActivity? {
        emulator.read { _ in live?.currentWorkoutActivity }.map { HKWorkoutActivity($0, from: emulator) }
    }
}

public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
    /// `workoutBuilder(_:didUpdateWorkoutZone:)` (ZONE-20). Optional.
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didUpdateWorkoutZone zoneUpdate: HKLiveWorkoutZoneUpdate)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}

/// `HKLiveWorkoutDataSource`: the types that a live builder collects.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    fileprivate var source: LiveWorkoutDataSource
    fileprivate weak var builder: LiveWorkoutBuilder?
    private let emulator: HealthKitEmulator

    public init(healthStore: HKHealthStore, workoutConfiguration: HKWorkoutConfiguration?) {
        source = LiveWorkoutDataSource(workoutConfiguration?.configuration)
        emulator = healthStore.emulator
    }

    open var typesToCollect: Set<HKQuantityType> {
        Set(emulator.read { _ in source.typesToCollect }.map { HKQuantityType(type: $0, from: emulator) })
    }

    /// `HKLiveWorkoutDataSource.enableCollection(for:predicate:)`. The predicate has no effect.
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        emulator.perform { _ in
            source.enableCollection(for: quantityType.type)
            raising { try builder?.setDataSource(source) }
        }
    }

    open func disableCollection(for quantityType: HKQuantityType) {
        emulator.perform { _ in
            source.disableCollection(for: quantityType.type)
            raising { try builder?.setDataSource(source) }
        }
    }
}
