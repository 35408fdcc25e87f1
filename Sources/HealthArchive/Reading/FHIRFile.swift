import Foundation
import HealthModel

/// The parts of a FHIR resource that a clinical record needs.
struct FHIRFile {
    let text: String
    let resourceType: String
    let displayName: String
    /// Whether the resource is an observation of vital signs.
    let isVitalSign: Bool

    /// The types of clinical records for a resource; empty if HealthKit has none. An observation is a lab result unless its
    /// category is vital signs.
    static func types(ofResource resource: String) -> [ObjectType] {
        if let type = TypeCatalog.type(identifier: resource), type.kind == .clinical { return [type] }
        let names =
            switch resource {
            case "AllergyIntolerance": ["allergyRecord"]
            case "Condition": ["conditionRecord"]
            case "Coverage": ["coverageRecord"]
            case "DocumentReference": ["clinicalNoteRecord"]
            case "DiagnosticReport": ["labResultRecord"]
            case "Observation": ["labResultRecord", "vitalSignRecord"]
            case "Immunization": ["immunizationRecord"]
            case "MedicationDispense", "MedicationOrder", "MedicationRequest", "MedicationStatement":
                ["medicationRecord"]
            case "Procedure": ["procedureRecord"]
            default: [] as [String]
            }
        return names.compactMap(TypeCatalog.type(name:))
    }

    /// Nil if the file is not a JSON object.
    init?(_ contents: [UInt8], resourceType kind: String) {
        let data = Data(contents)
        guard let text = String(bytes: contents, encoding: .utf8),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        self.text = text
        let own = object["resourceType"] as? String
        resourceType = own.flatMap { $0.isEmpty ? nil : $0 } ?? kind
        displayName = Self.displayName(of: object) ?? resourceType
        isVitalSign = resourceType == "Observation" && Self.codes(in: object["category"]).contains("vital-signs")
    }

    /// The text of the concept that the resource describes.
    private static func displayName(of object: [String: Any]) -> String? {
        let members = [
            "code", "vaccineCode", "medicationCodeableConcept", "medicationReference", "medication", "substance",
            "type",
        ]
        for member in members {
            let concept = object[member] as? [String: Any] ?? (object[member] as? [[String: Any]])?.first
            let coding = (concept?["coding"] as? [[String: Any]])?.first
            let name = concept?["text"] ?? concept?["display"] ?? coding?["display"]
            if let name = name as? String, !name.isEmpty { return name }
        }
        return nil
    }

    private static func codes(in category: Any?) -> [String] {
        let concepts = category as? [[String: Any]] ?? (category as? [String: Any]).map { [$0] } ?? []
        return concepts.flatMap { concept in
            (concept["coding"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
        }
    }
}
