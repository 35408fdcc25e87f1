import Foundation
import HealthModel

/// The key paths of format strings (PRED-11).
extension HealthPredicate.Content {
    /// The condition that a comparison of a key path with a value means. Another key path or value is HealthKit's exception.
    init(_ keyPath: String, _ comparison: PredicateFormat.Operator, _ value: Any?) {
        if keyPath == HKPredicateKeyPathDateComponents {
            self = .summaries(.init(comparison, value))
        } else if let predicate = SamplePredicate(keyPath, comparison, value) {
            self = .samples(predicate)
        } else {
            raise("Unsupported comparison with key path \(keyPath) in a health data predicate")
        }
    }
}

extension ActivitySummaryPredicate {
    fileprivate init(_ comparison: PredicateFormat.Operator, _ value: Any?) {
        let components = value as? DateComponents ?? (value as? NSDateComponents).map { $0 as DateComponents }
        guard let components else { raise("dateComponents must be compared with date components") }
        let day = CalendarDay(components)
        let first = CalendarDay(year: .min, month: 1, day: 1)
        let last = CalendarDay(year: .max, month: 12, day: 31)
        switch comparison {
        case .equalTo: self = .days(day...day)
        case .notEqualTo: self = .not(.days(day...day))
        case .greaterThanOrEqualTo: self = .days(day...last)
        case .lessThanOrEqualTo: self = .days(first...day)
        case .greaterThan: self = .not(.days(first...day))
        case .lessThan: self = .not(.days(day...last))
        case .in, .between, .string: raise("Unsupported operator for dateComponents")
        }
    }
}

extension SamplePredicate {
    private typealias Operator = PredicateFormat.Operator

    fileprivate init?(_ keyPath: String, _ comparison: PredicateFormat.Operator, _ value: Any?) {
        switch (comparison, value) {
        case (.in, let value?):
            let values =
                (value as? [Any]) ?? (value as? NSSet)?.allObjects ?? (value as? Set<AnyHashable>).map(Array.init) ?? []
            let parts = values.compactMap { SamplePredicate(keyPath, .equalTo, $0) }
            guard parts.count == values.count else { return nil }
            self = .or(parts)
        case (.between, let limits as [Any]) where limits.count == 2:
            guard let lower = SamplePredicate(keyPath, .greaterThanOrEqualTo, limits[0]),
                let upper = SamplePredicate(keyPath, .lessThanOrEqualTo, limits[1])
            else { return nil }
            self = .and([lower, upper])
        case (.notEqualTo, let value?):
            guard let equal = SamplePredicate(keyPath, .equalTo, value) else { return nil }
            self = .not(equal)
        default:
            guard let predicate = Self.predicate(keyPath, comparison, value) else { return nil }
            self = predicate
        }
    }

    private static func predicate(_ keyPath: String, _ comparison: Operator, _ value: Any?) -> SamplePredicate? {
        if keyPath.hasPrefix("metadata.") {
            return metadata(String(keyPath.dropFirst("metadata.".count)), comparison, value)
        }
        if keyPath.hasPrefix("device."), let property = Device.Property(rawValue: String(keyPath.dropFirst(7))) {
            guard case .equalTo = comparison else { return nil }
            return .deviceProperty(property, (value as? String).map { [$0] } ?? [])
        }
        switch (keyPath, value) {
        case (HKPredicateKeyPathStartDate, let date as Date): return start(comparison, date)
        case (HKPredicateKeyPathEndDate, let date as Date): return end(comparison, date)
        case (HKPredicateKeyPathCorrelation, nil): return comparison.nilTest(.noCorrelation)
        case (_, let value?): return ComparisonOperator(comparison).flatMap { own(keyPath, $0, value) }
        default: return nil
        }
    }

    private static func metadata(_ key: String, _ comparison: Operator, _ value: Any?) -> SamplePredicate? {
        guard let value, !(value is NSNull) else { return comparison.nilTest(.not(.metadataKey(key))) }
        return ComparisonOperator(comparison).map { .metadata(key, $0, MetadataValue(value, for: key)) }
    }

    /// Dates are whole milliseconds, and the end of an interval is outside of it (PRED-01).
    private static func start(_ comparison: Operator, _ date: Date) -> SamplePredicate? {
        let next = date + 0.001
        return switch comparison {
        case .equalTo: .samples(start: date, end: next, options: .strictStartDate)
        case .greaterThanOrEqualTo: .samples(start: date, end: nil, options: .strictStartDate)
        case .greaterThan: .samples(start: next, end: nil, options: .strictStartDate)
        case .lessThanOrEqualTo: .samples(start: nil, end: next)
        case .lessThan: .samples(start: nil, end: date)
        default: nil
        }
    }

