public import CHealthKit
public import Foundation
import HealthModel

/// `HKWorkoutEvent`: a pause, a lap or another event of a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    let event: WorkoutEvent

    init(_ event: WorkoutEvent) {
        self.event = event
    }

    /// `HKWorkoutEvent.init(type:dateInterval:metadata:)`
    public convenience init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        guard let kind = WorkoutEvent.Kind(rawValue: type.rawValue) else {
            raise("Invalid workout event type \(type.rawValue)")
        }
        self.init(
            WorkoutEvent(type: kind, startDate: dateInterval.start, endDate: dateInterval.end, metadata: Metadata(metadata))
        )
    }

    /// `HKWorkoutEvent.init(type:date:metadata:)`
    public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any] = [:]) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
    }

    /// `HKWorkoutEvent.type`
    public var type: HKWorkoutEventType { HKWorkoutEventType(rawValue: event.type.rawValue) ?? .marker }
    /// `HKWorkoutEvent.date`
    public var date: Date { event.startDate }
    /// `HKWorkoutEvent.dateInterval`
    public var dateInterval: DateInterval { DateInterval(start: event.startDate, end: event.endDate) }
    /// `HKWorkoutEvent.metadata`
    public var metadata: [String: Any]? { event.metadata.dictionary }

    open override var hash: Int { event.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWorkoutEvent)?.event == event }
}
