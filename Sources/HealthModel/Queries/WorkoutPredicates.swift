public import Foundation

/// Which figure of a workout's statistics a predicate compares: `predicateForWorkouts(operatorType:quantityType:sumQuantity:)`
/// and its siblings (PRED-10).
public enum WorkoutFigure: String, CaseIterable, Sendable {
    case sum, minimum, maximum, average

    func of(_ statistics: Statistics) -> Quantity? {
        switch self {
        case .sum: statistics.figures.sum
        case .minimum: statistics.figures.minimum
        case .maximum: statistics.figures.maximum
        case .average: statistics.figures.average
        }
    }
}

/// A condition on the statistics of a type in a workout or in one of its activities. A workout that has none of the type
/// differs from everything, as any value that is missing.
public struct WorkoutFigureComparison: Hashable, Sendable {
    /// What is compared.
    public let figure: WorkoutFigure
    /// Of which type.
    public let type: ObjectType
    /// How.
    public let comparison: ComparisonOperator
    /// With what.
    public let quantity: Quantity

    /// A condition.
    public init(_ figure: WorkoutFigure, of type: ObjectType, _ comparison: ComparisonOperator, _ quantity: Quantity) {
        self.figure = figure
        self.type = type
        self.comparison = comparison
        self.quantity = quantity
    }

    func matches(_ statistics: Statistics?) -> Bool {
        comparison.holds(statistics.flatMap(figure.of).flatMap { try? $0.compare(quantity) })
    }
}

/// What selects activities: the predicates that `predicateForWorkoutActivities` and its siblings make. A query for workouts
/// takes one only in the wrapper `predicateForWorkouts(activityPredicate:)` (PRED-10).
public indirect enum WorkoutActivityPredicate: Hashable, Sendable {
    /// `predicateForWorkoutActivities(workoutActivityType:)`
    case activityType(Int)
    /// `predicateForWorkoutActivities(operatorType:duration:)`, in seconds.
    case duration(ComparisonOperator, TimeInterval)
    /// `predicateForWorkoutActivities(start:end:options:)`, as ``SamplePredicate/samples(start:end:options:)``.
    case dates(start: Date?, end: Date?, options: QueryOptions = [])
    /// `predicateForWorkoutActivities(operatorType:quantityType:sumQuantity:)` and its siblings.
    case figure(WorkoutFigureComparison)
    /// `NSCompoundPredicate(andPredicateWithSubpredicates:)`
    case and([WorkoutActivityPredicate])
    /// `NSCompoundPredicate(orPredicateWithSubpredicates:)`
    case or([WorkoutActivityPredicate])
    /// `NSCompoundPredicate(notPredicateWithSubpredicate:)`
    case not(WorkoutActivityPredicate)

    /// Whether an activity is among those that the predicate selects.
    public func matches(_ activity: WorkoutActivity) -> Bool {
        switch self {
        case .activityType(let type): activity.configuration.activityType == type
        case .duration(let comparison, let limit): comparison.holds(activity.duration, limit)
        case .dates(let start, let end, let options):
            SamplePredicate.samples(start: start, end: end, options: options).selects(
                from: activity.startDate,
                to: activity.endDate ?? Clock.end
            )
        case .figure(let condition): condition.matches(activity.statistics(for: condition.type))
        case .and(let predicates): predicates.allSatisfy { $0.matches(activity) }
        case .or(let predicates): predicates.contains { $0.matches(activity) }
        case .not(let predicate): !predicate.matches(activity)
        }
    }

    func validate() throws(NativeException) {
        switch self {
        case .activityType, .duration, .dates: break
        case .figure(let condition): try condition.validate()
        case .and(let predicates), .or(let predicates):
            for predicate in predicates {
                try predicate.validate()
            }
        case .not(let predicate): try predicate.validate()
        }
    }
}

extension SamplePredicate {
    /// Whether dates are within the bounds.
    fileprivate func selects(from start: Date, to end: Date) -> Bool {
        let bounds = ownBounds
        return bounds.start.contains(start.milliseconds) && bounds.end.contains(end.milliseconds)
    }
}

/// What `predicateForObjects(from: Set<HKSourceRevision>)` compares; nil stands for any, as HealthKit's wildcards do.
public struct SourceRevisionPattern: Hashable, Sendable {
    /// Of the source.
    public let bundleIdentifier: String
    /// `HKSourceRevision.version`
    public let version: String?
    /// `HKSourceRevision.productType`
    public let productType: String?
    /// `HKSourceRevision.operatingSystemVersion`
    public let operatingSystemVersion: OSVersion?

    /// A pattern.
    public init(
        bundleIdentifier: String,
        version: String? = nil,
        productType: String? = nil,
        operatingSystemVersion: OSVersion? = nil
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
    }

    func matches(_ revision: SourceRevision?) -> Bool {
        guard let revision, revision.source.bundleIdentifier == bundleIdentifier else { return false }
        return (version ?? revision.version) == revision.version
            && (productType ?? revision.productType) == revision.productType
            && (operatingSystemVersion ?? revision.operatingSystemVersion) == revision.operatingSystemVersion
    }
}
