import HealthModel
import JSON

/// The resources of clinical records, as an export writes them for one patient.
final class ClinicalResources {
    let patient: String
    /// The resources that were written, and those to which they refer.
    private var written: Set<String> = []
    private var referenced: [String: String] = [:]

    static let patientKind = "Patient"

    init(patient: String) {
        self.patient = patient
        written.insert(patient)
    }

    /// The resource of a record; nil if it is not of R4.
    static func json(of record: ClinicalRecord) -> JSONValue? {
        guard let resource = record.fhirResource, resource.fhirVersion.hasPrefix("4.") else { return nil }
        return try? JSONValue(parsing: resource.data)
    }

    /// The kind of a resource, which is the name of its file; nil for a kind that no record has.
    static func kind(of resource: JSONValue) -> String? {
        guard case .object(let members) = resource, case .string(let kind)? = members["resourceType"], kind == kind.asName,
            kind != patientKind
        else { return nil }
        return kind
    }

    /// A resource as a line, with the patient of the export in the place of its own.
    func line(of resource: JSONValue) -> [UInt8] {
        let resource = resource.replacingReferences { FHIRReference($0).patient == nil ? $0 : patient }
        if case .object(let members) = resource, case .string(let identifier)? = members["id"] {
            written.insert("\(Self.kind(of: resource) ?? "")/\(identifier)")
        }
        resource.forEachReference { reference in
            if reference.isRelative { referenced[reference.name ?? reference.text] = reference.kind ?? "" }
        }
        return resource.jsonBytes + [UInt8(ascii: "\n")]
    }

    /// The number of resources by kind to which those that were written refer, and which were not written. The kind is empty if a
    /// reference does not name it.
    var missing: [String: Int] {
        referenced.filter { !written.contains($0.key) }.reduce(into: [:]) { $0[$1.value, default: 0] += 1 }
    }
}
