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
        } else if let predicate = WorkoutActivityPredicate(keyPath, comparison, value) {
            self = .activities(predicate)
        } else if let predicate = MedicationPredicate(keyPath, comparison, value) {
            self = .medications(predicate)
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

extension SamplePredicate: FormatPredicate {
    static func predicate(_ keyPath: String, _ comparison: Operator, _ value: Any?) -> SamplePredicate? {
        if keyPath.hasPrefix("metadata.") {
            return metadata(String(keyPath.dropFirst("metadata.".count)), comparison, value)
        }
        if keyPath.hasPrefix("device."), let property = Device.Property(rawValue: String(keyPath.dropFirst(7))) {
            guard case .equalTo = comparison else { return nil }
            return .deviceProperty(property, (value as? String).map { [$0] } ?? [])
        }
        switch (keyPath, value) {
        case (HKPredicateKeyPathStartDate, let date as Date):
            return DateBounds.starting(comparison, date).map { .samples(start: $0, end: $1, options: $2) }
        case (HKPredicateKeyPathEndDate, let date as Date):
            return DateBounds.ending(comparison, date).map { .samples(start: $0, end: $1, options: $2) }
        case (HKPredicateKeyPathScheduledDate, let date as Date):
            return DateBounds.starting(comparison, date).map { start, end, _ in .content(.scheduledDate(from: start, to: end)) }
        case (HKPredicateKeyPathCorrelation, nil): return comparison.nilTest(.noCorrelation)
        case (_, let value?): return ComparisonOperator(comparison).flatMap { own(keyPath, $0, value) }
        default: return nil
        }
    }

    private static func metadata(_ key: String, _ comparison: Operator, _ value: Any?) -> SamplePredicate? {
        guard let value, !(value is NSNull) else { return comparison.nilTest(.not(.metadataKey(key))) }
        return ComparisonOperator(comparison).map { .metadata(key, $0, MetadataValue(value, for: key)) }
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
        case (HKPredicateKeyPathStatus, let number as NSNumber): .content(.logStatuses([number.intValue]))
        case (HKPredicateKeyPathMedicationConceptIdentifier, let identifier as HKHealthConceptIdentifier):
            .content(.medicationConceptIdentifiers([Name(identifier.identifier)]))
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
    /// The operator of a format. Nil for one on several values or on strings.
    init?(_ comparison: PredicateFormat.Operator) {
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
