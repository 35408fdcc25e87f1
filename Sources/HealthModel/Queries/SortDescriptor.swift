/// By what samples are sorted: `NSSortDescriptor` over HealthKit's sort identifiers (SQ-03).
public struct SampleSortDescriptor: Hashable, Sendable {
    /// What is compared.
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

    /// What is compared.
    public let key: Key
    /// Whether the smallest comes first.
    public let ascending: Bool

    /// A descriptor.
    public init(_ key: Key, ascending: Bool) {
        self.key = key
        self.ascending = ascending
    }
}
