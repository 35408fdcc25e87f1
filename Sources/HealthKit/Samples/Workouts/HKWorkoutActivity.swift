public import Foundation
import HealthEngine
import HealthModel

open class HKWorkoutActivity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let activity: WorkoutActivity
    let origin: HealthKitEmulator

    init(_ activity: WorkoutActivity, from origin: HealthKitEmulator) {
        self.activity = activity
        self.origin = origin
    }

    public init(workoutConfiguration: HKWorkoutConfiguration, start: Date, end: Date?, metadata: [String: Any]?) {
        let emulator = HealthKitEmulator.current
        origin = emulator
        var activity = WorkoutActivity(
            uuid: emulator.read { $0.process.makeUUID(of: .workout) },
            configuration: workoutConfiguration.configuration,
            startDate: start,
            endDate: end,
            metadata: Metadata(metadata)
        )
        // Until a builder finds pauses.
        if let end { activity.duration = end.timeIntervalSince(start) }
        self.activity = activity
    }

    open var uuid: UUID { activity.uuid }
    open var workoutConfiguration: HKWorkoutConfiguration { HKWorkoutConfiguration(activity.configuration) }
    open var startDate: Date { activity.startDate }
    open var endDate: Date? { activity.endDate }
    open var metadata: [String: Any]? { activity.metadata.dictionary }
    open var duration: TimeInterval { activity.duration }
    open var workoutEvents: [HKWorkoutEvent] { activity.events.map(HKWorkoutEvent.init) }
    open var allStatistics: [HKQuantityType: HKStatistics] { activity.statistics.byType(from: origin) }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        activity.statistics(for: quantityType.type).map { HKStatistics($0, from: origin) }
    }

    open override var hash: Int { uuid.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWorkoutActivity)?.uuid == uuid }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        var workout = Workout(activityType: 0)
        workout.activities = [activity]
        coder.encode(.workout(workout))
    }

    public required init?(coder: NSCoder) {
        guard case .workout(let workout) = coder.content(of: .workout), let activity = workout.activities.first else {
            return nil
        }
        self.activity = activity
        origin = .current
    }
}
