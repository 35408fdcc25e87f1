import Foundation
import HealthEngine
import HealthModel

/// Records of a clinic, which reach the phone in the evening.
extension Day {
    func recordClinicalRecords() throws {
        let date = Date(timeIntervalSince1970: Double(plan.zone.noon(of: plan.day) + 6 * 3600))
        for resource in ClinicVisit(onDay: plan.day, of: person).resources {
            guard let type = TypeCatalog.type(name: resource.type) else { continue }
            let found = FHIRResource(
                identifier: resource.identifier, resourceType: resource.kind, fhirVersion: "4.0.1", data: resource.json
            )
            let record = ClinicalRecord(displayName: resource.name, fhirResource: found)
            let source = try recorder.source("Clinic", nil)
            try recorder.add(SampleDraft(type, .clinicalRecord(record), date, date, from: source.archived))
        }
    }
}
