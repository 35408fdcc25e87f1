public import Foundation

/// The figure of a workout's statistics that a predicate compares:
/// `predicateForWorkouts(operatorType:quantityType:sumQuantity:)` and its siblings (PRED-10).
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

/// A condition on the statistics of a type in a workout or in one of its activities. Without statistics of the type,
/// only `!=` is true, as for any missing value.
public struct WorkoutFigureComparison: Hashable, Sendable {
    /// The figure to compare.
    public let figure: WorkoutFigure
    /// The type of the statistics.
    public let type: ObjectType
    /// The operator.
    public let comparison: ComparisonOperator
    /// The quantity to compare with.
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

/// A predicate for workout activities, with a case for `predicateForWorkoutActivities` and its siblings. A query for
/// workouts accepts one only inside `predicateForWorkouts(activityPredicate:)` (PRED-10).
public indirect enum WorkoutActivityPredicate: Hashable, Sendable {
    /// `predicateForWorkoutActivities(workoutActivityType:)`
    case activityType(Int)
    /// `predicateForWorkoutActivities(operatorType:duration:)`, in seconds.
    case duration(ComparisonOperator, TimeInterval)
    /// `predicateForWorkoutActivities(start:end:options:)`, like ``SamplePredicate/samples(start:end:options:)``.
    case dates(start: Date?, end: Date?, options: QueryOptions = [])
    /// `predicateForWorkoutActivities(operatorType:quantityType:sumQuantity:)` and its siblings.
    case figure(WorkoutFigureComparison)
    case and([WorkoutActivityPredicate])
    case or([WorkoutActivityPredicate])
    case not(WorkoutActivityPredicate)

    /// Whether the predicate selects an activity.
    public func matches(_ activity: WorkoutActivity) -> Bool {
        switch self {
        case .activityType(let type): activity.configuration.activityType == type
        case .duration(let comparison, let limit): comparison.holds(activity.duration, limit)
        case .dates(let start, let end, let options):
            SamplePredicate.samples(start: start, end: end, options: options).selects(
                from: activity.startDate, to: activity.endDate ?? Clock.end
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
            for predicate in predicates { try predicate.validate() }
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

/// The parts of a source revision that `predicateForObjects(from: Set<HKSourceRevision>)` compares. Nil matches any
/// value, as HealthKit's wildcards do.
public struct SourceRevisionPattern: Hashable, Sendable {
    /// The bundle identifier of the source.
    public let bundleIdentifier: String
    /// `HKSourceRevision.version`
    public let version: String?
    /// `HKSourceRevision.productType`
    public let productType: String?
    /// `HKSourceRevision.operatingSystemVersion`
    public let operatingSystemVersion: OSVersion?

    /// A pattern.
    public init(
        bundleIdentifier: String, version: String? = nil, productType: String? = nil, operatingSystemVersion: OSVersion? = nil
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
    }

    func matches(_ revision: SourceRevision?) -> Bool {
        guard let revision, Name(revision.source.bundleIdentifier) == Name(bundleIdentifier) else { return false }
        return (version ?? revision.version) == revision.version
            && (productType ?? revision.productType) == revision.productType
            && (operatingSystemVersion ?? revision.operatingSystemVersion) == revision.operatingSystemVersion
    }
}
