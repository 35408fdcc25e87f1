package import HealthModel
import JSON

extension MedicationDoseEvent: WireObject {
    /// `HKMedicationDoseEvent` (OTH-11)
    package static let form = WireForm<MedicationDoseEvent>(
        WireMember("medicationConceptIdentifier", .identifier, schema: .stringSchema) { .string($0.medicationConceptIdentifier) },
        WireMember("scheduleType", .rawValue(of: .medicationDoseEventScheduleType)) { .integer($0.scheduleType) },
        WireMember("logStatus", .rawValue(of: .medicationDoseEventLogStatus)) { .integer($0.logStatus) },
        WireMember(optional: "scheduledDate", .date) { $0.scheduledDate.map { .string($0.rfc3339) } },
        WireMember(optional: "scheduledDoseQuantity", .real) { $0.scheduledDoseQuantity.map(JSONValue.real) },
        WireMember(optional: "doseQuantity", .real) { $0.doseQuantity.map(JSONValue.real) },
        WireMember("unit", .unit, schema: .stringSchema) { .string($0.unit.unitString) }
    ) { medication, scheduleType, logStatus, scheduledDate, scheduledDose, dose, unit in
        var event = MedicationDoseEvent(
            medicationConceptIdentifier: medication, scheduleType: scheduleType, logStatus: logStatus, unit: unit
        )
        (event.scheduledDate, event.scheduledDoseQuantity, event.doseQuantity) = (scheduledDate, scheduledDose, dose)
        return event
    }
}

extension UserAnnotatedMedication: WireObject {
    package static let form = WireForm<UserAnnotatedMedication>(
        named: "UserAnnotatedMedication",
        WireMember(optional: "nickname", .string) { $0.nickname.map(JSONValue.string) },
        WireMember(optional: "isArchived", .bool, default: false) { .bool($0.isArchived) },
        WireMember(optional: "hasSchedule", .bool, default: false) { .bool($0.hasSchedule) },
        WireMember("medication", .form) { $0.medication.json }
    ) { UserAnnotatedMedication(medication: $3, nickname: $0, isArchived: $1, hasSchedule: $2) }
}

extension MedicationConcept: WireObject {
    package static let form = WireForm<MedicationConcept>(
        named: "MedicationConcept",
        WireMember("identifier", .identifier, schema: .stringSchema) { .string($0.identifier) },
        WireMember("displayText", .string) { .string($0.displayText) },
        WireMember(optional: "generalForm", .name, default: .unknown) { .string($0.generalForm.rawValue) },
        WireMember(optional: "relatedCodings", .array(of: .form), default: []) { .array($0.relatedCodings.map(\.json)) }
    ) { MedicationConcept(identifier: $0, displayText: $1, generalForm: $2, relatedCodings: $3) }
}

extension ClinicalCoding: WireObject {
    package static let form = WireForm<ClinicalCoding>(
        WireMember("system", .string) { .string($0.system) },
        WireMember(optional: "version", .string) { $0.version.map(JSONValue.string) },
        WireMember("code", .string) { .string($0.code) }
    ) { ClinicalCoding(system: $0, version: $1, code: $2) }
}

extension ValueCodec where Value == UserAnnotatedMedication {
    /// Reads the object.
    package static let userAnnotatedMedication = form
}
