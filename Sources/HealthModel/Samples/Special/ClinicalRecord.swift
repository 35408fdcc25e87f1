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
