public import CHealthKit
public import Foundation
import HealthModel

/// `HKWorkoutEvent`: a pause, a lap or another event of a workout.
open class HKWorkoutEvent: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let event: WorkoutEvent

    convenience init(_ event: WorkoutEvent) {
        // swift-format-ignore: NeverForceUnwrap
        self.init(coder: ValueCoder(event))!
    }

    public convenience init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        guard let kind = WorkoutEvent.Kind(rawValue: type.rawValue) else {
            raise("Invalid workout event type \(type.rawValue)")
        }
        let event = WorkoutEvent(
            type: kind, startDate: dateInterval.start, endDate: dateInterval.end, metadata: Metadata(metadata)
        )
        raising { try event.validateSegment() }
        self.init(event)
    }

    public convenience init(type: HKWorkoutEventType, date: Date) { self.init(type: type, date: date, metadata: [:]) }

    public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any]) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
    }

    open var type: HKWorkoutEventType { HKWorkoutEventType(rawValue: event.type.rawValue) ?? .marker }
    open var date: Date { event.startDate }
    open var dateInterval: DateInterval { DateInterval(start: event.startDate, end: event.endDate) }
    open var metadata: [String: Any]? { event.metadata.dictionary }

    open override var hash: Int { event.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWorkoutEvent)?.event == event }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        var workout = Workout(activityType: 0)
        workout.events = [event]
        coder.encode(.workout(workout))
    }

    public required init?(coder: NSCoder) {
        if let value = ValueCoder<WorkoutEvent>.value(of: coder) {
            event = value
            return
        }
        guard case .workout(let workout) = coder.content(of: .workout), let event = workout.events.first else { return nil }
        self.event = event
    }
}
