package import Foundation

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

extension [SampleSortDescriptor] {
    /// Compares two samples by the first descriptor by which they differ. Samples that are equal by all descriptors
    /// keep the caller's order (SQ-04).
    package func compare(_ left: Sample, _ right: Sample) -> ComparisonResult {
        for descriptor in self {
            let result = descriptor.key.compare(left, right)
            guard result != .orderedSame else { continue }
            return descriptor.ascending ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
        }
        return .orderedSame
    }
}

extension SampleSortDescriptor.Key {
    /// A sample without the total sorts as smaller than all others, as nil does in `NSSortDescriptor`: first if
    /// ascending, last if descending (project decision). A sample that is not a workout has no total.
    fileprivate func compare(_ left: Sample, _ right: Sample) -> ComparisonResult {
        switch self {
        case .startDate: Self.compare(left.startDate.milliseconds, right.startDate.milliseconds) { .comparing($0, $1) }
        case .endDate: Self.compare(left.endDate.milliseconds, right.endDate.milliseconds) { .comparing($0, $1) }
        case .duration: Self.compare(left.workout?.duration, right.workout?.duration) { .comparing($0, $1) }
        case .workoutTotal(let total):
            Self.compare(left.workout.flatMap(total.of), right.workout.flatMap(total.of)) { try? $0.compare($1) }
        }
    }

    private static func compare<Value>(
        _ left: Value?, _ right: Value?, _ compare: (Value, Value) -> ComparisonResult?
    ) -> ComparisonResult {
        switch (left, right) {
        case (let left?, let right?): compare(left, right) ?? .orderedSame
        case (nil, _?): .orderedAscending
        case (_?, nil): .orderedDescending
        case (nil, nil): .orderedSame
        }
    }
}
