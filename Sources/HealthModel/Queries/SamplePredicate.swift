public import Foundation

/// What selects samples: the predicates that the factories of `HKQuery` make (PRED-01 to PRED-13).
///
/// ```swift
/// let today = SamplePredicate.samples(start: midnight, end: nil, options: .strictStartDate)
/// let typed = SamplePredicate.and([today, .metadataKey("HKWasUserEntered")])
/// ```
public indirect enum SamplePredicate: Hashable, Sendable {
    /// No condition.
    case all
    /// `predicateForSamples(withStart:end:options:)` (PRED-01 to PRED-05).
    case samples(start: Date?, end: Date?, options: QueryOptions = [])
    /// `predicateForObjects(with: Set<UUID>)`
    case objects(Set<UUID>)
    /// `predicateForObjects(from: Set<HKSource>)`, by bundle identifier.
    case sources(Set<String>)
    /// `predicateForObjects(from: Set<HKSourceRevision>)` (PRED-06).
    case sourceRevisions(Set<SourceRevisionPattern>)
    /// `predicateForObjects(from: Set<HKDevice>)` (PRED-07).
    case devices(Set<Device>)
    /// `predicateForObjects(withDeviceProperty:allowedValues:)`; an empty set stands for devices without the property
    /// (PRED-07).
    case deviceProperty(Device.Property, Set<String>)
    /// `predicateForObjects(withMetadataKey:)`
    case metadataKey(String)
    /// `predicateForObjects(withMetadataKey:allowedValues:)`
    case metadataValues(String, Set<MetadataValue>)
    /// `predicateForObjects(withMetadataKey:operatorType:value:)`
    case metadata(String, ComparisonOperator, MetadataValue)
    /// `predicateForObjectsWithNoCorrelation()`
    case noCorrelation
    /// `predicateForObjects(from: HKWorkout)`, by its UUID.
    case workout(UUID)
    /// `predicateForWorkoutEffortSamplesRelated(workout:activity:)`, by their UUIDs; without an activity those that are
    /// related to any part of the workout (PRED-06).
    case workoutEffort(workout: UUID, activity: UUID?)
    /// `predicateForQuantitySamples(with:quantity:)` (PRED-08).
    case quantity(ComparisonOperator, Quantity)
    /// `predicateForCategorySamples(with:value:)` (PRED-09).
    case category(ComparisonOperator, Int)
    /// `predicateForCategorySamples(equalTo:)` (PRED-09).
    case categoryValues(Set<Int>)
    /// `predicateForWorkouts(with: HKWorkoutActivityType)` (PRED-10).
    case workoutActivityType(Int)
    /// `predicateForWorkouts(with:duration:)`, in seconds (PRED-10).
    case workoutDuration(ComparisonOperator, TimeInterval)
    /// `predicateForWorkouts(with:totalEnergyBurned:)` and its siblings (PRED-10).
    case workoutTotal(WorkoutTotal, ComparisonOperator, Quantity)
    /// A predicate on what only samples of one kind have.
    case content(ContentPredicate)
    /// `predicateForWorkouts(operatorType:quantityType:sumQuantity:)` and its siblings (PRED-10).
    case workoutFigure(WorkoutFigureComparison)
    /// `predicateForWorkouts(activityPredicate:)`: workouts with an activity that it selects (PRED-10).
    case workoutActivity(WorkoutActivityPredicate)
    /// `NSCompoundPredicate(andPredicateWithSubpredicates:)`
    case and([SamplePredicate])
    /// `NSCompoundPredicate(orPredicateWithSubpredicates:)`
    case or([SamplePredicate])
    /// `NSCompoundPredicate(notPredicateWithSubpredicate:)`
    case not(SamplePredicate)
}

/// `HKQueryOptions`
public struct QueryOptions: OptionSet, Hashable, Sendable {
    /// `HKQueryOptions.rawValue`
    public let rawValue: Int

    /// Options of a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The sample must begin within the interval (PRED-02).
    public static let strictStartDate = QueryOptions(rawValue: 1)
    /// The sample must end within the interval (PRED-03).
    public static let strictEndDate = QueryOptions(rawValue: 2)
}

/// The totals of a workout that a predicate can compare and a query can sort by.
public enum WorkoutTotal: String, CaseIterable, Sendable {
    case totalEnergyBurned, totalDistance, totalSwimmingStrokeCount, totalFlightsClimbed

    /// The total of a workout, nil if it has none.
    public func of(_ workout: Workout) -> Quantity? {
        switch self {
        case .totalEnergyBurned: workout.totalEnergyBurned
        case .totalDistance: workout.totalDistance
        case .totalSwimmingStrokeCount: workout.totalSwimmingStrokeCount
        case .totalFlightsClimbed: workout.totalFlightsClimbed
        }
    }
}
