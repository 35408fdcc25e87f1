public import Foundation
import HealthModel

/// `HKUserAnnotatedMedication`: a medication in the user's list.
open class HKUserAnnotatedMedication: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let value: UserAnnotatedMedication

    init(_ value: UserAnnotatedMedication) { self.value = value }

    open var nickname: String? { value.nickname }
    open var isArchived: Bool { value.isArchived }
    open var hasSchedule: Bool { value.hasSchedule }
    open var medication: HKMedicationConcept { HKMedicationConcept(value.medication) }

    open override var hash: Int { value.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUserAnnotatedMedication)?.value == value }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encodeIfPresent(nickname as NSString?, forKey: "nickname")
        coder.encode(isArchived, forKey: "isArchived")
        coder.encode(hasSchedule, forKey: "hasSchedule")
        coder.encode(medication, forKey: "medication")
    }

    public required init?(coder: NSCoder) {
        guard let medication = coder.decodeIfPresent(HKMedicationConcept.self, forKey: "medication") else { return nil }
        value = UserAnnotatedMedication(
            medication: medication.concept,
            nickname: coder.text(forKey: "nickname"),
            isArchived: coder.decodeBool(forKey: "isArchived"),
            hasSchedule: coder.decodeBool(forKey: "hasSchedule")
        )
    }
}

open class HKMedicationConcept: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    fileprivate let concept: MedicationConcept

    init(_ concept: MedicationConcept) { self.concept = concept }

    open var identifier: HKHealthConceptIdentifier { HKHealthConceptIdentifier(concept.identifier) }
    open var displayText: String { concept.displayText }
    open var generalForm: HKMedicationGeneralForm { HKMedicationGeneralForm(rawValue: concept.generalForm.rawValue) }
    open var relatedCodings: Set<HKClinicalCoding> { Set(concept.relatedCodings.map(HKClinicalCoding.init)) }

    open override var hash: Int { concept.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKMedicationConcept)?.concept == concept }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encode(concept.identifier as NSString, forKey: "identifier")
        coder.encode(displayText as NSString, forKey: "displayText")
        coder.encode(generalForm.rawValue as NSString, forKey: "generalForm")
        coder.encode(concept.relatedCodings.map(HKClinicalCoding.init) as NSArray, forKey: "relatedCodings")
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.text(forKey: "identifier"), let displayText = coder.text(forKey: "displayText"),
            let codings = coder.objects(of: HKClinicalCoding.self, forKey: "relatedCodings")
        else { return nil }
        concept = MedicationConcept(
            identifier: identifier,
            displayText: displayText,
            generalForm: coder.text(forKey: "generalForm").flatMap(MedicationGeneralForm.init) ?? .unknown,
            relatedCodings: codings.map(\.coding)
        )
    }
}

open class HKClinicalCoding: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    fileprivate let coding: ClinicalCoding

    init(_ coding: ClinicalCoding) { self.coding = coding }

    public init(system: String, version: String?, code: String) {
        coding = ClinicalCoding(system: system, version: version, code: code)
    }

    open var system: String { coding.system }
    open var version: String? { coding.version }
    open var code: String { coding.code }

    open override var hash: Int { coding.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKClinicalCoding)?.coding == coding }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encode(system as NSString, forKey: "system")
        coder.encodeIfPresent(version as NSString?, forKey: "version")
        coder.encode(code as NSString, forKey: "code")
    }

    public required init?(coder: NSCoder) {
        guard let system = coder.text(forKey: "system"), let code = coder.text(forKey: "code") else { return nil }
        coding = ClinicalCoding(system: system, version: coder.text(forKey: "version"), code: code)
    }
}
