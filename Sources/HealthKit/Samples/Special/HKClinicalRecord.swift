public import Foundation
import HealthModel

/// `HKClinicalRecord`: a record of a health care provider.
open class HKClinicalRecord: HKSample, @unchecked Sendable {
    private var record: ClinicalRecord? {
        if case .clinicalRecord(let record) = sample.content { record } else { nil }
    }

    /// `HKClinicalRecord.clinicalType`
    public var clinicalType: HKClinicalType { HKClinicalType(type: sample.type, from: origin) }
    /// `HKClinicalRecord.displayName`
    public var displayName: String { record?.displayName ?? "" }
    /// `HKClinicalRecord.fhirResource`
    public var fhirResource: HKFHIRResource? { record?.fhirResource.map(HKFHIRResource.init) }
}

/// `HKFHIRResource`: the FHIR resource of a clinical record.
open class HKFHIRResource: NSObject, @unchecked Sendable {
    private let resource: FHIRResource

    init(_ resource: FHIRResource) {
        self.resource = resource
    }

    /// `HKFHIRResource.fhirVersion`
    public var fhirVersion: HKFHIRVersion { HKFHIRVersion(resource.fhirVersion) }
    /// `HKFHIRResource.resourceType`
    public var resourceType: HKFHIRResourceType { HKFHIRResourceType(rawValue: resource.resourceType) }
    /// `HKFHIRResource.identifier`
    public var identifier: String { resource.identifier }
    /// `HKFHIRResource.data`
    public var data: Data { Data(resource.data.utf8) }
    /// `HKFHIRResource.sourceURL`
    public var sourceURL: URL? { resource.sourceURL.flatMap { URL(string: $0) } }
}

/// `HKFHIRVersion`: a version of the FHIR standard.
open class HKFHIRVersion: NSObject, @unchecked Sendable {
    /// `HKFHIRVersion.stringRepresentation`
    public let stringRepresentation: String
    private let numbers: [Int]

    init(_ text: String) {
        stringRepresentation = text
        numbers = text.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
    }

    /// `HKFHIRVersion.init(fromVersionString:)`: three numbers, as `4.0.1`. Another text is code 3.
    public convenience init(fromVersionString versionString: String) throws {
        let parts = versionString.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ Int($0).map { $0 >= 0 } ?? false }) else {
            throw HKError(.errorInvalidArgument)
        }
        self.init(versionString)
    }

    /// `HKFHIRVersion.majorVersion`
    public var majorVersion: Int { numbers[0] }
    /// `HKFHIRVersion.minorVersion`
    public var minorVersion: Int { numbers[1] }
    /// `HKFHIRVersion.patchVersion`
    public var patchVersion: Int { numbers[2] }
    /// `HKFHIRVersion.fhirRelease`
    public var fhirRelease: HKFHIRRelease {
        switch majorVersion {
        case 1: .dstu2
        case 4: .r4
        default: .unknown
        }
    }
}
