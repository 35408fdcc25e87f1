package import HealthModel
package import JSON

/// The clinical records of a FHIR bundle, such as the record of a patient that Synthea writes.
package struct FHIRBundle {
    package struct Record {
        package let type: ObjectType
        package let record: ClinicalRecord
    }

    /// The records in the order of the bundle.
    package private(set) var records: [Record] = []
    /// The number of resources by kind for which HealthKit has no type.
    package private(set) var leftOut: [String: Int] = [:]
    /// The patients: resources, and those to whom the records refer.
    package var patientCount: Int { patients.count }
    private var patients: Set<String> = []
    /// The name of the first organization.
    package private(set) var provider: String?

    /// Reads a bundle. Resources without an identifier are invalid; those of kinds that HealthKit lacks are left out. References by
    /// `urn:` to other entries become `TYPE/ID`, as a server replaces them that receives the transaction.
    package init(_ reader: JSONReader, fhirVersion: String) throws(JSONReadingError) {
        var members = try reader.object()
        let kind = try members.required("resourceType")
        guard try kind.string() == "Bundle" else { throw kind.fail(expected: "Bundle") }
        let entries = try members.required("entry").array()
        var resources: [(url: String?, resource: JSONReader)] = []
        for entry in entries {
            var members = try entry.object()
            resources.append((try members.optional("fullUrl")?.string(), try members.required("resource")))
        }
        var (names, references): ([String: String], [String: String]) = ([:], [:])
        for (index, (url, resource)) in resources.enumerated() {
            var members = try resource.object()
            let kind = try members.required("resourceType").string()
            if kind == "Organization", provider == nil { provider = try members.optional("name")?.string() }
            if kind == "Patient" {
                let identifier = try members.optional("id")?.string()
                patients.insert(identifier.map { "Patient/\($0)" } ?? url ?? "\(index)")
            }
            guard let url else { continue }
            if url.hasPrefix("urn:"), let identifier = try members.optional("id")?.string() {
                references[url] = "\(kind)/\(identifier)"
            }
            if kind == "Medication", let file = Self.file(resource.value, kind) { names[url] = file.displayName }
        }
        for (_, resource) in resources { try add(resource, fhirVersion, medications: names, references) }
    }

    private mutating func add(
        _ resource: JSONReader, _ fhirVersion: String, medications: [String: String], _ references: [String: String]
    ) throws(JSONReadingError) {
        var members = try resource.object()
        let kind = try members.required("resourceType").string()
        let types = FHIRFile.types(ofResource: kind)
        let value = resource.value.replacingReferences { references[$0] ?? $0 }
        guard let usual = types.first, let file = Self.file(value, kind) else {
            leftOut[kind, default: 0] += 1
            return
        }
        let identifier = try members.required("id")
        guard try !identifier.string().isEmpty else { throw identifier.fail(expected: "an identifier") }
        // A medication that is a resource of its own has its name there.
        var name = file.displayName
        if name == kind, let reference = members.optional("medicationReference") {
            var members = try reference.object()
            if let url = try members.optional("reference")?.string() { name = medications[url] ?? name }
        }
        let found = FHIRResource(
            identifier: try identifier.string(), resourceType: kind, fhirVersion: fhirVersion, data: file.text
        )
        value.forEachReference { reference in
            if let patient = reference.patient { patients.insert(patient) }
        }
        let type = file.isVitalSign ? types.last ?? usual : usual
        records.append(Record(type: type, record: ClinicalRecord(displayName: name, fhirResource: found)))
    }

    private static func file(_ resource: JSONValue, _ kind: String) -> FHIRFile? {
        FHIRFile(resource.jsonBytes, resourceType: kind)
    }
}
