/// The properties of an `HKClinicalRecord` that other samples lack (OTH-09).
public struct ClinicalRecord: Hashable, Sendable, Codable {
    /// `HKClinicalRecord.displayName`
    public var displayName: String
    /// `HKClinicalRecord.fhirResource`
    public var fhirResource: FHIRResource?

    /// A record.
    public init(displayName: String, fhirResource: FHIRResource? = nil) {
        self.displayName = displayName
        self.fhirResource = fhirResource
    }

    /// Throws the exception of an invalid record.
    func validate() throws(NativeException) {
        guard let fhirResource else { return }
        guard !fhirResource.identifier.isEmpty, !fhirResource.resourceType.isEmpty else {
            throw .invalid("HKFHIRResource", "identifier and resourceType must not be empty")
        }
    }
}

/// `HKFHIRResource`
public struct FHIRResource: Hashable, Sendable, Codable {
    /// `identifier`. Together with the source and the resource type, it identifies a record.
    public var identifier: String
    /// `resourceType`: a raw value of `HKFHIRResourceType`.
    public var resourceType: String
    /// `HKFHIRVersion.stringRepresentation` of `fhirVersion`, such as `4.0.1`.
    public var fhirVersion: String
    /// `sourceURL`
    public var sourceURL: String?
    /// `data`: JSON text.
    public var data: String

    /// A resource.
    public init(identifier: String, resourceType: String, fhirVersion: String, sourceURL: String? = nil, data: String) {
        self.identifier = identifier
        self.resourceType = resourceType
        self.fhirVersion = fhirVersion
        self.sourceURL = sourceURL
        self.data = data
    }
}

/// `HKCDADocumentSample.Document`: the properties of a CDA document that other samples lack (OTH-08).
public struct CDADocument: Hashable, Sendable, Codable {
    /// `title`
    public var title: String
    /// `patientName`
    public var patientName: String
    /// `authorName`
    public var authorName: String
    /// `custodianName`
    public var custodianName: String
    /// `documentData`: XML text. Nil for a document from a query that did not request it.
    public var documentData: String?

    /// A document with the properties that a store keeps.
    package init(title: String, patientName: String, authorName: String, custodianName: String, documentData: String?) {
        self.title = title
        self.patientName = patientName
        self.authorName = authorName
        self.custodianName = custodianName
        self.documentData = documentData
    }

    /// A document from its XML text. Title and names come from its header. Nil if the text is not a clinical document, and always
    /// nil without the package trait `Archives`.
    public init?(documentData: String) {
        #if Archives
            guard let header = CDAHeader(documentData) else { return nil }
            self.init(
                title: header.title,
                patientName: header.patientName,
                authorName: header.authorName,
                custodianName: header.custodianName,
                documentData: documentData
            )
        #else
            return nil
        #endif
    }
}
