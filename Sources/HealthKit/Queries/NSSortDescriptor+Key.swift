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

    /// `NSSortDescriptor.key`: nil if the descriptor was created with a key path.
    public var key: String? { (keyPath as? PartialKeyPath<SortProbe>).flatMap { SortProbe()[keyPath: $0] as? String } }
}

extension SampleSortDescriptor {
    /// The engine's form of a descriptor: of a sort identifier, the name of a property, or a key path to it (SQ-08). Another
    /// one is HealthKit's exception.
    init(_ descriptor: NSSortDescriptor) {
        guard let key = descriptor.key.flatMap(Key.init(named:)) ?? Key(of: descriptor.keyPath) else {
            raise("Unsupported sort descriptor key \(descriptor.key ?? "")")
        }
        self.init(key, ascending: descriptor.ascending)
    }
}

extension SampleSortDescriptor.Key {
    fileprivate init?(named name: String) {
        switch name {
        case HKSampleSortIdentifierStartDate, HKPredicateKeyPathStartDate: self = .startDate
        case HKSampleSortIdentifierEndDate, HKPredicateKeyPathEndDate: self = .endDate
        case HKWorkoutSortIdentifierDuration, HKPredicateKeyPathWorkoutDuration: self = .duration
        case HKWorkoutSortIdentifierTotalDistance, HKPredicateKeyPathWorkoutTotalDistance:
            self = .workoutTotal(.totalDistance)
        case HKWorkoutSortIdentifierTotalEnergyBurned, HKPredicateKeyPathWorkoutTotalEnergyBurned:
            self = .workoutTotal(.totalEnergyBurned)
        case HKWorkoutSortIdentifierTotalSwimmingStrokeCount: self = .workoutTotal(.totalSwimmingStrokeCount)
        case HKWorkoutSortIdentifierTotalFlightsClimbed: self = .workoutTotal(.totalFlightsClimbed)
        default: return nil
        }
    }

    fileprivate init?(of keyPath: AnyKeyPath) {
        guard let root = type(of: keyPath).rootType as? any SampleClass.Type,
            let key = keyPath == \HKWorkout.duration ? .duration : root.key(of: keyPath)
        else { return nil }
        self = key
    }
}

/// A class of samples. The key paths of a class differ from those of its subclasses.
private protocol SampleClass {
    /// The sort key of a key path that begins at the class.
    static func key(of keyPath: AnyKeyPath) -> SampleSortDescriptor.Key?
}

extension SampleClass where Self: HKSample {
    static func key(of keyPath: AnyKeyPath) -> SampleSortDescriptor.Key? {
        switch keyPath {
        case \Self.startDate: .startDate
        case \Self.endDate: .endDate
        default: nil
        }
    }
}

extension HKSample: SampleClass {}
