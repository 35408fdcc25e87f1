public import Foundation
import HealthModel

/// `HKUserAnnotatedMedication`: a medication in the user's list.
open class HKUserAnnotatedMedication: NSObject, @unchecked Sendable {
    private let value: UserAnnotatedMedication

    init(_ value: UserAnnotatedMedication) {
        self.value = value
    }

    /// `HKUserAnnotatedMedication.nickname`
    public var nickname: String? { value.nickname }
    /// `HKUserAnnotatedMedication.isArchived`
    public var isArchived: Bool { value.isArchived }
    /// `HKUserAnnotatedMedication.hasSchedule`
    public var hasSchedule: Bool { value.hasSchedule }
    /// `HKUserAnnotatedMedication.medication`
    public var medication: HKMedicationConcept { HKMedicationConcept(value.medication) }
}

/// `HKMedicationConcept`: a medication.
open class HKMedicationConcept: NSObject, @unchecked Sendable {
    private let concept: MedicationConcept

    init(_ concept: MedicationConcept) {
        self.concept = concept
    }

    /// `HKMedicationConcept.identifier`
    public var identifier: HKHealthConceptIdentifier { HKHealthConceptIdentifier(concept.identifier) }
    /// `HKMedicationConcept.displayText`
    public var displayText: String { concept.displayText }
    /// `HKMedicationConcept.generalForm`
    public var generalForm: HKMedicationGeneralForm { HKMedicationGeneralForm(rawValue: concept.generalForm.rawValue) }
    /// `HKMedicationConcept.relatedCodings`
    public var relatedCodings: Set<HKClinicalCoding> { Set(concept.relatedCodings.map(HKClinicalCoding.init)) }
}

/// `HKClinicalCoding`: a code of a medical code system.
open class HKClinicalCoding: NSObject, @unchecked Sendable {
    private let coding: ClinicalCoding

    init(_ coding: ClinicalCoding) {
        self.coding = coding
    }

    /// `HKClinicalCoding.init(system:version:code:)`
    public convenience init(system: String, version: String?, code: String) {
        self.init(ClinicalCoding(system: system, version: version, code: code))
    }

    /// `HKClinicalCoding.system`
    public var system: String { coding.system }
    /// `HKClinicalCoding.version`
    public var version: String? { coding.version }
    /// `HKClinicalCoding.code`
    public var code: String { coding.code }

    open override var hash: Int { coding.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKClinicalCoding)?.coding == coding }
}
