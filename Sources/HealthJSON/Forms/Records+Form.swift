package import HealthModel
import JSON

extension ClinicalRecord: WireObject {
    /// `HKClinicalRecord` (OTH-09)
    package static let form = WireForm<ClinicalRecord>(
        WireMember("displayName", .string) { .string($0.displayName) },
        WireMember(optional: "fhirResource", .form) { $0.fhirResource?.json }
    ) { ClinicalRecord(displayName: $0, fhirResource: $1) }
}

extension FHIRResource: WireObject {
    /// `HKFHIRResource`, with its data as a JSON object.
    package static let form = WireForm<FHIRResource>(
        named: "FHIRResource",
        WireMember("identifier", .identifier, schema: .stringSchema) { .string($0.identifier) },
        WireMember("resourceType", .identifier, schema: .stringSchema) { .string($0.resourceType) },
        WireMember("fhirVersion", .string) { .string($0.fhirVersion) },
        WireMember(optional: "sourceURL", .string) { $0.sourceURL.map(JSONValue.string) },
        WireMember("data", .jsonText) { (try? JSONValue(parsing: $0.data)) ?? .string($0.data) }
    ) { FHIRResource(identifier: $0, resourceType: $1, fhirVersion: $2, sourceURL: $3, data: $4) }
}

extension ValueCodec where Value == String {
    /// An object, stored as text.
    fileprivate static let jsonText = ValueCodec(["type": "object"]) { reader in
        guard case .object = reader.value else { throw reader.fail(expected: "an object") }
        return reader.value.jsonText
    }
}

extension CDADocument: WireObject {
    /// `HKCDADocumentSample.Document`. An app gives its XML, which a query may leave out. All other members are from its header (OTH-08).
    package static let form = WireForm<CDADocument>(
        named: "CDADocument",
        WireMember(derived: "title", .stringSchema) { .string($0.title) },
        WireMember(derived: "patientName", .stringSchema) { .string($0.patientName) },
        WireMember(derived: "authorName", .stringSchema) { .string($0.authorName) },
        WireMember(derived: "custodianName", .stringSchema) { .string($0.custodianName) },
        WireMember("documentData", .string, isInAnswers: false) { $0.documentData.map(JSONValue.string) }
    ) { _, _, _, _, data in
        guard let document = CDADocument(documentData: data) else { throw HealthFailure.error(.invalidDocument) }
        return document
    }

    /// `HKCDADocumentSample`. A sample from a query may have no document.
    package static let formOfSample = WireForm<CDADocument?>(WireMember(optional: "document", .form) { $0?.json }) { $0 }
}
