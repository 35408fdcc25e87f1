public import Foundation
import HealthModel

open class HKClinicalRecord: HKSample, NSCopying, @unchecked Sendable {
    private var record: ClinicalRecord? {
        if case .clinicalRecord(let record) = sample.content { record } else { nil }
    }

    open var clinicalType: HKClinicalType { HKClinicalType(type: sample.type, from: origin) }
    open var displayName: String { record?.displayName ?? "" }
    open var fhirResource: HKFHIRResource? { record?.fhirResource.map(HKFHIRResource.init) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKFHIRResource: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let resource: FHIRResource

    init(_ resource: FHIRResource) { self.resource = resource }

    open var fhirVersion: HKFHIRVersion { HKFHIRVersion(resource.fhirVersion) }
    open var resourceType: HKFHIRResourceType { HKFHIRResourceType(rawValue: resource.resourceType) }
    open var identifier: String { resource.identifier }
    open var data: Data { Data(resource.data.utf8) }
    open var sourceURL: URL? { resource.sourceURL.flatMap { URL(string: $0) } }

    open override var hash: Int { resource.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKFHIRResource)?.resource == resource }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(resource.resourceType as NSString, forKey: "resourceType")
        coder.encode(fhirVersion, forKey: "fhirVersion")
        coder.encodeIfPresent(resource.sourceURL as NSString?, forKey: "sourceURL")
        coder.encode(resource.data as NSString, forKey: "data")
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.text(forKey: "identifier"),
            let resourceType = coder.text(forKey: "resourceType"),
            let version = coder.decodeIfPresent(HKFHIRVersion.self, forKey: "fhirVersion"),
            let data = coder.text(forKey: "data")
        else { return nil }
        resource = FHIRResource(
            identifier: identifier,
            resourceType: resourceType,
            fhirVersion: version.stringRepresentation,
            sourceURL: coder.text(forKey: "sourceURL"),
            data: data
        )
    }
}

open class HKFHIRVersion: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open internal(set) var stringRepresentation: String
    private var numbers: [Int] { stringRepresentation.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0] }

    convenience init(_ text: String) {
        // swift-format-ignore: NeverForceUnwrap
        self.init(coder: ValueCoder(text))!
    }

    /// `HKFHIRVersion.init(fromVersionString:)`: three numbers, as `4.0.1`. Another text is code 3.
    public convenience init(fromVersionString versionString: String) throws {
        let parts = versionString.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ Int($0).map { $0 >= 0 } ?? false }) else {
            throw HKError(.errorInvalidArgument)
        }
        self.init(versionString)
    }

    open var majorVersion: Int { numbers[0] }
    open var minorVersion: Int { numbers[1] }
    open var patchVersion: Int { numbers[2] }
    open var fhirRelease: HKFHIRRelease {
        switch majorVersion {
        case 1: .dstu2
        case 4: .r4
        default: .unknown
        }
    }

    /// `HKFHIRVersion.primaryDSTU2()`: 1.0.2.
    open class func primaryDSTU2() -> HKFHIRVersion { HKFHIRVersion("1.0.2") }
    /// `HKFHIRVersion.primaryR4()`: 4.0.1.
    open class func primaryR4() -> HKFHIRVersion { HKFHIRVersion("4.0.1") }

    open override var hash: Int { stringRepresentation.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKFHIRVersion)?.stringRepresentation == stringRepresentation
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "version") }

    public required init?(coder: NSCoder) {
        guard let text = ValueCoder<String>.value(of: coder) ?? coder.text(forKey: "version") else { return nil }
        stringRepresentation = text
    }
}
