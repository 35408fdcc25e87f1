import Foundation
import HealthModel

/// A predicate of the engine that a comparison in a format can mean.
protocol FormatPredicate: CompoundPredicate {
    typealias Operator = PredicateFormat.Operator

    /// The predicate for a key path, an operator on one value except `!=`, and the value. Nil if there is none.
    static func predicate(_ keyPath: String, _ comparison: Operator, _ value: Any?) -> Self?
}

extension FormatPredicate {
    /// The predicate for a comparison. Nil if there is none.
    init?(_ keyPath: String, _ comparison: Operator, _ value: Any?) {
        switch (comparison, value) {
        case (.in, let value?):
            let values =
                (value as? [Any]) ?? (value as? NSSet)?.allObjects ?? (value as? Set<AnyHashable>).map(Array.init) ?? []
            let parts = values.compactMap { Self(keyPath, .equalTo, $0) }
            guard parts.count == values.count else { return nil }
            self = .or(parts)
        case (.between, let limits as [Any]) where limits.count == 2:
            guard let lower = Self(keyPath, .greaterThanOrEqualTo, limits[0]),
                let upper = Self(keyPath, .lessThanOrEqualTo, limits[1])
            else { return nil }
            self = .and([lower, upper])
        case (.notEqualTo, let value?):
            guard let equal = Self(keyPath, .equalTo, value) else { return nil }
            self = .not(equal)
        default:
            guard let predicate = Self.predicate(keyPath, comparison, value) else { return nil }
            self = predicate
        }
    }
}

/// The arguments of `predicateForSamples(withStart:end:options:)` for a comparison with a date. Dates are whole milliseconds, and the end
/// of an interval is outside of it (PRED-01).
enum DateBounds {
    typealias Bounds = (start: Date?, end: Date?, options: QueryOptions)

    static func starting(_ comparison: PredicateFormat.Operator, _ date: Date) -> Bounds? {
        let next = date + 0.001
        return switch comparison {
        case .equalTo: (date, next, .strictStartDate)
        case .greaterThanOrEqualTo: (date, nil, .strictStartDate)
        case .greaterThan: (next, nil, .strictStartDate)
        case .lessThanOrEqualTo: (nil, next, [])
        case .lessThan: (nil, date, [])
        default: nil
        }
    }

    static func ending(_ comparison: PredicateFormat.Operator, _ date: Date) -> Bounds? {
        let next = date + 0.001
        return switch comparison {
        case .equalTo: (date, next, .strictEndDate)
        case .greaterThanOrEqualTo: (date, nil, [])
        case .greaterThan: (next, nil, [])
        case .lessThanOrEqualTo: (nil, next, .strictEndDate)
        case .lessThan: (nil, date, .strictEndDate)
        default: nil
        }
    }
}

extension WorkoutActivityPredicate: FormatPredicate {
    static func predicate(_ keyPath: String, _ comparison: Operator, _ value: Any?) -> WorkoutActivityPredicate? {
        switch (keyPath, value) {
        case (HKPredicateKeyPathWorkoutActivityType, let number as NSNumber):
            comparison == .equalTo ? .activityType(number.intValue) : nil
        case (HKPredicateKeyPathWorkoutActivityDuration, let number as NSNumber):
            ComparisonOperator(comparison).map { .duration($0, number.doubleValue) }
        case (HKPredicateKeyPathWorkoutActivityStartDate, let date as Date):
            DateBounds.starting(comparison, date).map { .dates(start: $0, end: $1, options: $2) }
        case (HKPredicateKeyPathWorkoutActivityEndDate, let date as Date):
            DateBounds.ending(comparison, date).map { .dates(start: $0, end: $1, options: $2) }
        default: nil
        }
    }
}

extension MedicationPredicate: FormatPredicate {
    static func predicate(_ keyPath: String, _ comparison: Operator, _ value: Any?) -> MedicationPredicate? {
        guard comparison == .equalTo, let value = value as? NSNumber else { return nil }
        return switch keyPath {
        case HKUserAnnotatedMedicationPredicateKeyPathIsArchived: .isArchived(value.boolValue)
        case HKUserAnnotatedMedicationPredicateKeyPathHasSchedule: .hasSchedule(value.boolValue)
        default: nil
        }
    }
}
