@testable import HealthKit
import HealthModel
import Testing

/// Formats select medications and their doses as the functions of `HKQuery` do.
struct MedicationPredicateTests {
    private static let start = Date(timeIntervalSince1970: 1_767_600_000)

    private static func dose() throws -> HKSample {
        var event = MedicationDoseEvent(medicationConceptIdentifier: "m", scheduleType: 2, logStatus: 4, unit: .count)
        event.scheduledDate = start
        event.scheduledDoseQuantity = 1
        event.doseQuantity = 1
        let sample = try HealthModel.Sample(
            UUID(), .medicationDoseEvent, .medicationDoseEvent(event), start, start, nil, Metadata()
        )
        return sample.object(from: .current)
    }

    @Test func `a format selects doses of a medication (PRED-11)`() throws {
        let dose = try Self.dose()
        let (taken, skipped) = (HKMedicationDoseEvent.LogStatus.taken.rawValue, HKMedicationDoseEvent.LogStatus.skipped.rawValue)
        let (medication, other) = (HKHealthConceptIdentifier("m"), HKHealthConceptIdentifier("n"))
        for (format, isSelected) in [
            (NSPredicate(format: "%K == %ld", HKPredicateKeyPathStatus, taken), true),
            (NSPredicate(format: "%K IN %@", HKPredicateKeyPathStatus, [skipped]), false),
            (NSPredicate(format: "%K == %@", HKPredicateKeyPathMedicationConceptIdentifier, medication), true),
            (NSPredicate(format: "%K != %@", HKPredicateKeyPathMedicationConceptIdentifier, other), true),
            (NSPredicate(format: "%K == %@", HKPredicateKeyPathScheduledDate, Self.start), true),
            (NSPredicate(format: "%K > %@", HKPredicateKeyPathScheduledDate, Self.start), false),
        ] {
            #expect(format.evaluate(with: dose) == isSelected, "\(format)")
        }
    }

    @Test func `a format selects medications (PRED-11)`() {
        let medication = HKUserAnnotatedMedication(
            UserAnnotatedMedication(medication: MedicationConcept(identifier: "m", displayText: "Tablets"), isArchived: true)
        )
        let keyPath = HKUserAnnotatedMedicationPredicateKeyPathIsArchived
        #expect(NSPredicate(format: "%K == YES AND hasSchedule != YES", keyPath).evaluate(with: medication))
        #expect(!NSPredicate(format: "%K == NO", keyPath).evaluate(with: medication))
    }
}
