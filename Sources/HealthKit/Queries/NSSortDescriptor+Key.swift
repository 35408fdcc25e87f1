public import Foundation
import HealthModel

/// Gives a sort key back. Foundation on Linux has no descriptors with a key, so the key is in a key path.
private struct SortProbe {
    subscript(key: String) -> String { key }
}

extension NSSortDescriptor {
    /// `NSSortDescriptor.init(key:ascending:)`, which Foundation on Linux lacks.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \SortProbe[key ?? ""], ascending: ascending)
    }

    /// The key of a descriptor. Nil if it was created with a key path.
    var sortKey: String? { (keyPath as? PartialKeyPath<SortProbe>).flatMap { SortProbe()[keyPath: $0] as? String } }
}

extension SampleSortDescriptor {
    /// The engine's form of a descriptor. Another key is HealthKit's exception.
    init(_ descriptor: NSSortDescriptor) {
        let key: Key
        switch descriptor.sortKey {
        case HKSampleSortIdentifierStartDate, HKPredicateKeyPathStartDate: key = .startDate
        case HKSampleSortIdentifierEndDate, HKPredicateKeyPathEndDate: key = .endDate
        case HKWorkoutSortIdentifierDuration, HKPredicateKeyPathWorkoutDuration: key = .duration
        case HKWorkoutSortIdentifierTotalDistance, HKPredicateKeyPathWorkoutTotalDistance:
            key = .workoutTotal(.totalDistance)
        case HKWorkoutSortIdentifierTotalEnergyBurned, HKPredicateKeyPathWorkoutTotalEnergyBurned:
            key = .workoutTotal(.totalEnergyBurned)
        case HKWorkoutSortIdentifierTotalSwimmingStrokeCount: key = .workoutTotal(.totalSwimmingStrokeCount)
        case HKWorkoutSortIdentifierTotalFlightsClimbed: key = .workoutTotal(.totalFlightsClimbed)
        default: raise("Unsupported sort descriptor key \(descriptor.sortKey ?? "")")
        }
        self.init(key, ascending: descriptor.ascending)
    }
}
