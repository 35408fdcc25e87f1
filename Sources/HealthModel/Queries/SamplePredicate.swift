public import Foundation

/// A predicate for samples, with a case for each factory of `HKQuery` (PRED-01 to PRED-13).
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
    case sources(Set<Name>)
    /// `predicateForObjects(from: Set<HKSourceRevision>)` (PRED-06).
    case sourceRevisions(Set<SourceRevisionPattern>)
    /// `predicateForObjects(from: Set<HKDevice>)` (PRED-07).
    case devices(Set<Device>)
    /// `predicateForObjects(withDeviceProperty:allowedValues:)`. An empty set selects devices without the property
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
    /// `predicateForWorkoutEffortSamplesRelated(workout:activity:)`, by UUIDs. Without an activity, it selects the
    /// samples that are related to any part of the workout (PRED-06).
    case workoutEffort(workout: UUID, activity: UUID?)
    /// `predicateForObjectsAssociated(electrocardiogram:)`: the symptoms of an electrocardiogram, by its UUID (PRED-14).
    case electrocardiogram(UUID)
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
    /// A predicate on a property that only one kind of sample has.
    case content(ContentPredicate)
    /// `predicateForWorkouts(operatorType:quantityType:sumQuantity:)` and its siblings (PRED-10).
    case workoutFigure(WorkoutFigureComparison)
    /// `predicateForWorkouts(activityPredicate:)`: workouts with an activity that the predicate selects (PRED-10).
    case workoutActivity(WorkoutActivityPredicate)
    case and([SamplePredicate])
    case or([SamplePredicate])
    case not(SamplePredicate)
}

/// `HKQueryOptions`
public struct QueryOptions: OptionSet, Hashable, Sendable {
    /// `HKQueryOptions.rawValue`
    public let rawValue: Int

    /// Options with a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The sample must start within the interval (PRED-02).
    public static let strictStartDate = QueryOptions(rawValue: 1)
    /// The sample must end within the interval (PRED-03).
    public static let strictEndDate = QueryOptions(rawValue: 2)
}

/// The totals of a workout, which predicates compare and queries sort by.
public enum WorkoutTotal: String, CaseIterable, Sendable {
    case totalEnergyBurned, totalDistance, totalSwimmingStrokeCount, totalFlightsClimbed

    /// The total of a workout. Nil if it has none.
    public func of(_ workout: Workout) -> Quantity? {
        switch self {
        case .totalEnergyBurned: workout.totalEnergyBurned
        case .totalDistance: workout.totalDistance
        case .totalSwimmingStrokeCount: workout.totalSwimmingStrokeCount
        case .totalFlightsClimbed: workout.totalFlightsClimbed
        }
    }
}
