/// A sort key and its direction: `NSSortDescriptor` with one of HealthKit's sort identifiers (SQ-03).
public struct SampleSortDescriptor: Hashable, Sendable {
    /// The property to compare.
    public enum Key: Hashable, Sendable {
        /// `HKSampleSortIdentifierStartDate`
        case startDate
        /// `HKSampleSortIdentifierEndDate`
        case endDate
        /// `HKWorkoutSortIdentifierDuration`
        case duration
        /// `HKWorkoutSortIdentifierTotalDistance` and its siblings.
        case workoutTotal(WorkoutTotal)
    }

    /// The property to compare.
    public let key: Key
    /// Whether the smallest value is first.
    public let ascending: Bool

    /// A descriptor.
    public init(_ key: Key, ascending: Bool) {
        self.key = key
        self.ascending = ascending
    }
}