    private static func end(_ comparison: Operator, _ date: Date) -> SamplePredicate? {
        let next = date + 0.001
        return switch comparison {
        case .equalTo: .samples(start: date, end: next, options: .strictEndDate)
        case .greaterThanOrEqualTo: .samples(start: date, end: nil)
        case .greaterThan: .samples(start: next, end: nil)
        case .lessThanOrEqualTo: .samples(start: nil, end: next, options: .strictEndDate)
        case .lessThan: .samples(start: nil, end: date, options: .strictEndDate)
        default: nil
        }
    }

    private static func own(_ keyPath: String, _ comparison: ComparisonOperator, _ value: Any) -> SamplePredicate? {
        switch (keyPath, value) {
        case (HKPredicateKeyPathQuantity, let quantity as HKQuantity): return .quantity(comparison, quantity.quantity)
        case (HKPredicateKeyPathCategoryValue, let number as NSNumber): return .category(comparison, number.intValue)
        case (HKPredicateKeyPathWorkoutDuration, let number as NSNumber):
            return .workoutDuration(comparison, number.doubleValue)
        case (HKPredicateKeyPathWorkoutTotalEnergyBurned, let quantity as HKQuantity):
            return .workoutTotal(.totalEnergyBurned, comparison, quantity.quantity)
        case (HKPredicateKeyPathWorkoutTotalDistance, let quantity as HKQuantity):
            return .workoutTotal(.totalDistance, comparison, quantity.quantity)
        case (HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount, let quantity as HKQuantity):
            return .workoutTotal(.totalSwimmingStrokeCount, comparison, quantity.quantity)
        case (HKPredicateKeyPathWorkoutTotalFlightsClimbed, let quantity as HKQuantity):
            return .workoutTotal(.totalFlightsClimbed, comparison, quantity.quantity)
        default: return comparison == .equalTo ? equal(keyPath, value) : nil
        }
    }

    private static func equal(_ keyPath: String, _ value: Any) -> SamplePredicate? {
        switch (keyPath, value) {
        case (HKPredicateKeyPathUUID, let uuid as UUID): .objects([uuid])
        case (HKPredicateKeyPathSource, let source as HKSource): .sources([source.bundleIdentifier])
        case (HKPredicateKeyPathSourceRevision, let revision as HKSourceRevision): .sourceRevisions([revision.pattern])
        case (HKPredicateKeyPathDevice, let device as HKDevice): .devices([device.device])
        case (HKPredicateKeyPathWorkout, let workout as HKWorkout): .workout(workout.uuid)
        case (HKPredicateKeyPathWorkoutType, let number as NSNumber): .workoutActivityType(number.intValue)
        case (HKPredicateKeyPathECGClassification, let number as NSNumber):
            .content(.electrocardiogramClassification(number.intValue))
        case (HKPredicateKeyPathECGSymptomsStatus, let number as NSNumber):
            .content(.electrocardiogramSymptomsStatus(number.intValue))
        case (HKPredicateKeyPathClinicalRecordFHIRResourceType, let type as String): .content(.fhirResourceType(type))
        case (HKPredicateKeyPathClinicalRecordFHIRResourceIdentifier, let identifier as String):
            .content(.fhirResourceIdentifier(identifier))
        default: nil
        }
    }
}

extension PredicateFormat.Operator {
    /// The predicate for a missing value, or its negation. Nil for another operator.
    fileprivate func nilTest(_ isMissing: SamplePredicate) -> SamplePredicate? {
        switch self {
        case .equalTo: isMissing
        case .notEqualTo: .not(isMissing)
        default: nil
        }
    }
}

extension ComparisonOperator {
    fileprivate init?(_ comparison: PredicateFormat.Operator) {
        switch comparison {
        case .equalTo: self = .equalTo
        case .notEqualTo: self = .notEqualTo
        case .lessThan: self = .lessThan
        case .lessThanOrEqualTo: self = .lessThanOrEqualTo
        case .greaterThan: self = .greaterThan
        case .greaterThanOrEqualTo: self = .greaterThanOrEqualTo
        case .in, .between, .string: return nil
        }
    }
}
