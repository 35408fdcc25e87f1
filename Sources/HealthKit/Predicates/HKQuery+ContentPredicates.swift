public import CHealthKit
public import Foundation
import HealthModel

/// The predicates for activity summaries and for samples of one kind.
extension HKQuery {
    public class func predicate(forActivitySummariesBetweenStart start: DateComponents, end: DateComponents) -> NSPredicate {
        HealthPredicate(.summaries(.days(CalendarDay(withCalendar: start), CalendarDay(withCalendar: end))))
    }

    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        let day = CalendarDay(withCalendar: dateComponents)
        return HealthPredicate(.summaries(.days(day, day)))
    }

    public class func predicateForClinicalRecords(withFHIRResourceType resourceType: HKFHIRResourceType) -> NSPredicate {
        HealthPredicate(.content(.fhirResourceType(resourceType.rawValue)))
    }

    public class func predicateForClinicalRecords(
        from source: HKSource, fhirResourceType resourceType: HKFHIRResourceType, identifier: String
    ) -> NSPredicate {
        HealthPredicate(
            .and([
                .sources([Name(source.bundleIdentifier)]), .content(.fhirResourceType(resourceType.rawValue)),
                .content(.fhirResourceIdentifier(identifier)),
            ])
        )
    }

    public class func predicateForElectrocardiograms(classification: HKElectrocardiogram.Classification) -> NSPredicate {
        HealthPredicate(.content(.electrocardiogramClassification(classification.rawValue)))
    }

    public class func predicateForElectrocardiograms(symptomsStatus: HKElectrocardiogram.SymptomsStatus) -> NSPredicate {
        HealthPredicate(.content(.electrocardiogramSymptomsStatus(symptomsStatus.rawValue)))
    }

    public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate {
        HealthPredicate(.content(.stateOfMindKind(kind.rawValue)))
    }

    public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate {
        HealthPredicate(.content(.stateOfMindLabel(label.rawValue)))
    }

    public class func predicateForStatesOfMind(with association: HKStateOfMind.Association) -> NSPredicate {
        HealthPredicate(.content(.stateOfMindAssociation(association.rawValue)))
    }

    public class func predicateForStatesOfMind(withValence valence: Double, operatorType: HKPredicateOperator) -> NSPredicate {
        HealthPredicate(.content(.stateOfMindValence(ComparisonOperator(operatorType), valence)))
    }

    public class func predicateForMedicationDoseEvent(status: HKMedicationDoseEvent.LogStatus) -> NSPredicate {
        HealthPredicate(.content(.logStatuses([status.rawValue])))
    }

    /// `HKQuery.predicateForMedicationDoseEvent(statuses:)`: the raw values of `HKMedicationDoseEvent.LogStatus`.
    public class func predicateForMedicationDoseEvent(statuses: Set<NSNumber>) -> NSPredicate {
        HealthPredicate(.content(.logStatuses(Set(statuses.map(\.intValue)))))
    }

    public class func predicateForMedicationDoseEvent(
        medicationConceptIdentifier identifier: HKHealthConceptIdentifier
    ) -> NSPredicate {
        HealthPredicate(.content(.medicationConceptIdentifiers([Name(identifier.identifier)])))
    }

    public class func predicateForMedicationDoseEvent(
        medicationConceptIdentifiers identifiers: Set<HKHealthConceptIdentifier>
    ) -> NSPredicate {
        HealthPredicate(.content(.medicationConceptIdentifiers(Set(identifiers.map { Name($0.identifier) }))))
    }

    public class func predicateForMedicationDoseEvent(scheduledDate: Date) -> NSPredicate {
        predicateForMedicationDoseEvent(scheduledDates: [scheduledDate])
    }

    public class func predicateForMedicationDoseEvent(scheduledDates: Set<Date>) -> NSPredicate {
        HealthPredicate(.or(scheduledDates.sorted().map { .content(.scheduledDate(from: $0, to: $0 + 0.001)) }))
    }

    public class func predicateForMedicationDoseEvent(scheduledStart start: Date?, end: Date?) -> NSPredicate {
        HealthPredicate(.content(.scheduledDate(from: start, to: end)))
    }

    public class func predicateForUserAnnotatedMedications(isArchived: Bool) -> NSPredicate {
        HealthPredicate(.medications(.isArchived(isArchived)))
    }

    public class func predicateForUserAnnotatedMedications(hasSchedule: Bool) -> NSPredicate {
        HealthPredicate(.medications(.hasSchedule(hasSchedule)))
    }
}

extension ActivitySummaryPredicate {
    /// The days between two others. Nothing if they are in reverse order.
    static func days(_ first: CalendarDay, _ last: CalendarDay) -> ActivitySummaryPredicate {
        first <= last ? .days(first...last) : .not(.all)
    }
}

extension CalendarDay {
    /// The day of components. Without a calendar they are HealthKit's exception (OTH-03).
    fileprivate init(withCalendar components: DateComponents) {
        guard components.calendar != nil else { raise("Date components for activity summaries must have a calendar") }
        self.init(components)
    }

    /// The day of components. Missing components are HealthKit's exception.
    init(_ components: DateComponents) {
        guard let year = components.year, let month = components.month, let day = components.day else {
            raise("Date components for activity summaries must have era, year, month and day")
        }
        self.init(year: year, month: month, day: day)
    }
}
