public import CHealthKit
public import Foundation
import HealthModel

/// `HKActivitySummary`: the activity rings of one day (OTH-04). Apps may create summaries to draw rings.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    private let day: CalendarDay?

    /// `HKActivitySummary.activityMoveMode`
    public var activityMoveMode = HKActivityMoveMode.activeEnergy
    /// `HKActivitySummary.activeEnergyBurned`
    public var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// `HKActivitySummary.appleMoveTime`
    public var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// `HKActivitySummary.appleExerciseTime`
    public var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// `HKActivitySummary.appleStandHours`
    public var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// `HKActivitySummary.activeEnergyBurnedGoal`
    public var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// `HKActivitySummary.appleMoveTimeGoal`
    public var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// `HKActivitySummary.appleExerciseTimeGoal`
    public var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// `HKActivitySummary.exerciseTimeGoal`
    public var exerciseTimeGoal: HKQuantity?
    /// `HKActivitySummary.appleStandHoursGoal`
    public var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    /// `HKActivitySummary.standHoursGoal`
    public var standHoursGoal: HKQuantity?
    /// `HKActivitySummary.isPaused`
    public var isPaused = false

    /// `HKActivitySummary.init()`
    public override init() {
        day = nil
    }

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
    public func dateComponents(for calendar: Calendar) -> DateComponents {
        guard let day else { return DateComponents(calendar: calendar) }
        return DateComponents(calendar: calendar, era: 1, year: day.year, month: day.month, day: day.day)
    }
}

extension ActivitySummary {
    fileprivate func value(of ring: ActivityRing) -> HKQuantity {
        HKQuantity(Quantity(unit: ring.unit, value: values[ring] ?? 0))
    }

    fileprivate func goal(of ring: ActivityRing) -> HKQuantity? {
        goals[ring].map { HKQuantity(Quantity(unit: ring.unit, value: $0)) }
    }
}
