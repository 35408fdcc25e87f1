/// `HKActivitySummary`: the activity rings of one day (OTH-04).
public struct ActivitySummary: Hashable, Sendable {
    /// `dateComponents(for:)`: era, year, month and day.
    public let day: CalendarDay
    /// `activityMoveMode`
    public let activityMoveMode: ActivityMoveMode
    /// The values that the user reached.
    public let values: [ActivityRing: Double]
    /// The goals, for rings that have one.
    public let goals: [ActivityRing: Double]
    /// `isPaused`: whether the user paused the rings on that day. The values go on (OTH-17).
    public let isPaused: Bool

    /// A summary. Omitted values and goals are 0.
    public init(
        day: CalendarDay,
        activityMoveMode: ActivityMoveMode,
        values: [ActivityRing: Double],
        goals: [ActivityRing: Double],
        isPaused: Bool = false
    ) {
        self.day = day
        self.activityMoveMode = activityMoveMode
        self.values = values
        self.goals = goals
        self.isPaused = isPaused
    }
}

/// A figure of an activity summary, by HealthKit's property name. The name of its goal ends in `Goal`.
public enum ActivityRing: String, CaseIterable, Sendable {
    case activeEnergyBurned
    case appleMoveTime
    case appleExerciseTime
    case appleStandHours

    /// The unit of the figure.
    public var unit: HealthModel.Unit {
        switch self {
        case .activeEnergyBurned: .kilocalorie
        case .appleMoveTime, .appleExerciseTime: .minute
        case .appleStandHours: .count
        }
    }

    /// The quantity type that the figure sums up. Nil for stand hours, which count the hours with at least a minute of
    /// standing.
    public var quantityType: ObjectType? {
        switch self {
        case .activeEnergyBurned: .activeEnergyBurned
        case .appleMoveTime: .appleMoveTime
        case .appleExerciseTime: .appleExerciseTime
        case .appleStandHours: nil
        }
    }

    /// The name of the optional goal, which exists since iOS 16 (OTH-04).
    public var optionalGoalName: String? {
        switch self {
        case .activeEnergyBurned, .appleMoveTime: nil
        case .appleExerciseTime: "exerciseTimeGoal"
        case .appleStandHours: "standHoursGoal"
        }
    }
}

/// A predicate for activity summaries. Their key is a day, not a date (OTH-03, PRED-12).
public indirect enum ActivitySummaryPredicate: Hashable, Sendable {
    /// No condition.
    case all
    /// `predicateForActivitySummary(with:)`, and `predicate(forActivitySummariesBetweenStart:end:)` with both ends.
    case days(ClosedRange<CalendarDay>)
    /// A predicate for samples, which does not fit summaries.
    case samples(SamplePredicate)
    case and([ActivitySummaryPredicate])
    case or([ActivitySummaryPredicate])
    case not(ActivitySummaryPredicate)

    /// Whether the predicate selects the summary of a day.
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

    /// The range of days outside which nothing matches. Nil if it is unknown.
    package var bounds: ClosedRange<CalendarDay>? {
        switch self {
        case .days(let days): days
        case .and(let predicates): predicates.lazy.compactMap(\.bounds).first
        case .all, .samples, .or, .not: nil
        }
    }

    /// Throws the exception that HealthKit raises for a predicate on a property that summaries lack (PRED-12).
    public func validate() throws(NativeException) {
        switch self {
        case .all, .days, .samples(.all): return
        case .samples(let predicate):
            try predicate.validate(for: .activitySummary)
            throw .unexpectedDataType(.activitySummary, "object")
        case .and(let predicates), .or(let predicates):
            for predicate in predicates { try predicate.validate() }
        case .not(let predicate): try predicate.validate()
        }
    }
}
