public import Foundation

/// A day of the Gregorian calendar: the key of a summary of activity (OTH-03).
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The year.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day of a date in a calendar.
    public init(of date: Date, in calendar: Calendar) {
        let components = calendar.dateComponents([.year, .month, .day], from: date)
        self.init(year: components.year ?? 1, month: components.month ?? 1, day: components.day ?? 1)
    }

    /// Whether a day comes before another.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

/// `HKActivitySummary`: the rings of a day (OTH-04).
public struct ActivitySummary: Hashable, Sendable {
    /// `dateComponents(for:)`: era, year, month and day.
    public let day: CalendarDay
    /// `activityMoveMode`
    public let activityMoveMode: ActivityMoveMode
    /// What was reached.
    public let values: [ActivityRing: Double]
    /// What was to be reached, where the user has set a goal.
    public let goals: [ActivityRing: Double]

    /// A summary; what is left out is 0.
    public init(
        day: CalendarDay,
        activityMoveMode: ActivityMoveMode,
        values: [ActivityRing: Double],
        goals: [ActivityRing: Double]
    ) {
        self.day = day
        self.activityMoveMode = activityMoveMode
        self.values = values
        self.goals = goals
    }
}

/// What a summary of activity counts, by HealthKit's name of the property. The name of the goal ends in `Goal`.
public enum ActivityRing: String, CaseIterable, Sendable {
    /// `activeEnergyBurned`
    case activeEnergyBurned
    /// `appleMoveTime`
    case appleMoveTime
    /// `appleExerciseTime`
    case appleExerciseTime
    /// `appleStandHours`
    case appleStandHours

    /// The unit in which it is counted.
    public var unit: HealthModel.Unit {
        switch self {
        case .activeEnergyBurned: .kilocalorie
        case .appleMoveTime, .appleExerciseTime: .minute
        case .appleStandHours: .count
        }
    }

    /// The quantity type whose sum it is; nil for hours with a minute of standing in them.
    public var quantityType: ObjectType? {
        switch self {
        case .activeEnergyBurned: .activeEnergyBurned
        case .appleMoveTime: .appleMoveTime
        case .appleExerciseTime: .appleExerciseTime
        case .appleStandHours: nil
        }
    }

    /// The goal that may be missing, which iOS 16 has added (OTH-04).
    public var optionalGoalName: String? {
        switch self {
        case .activeEnergyBurned, .appleMoveTime: nil
        case .appleExerciseTime: "exerciseTimeGoal"
        case .appleStandHours: "standHoursGoal"
        }
    }
}

/// What selects summaries of activity: their key is no date (OTH-03, PRED-12).
public indirect enum ActivitySummaryPredicate: Hashable, Sendable {
    /// No condition.
    case all
    /// `predicateForActivitySummary(with:)`, and `predicate(forActivitySummariesBetweenStart:end:)` with both ends.
    case days(ClosedRange<CalendarDay>)
    /// A predicate for samples, which summaries are not.
    case samples(SamplePredicate)
    /// `NSCompoundPredicate(andPredicateWithSubpredicates:)`
    case and([ActivitySummaryPredicate])
    /// `NSCompoundPredicate(orPredicateWithSubpredicates:)`
    case or([ActivitySummaryPredicate])
    /// `NSCompoundPredicate(notPredicateWithSubpredicate:)`
    case not(ActivitySummaryPredicate)

    /// Whether the summary of a day is among those that the predicate selects.
    public func matches(_ day: CalendarDay) -> Bool {
        switch self {
        case .all: true
        case .days(let days): days.contains(day)
        case .samples(let predicate): predicate == .all
        case .and(let predicates): predicates.allSatisfy { $0.matches(day) }
        case .or(let predicates): predicates.contains { $0.matches(day) }
        case .not(let predicate): !predicate.matches(day)
        }
    }

    /// Days before and after which nothing matches; nil where that is not known.
    package var bounds: ClosedRange<CalendarDay>? {
        switch self {
        case .days(let days): days
        case .and(let predicates): predicates.lazy.compactMap(\.bounds).first
        case .all, .samples, .or, .not: nil
        }
    }

    /// Raises what HealthKit raises of a predicate on what summaries do not have (PRED-12).
    public func validate() throws(NativeException) {
        switch self {
        case .all, .days, .samples(.all): return
        case .samples(let predicate):
            try predicate.validate(for: .activitySummary)
            throw .unexpectedDataType(.activitySummary, "object")
        case .and(let predicates), .or(let predicates):
            for predicate in predicates {
                try predicate.validate()
            }
        case .not(let predicate): try predicate.validate()
        }
    }
}
