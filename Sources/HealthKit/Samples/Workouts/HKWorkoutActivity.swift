public import Foundation
import HealthEngine
import HealthModel

/// `HKWorkoutActivity`: a part of a workout.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    let activity: WorkoutActivity
    let origin: Origin

    init(_ activity: WorkoutActivity, from origin: Origin) {
        self.activity = activity
        self.origin = origin
    }

    /// `HKWorkoutActivity.init(workoutConfiguration:start:end:metadata:)`
    public convenience init(workoutConfiguration: HKWorkoutConfiguration, start: Date, end: Date?, metadata: [String: Any]?) {
        let emulator = HealthKitEmulator.current
        self.init(
            WorkoutActivity(
                uuid: emulator.read { $0.process.makeUUID(of: .workout) },
                configuration: workoutConfiguration.configuration,
                startDate: start,
                endDate: end,
                metadata: Metadata(metadata)
            ),
            from: emulator.origin
        )
    }

    /// `HKWorkoutActivity.uuid`
    public var uuid: UUID { activity.uuid }
    /// `HKWorkoutActivity.workoutConfiguration`
    public var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration(activity.configuration) }
    /// `HKWorkoutActivity.startDate`
    public var startDate: Date { activity.startDate }
    /// `HKWorkoutActivity.endDate`
    public var endDate: Date? { activity.endDate }
    /// `HKWorkoutActivity.metadata`
    public var metadata: [String: Any]? { activity.metadata.dictionary }
    /// `HKWorkoutActivity.duration`
    public var duration: TimeInterval { activity.duration }
    /// `HKWorkoutActivity.workoutEvents`
    public var workoutEvents: [HKWorkoutEvent] { activity.events.map(HKWorkoutEvent.init) }
    /// `HKWorkoutActivity.allStatistics`
    public var allStatistics: [HKQuantityType: HKStatistics] { activity.statistics.byType(from: origin) }
    /// `HKWorkoutActivity.statistics(for:)`
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        activity.statistics(for: quantityType.type).map { HKStatistics($0, from: origin) }
    }

    open override var hash: Int { uuid.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWorkoutActivity)?.uuid == uuid }
}
