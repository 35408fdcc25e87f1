public import CHealthKit
public import Foundation
import HealthModel

/// `HKActivitySummary`: the activity rings of one day (OTH-04). Apps may create summaries to draw rings.
open class HKActivitySummary: NSObject, NSSecureCoding, NSCopying {
    private let day: CalendarDay?

    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?
    open var isPaused = false

    public required override init() { day = nil }

    init(_ summary: ActivitySummary) {
        day = summary.day
        super.init()
        activityMoveMode = HKActivityMoveMode(rawValue: summary.activityMoveMode.rawValue) ?? .activeEnergy
        activeEnergyBurned = summary.value(of: .activeEnergyBurned)
        appleMoveTime = summary.value(of: .appleMoveTime)
        appleExerciseTime = summary.value(of: .appleExerciseTime)
        appleStandHours = summary.value(of: .appleStandHours)
        activeEnergyBurnedGoal = summary.goal(of: .activeEnergyBurned) ?? activeEnergyBurnedGoal
        appleMoveTimeGoal = summary.goal(of: .appleMoveTime) ?? appleMoveTimeGoal
        exerciseTimeGoal = summary.goal(of: .appleExerciseTime)
        appleExerciseTimeGoal = exerciseTimeGoal ?? appleExerciseTimeGoal
        standHoursGoal = summary.goal(of: .appleStandHours)
        appleStandHoursGoal = standHoursGoal ?? appleStandHoursGoal
        isPaused = summary.isPaused
    }

    /// `HKActivitySummary.dateComponents(for:)`: era, year, month and day (OTH-03).
    open func dateComponents(for calendar: Calendar) -> DateComponents {
        guard let day else { return DateComponents(calendar: calendar) }
        return DateComponents(calendar: calendar, era: 1, year: day.year, month: day.month, day: day.day)
    }

    private static var quantities: [(name: String, path: ReferenceWritableKeyPath<HKActivitySummary, HKQuantity>)] {
        [
            ("activeEnergyBurned", \.activeEnergyBurned), ("appleMoveTime", \.appleMoveTime),
            ("appleExerciseTime", \.appleExerciseTime), ("appleStandHours", \.appleStandHours),
            ("activeEnergyBurnedGoal", \.activeEnergyBurnedGoal), ("appleMoveTimeGoal", \.appleMoveTimeGoal),
            ("appleExerciseTimeGoal", \.appleExerciseTimeGoal), ("appleStandHoursGoal", \.appleStandHoursGoal),
        ]
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        if let day {
            coder.encode(Int64(day.year), forKey: "year")
            coder.encode(Int64(day.month), forKey: "month")
            coder.encode(Int64(day.day), forKey: "day")
        }
        coder.encode(Int64(activityMoveMode.rawValue), forKey: "activityMoveMode")
        coder.encode(isPaused, forKey: "isPaused")
        for (name, path) in Self.quantities { coder.encode(self[keyPath: path], forKey: name) }
        coder.encodeIfPresent(exerciseTimeGoal, forKey: "exerciseTimeGoal")
        coder.encodeIfPresent(standHoursGoal, forKey: "standHoursGoal")
    }

    public required init?(coder: NSCoder) {
        day = coder.integer(forKey: "year").map {
            CalendarDay(year: $0, month: coder.integer(forKey: "month") ?? 1, day: coder.integer(forKey: "day") ?? 1)
        }
        super.init()
        activityMoveMode =
            coder.integer(forKey: "activityMoveMode").flatMap(HKActivityMoveMode.init(rawValue:)) ?? .activeEnergy
        isPaused = coder.decodeBool(forKey: "isPaused")
        for (name, path) in Self.quantities {
            guard let quantity = coder.decodeIfPresent(HKQuantity.self, forKey: name) else { return nil }
            self[keyPath: path] = quantity
        }
        exerciseTimeGoal = coder.decodeIfPresent(HKQuantity.self, forKey: "exerciseTimeGoal")
        standHoursGoal = coder.decodeIfPresent(HKQuantity.self, forKey: "standHoursGoal")
    }

    private init(copyOf other: HKActivitySummary) {
        day = other.day
        super.init()
        activityMoveMode = other.activityMoveMode
        isPaused = other.isPaused
        for (_, path) in Self.quantities { self[keyPath: path] = other[keyPath: path] }
        exerciseTimeGoal = other.exerciseTimeGoal
        standHoursGoal = other.standHoursGoal
    }

    open func copy(with zone: NSZone? = nil) -> Any { HKActivitySummary(copyOf: self) }
}

@available(iOS 26.0, *)
extension HKActivitySummary: @unchecked Sendable {}

extension ActivitySummary {
    fileprivate func value(of ring: ActivityRing) -> HKQuantity {
        HKQuantity(Quantity(unit: ring.unit, value: values[ring] ?? 0))
    }

    fileprivate func goal(of ring: ActivityRing) -> HKQuantity? {
        goals[ring].map { HKQuantity(Quantity(unit: ring.unit, value: $0)) }
    }
}
