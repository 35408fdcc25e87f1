public import Foundation
import HealthEngine
import HealthModel

public let HKSourceRevisionAnyOperatingSystem = OperatingSystemVersion()

/// `HKSourceRevision`: a source at the time of a save.
open class HKSourceRevision: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open internal(set) var source: HKSource
    open internal(set) var version: String?
    open internal(set) var productType: String?
    open internal(set) var operatingSystemVersion: OperatingSystemVersion

    public init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion) {
        self.source = source
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
    }

    /// `HKSourceRevision.init(source:version:)`: any product and any system.
    public init(source: HKSource, version: String?) {
        self.source = source
        self.version = version
        productType = HKSourceRevisionAnyProductType
        operatingSystemVersion = HKSourceRevisionAnyOperatingSystem
    }

    convenience init(_ revision: SourceRevision) {
        self.init(
            source: HKSource(revision.source),
            version: revision.version,
            productType: revision.productType,
            operatingSystemVersion: revision.operatingSystemVersion.map(OperatingSystemVersion.init) ?? .init()
        )
    }

    /// The parts that a predicate compares. A wildcard matches any value.
    var pattern: SourceRevisionPattern {
        let system = operatingSystemVersion
        let osVersion = OSVersion(major: system.majorVersion, minor: system.minorVersion, patch: system.patchVersion)
        return SourceRevisionPattern(
            bundleIdentifier: source.bundleIdentifier,
            version: version == HKSourceRevisionAnyVersion ? nil : version,
            productType: productType == HKSourceRevisionAnyProductType ? nil : productType,
            operatingSystemVersion: osVersion == OSVersion(major: 0) ? nil : osVersion
        )
    }

    open override var hash: Int { pattern.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKSourceRevision)?.pattern == pattern }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(source, forKey: "source")
        coder.encodeIfPresent(version as NSString?, forKey: "version")
        coder.encodeIfPresent(productType as NSString?, forKey: "productType")
        coder.encode(Int64(operatingSystemVersion.majorVersion), forKey: "major")
        coder.encode(Int64(operatingSystemVersion.minorVersion), forKey: "minor")
        coder.encode(Int64(operatingSystemVersion.patchVersion), forKey: "patch")
    }

    public required init?(coder: NSCoder) {
        guard let source = coder.decodeObject(of: HKSource.self, forKey: "source") else { return nil }
        self.source = source
        version = coder.decodeIfPresent(NSString.self, forKey: "version") as String?
        productType = coder.decodeIfPresent(NSString.self, forKey: "productType") as String?
        operatingSystemVersion = OperatingSystemVersion(
            majorVersion: Int(coder.decodeInt64(forKey: "major")),
            minorVersion: Int(coder.decodeInt64(forKey: "minor")),
            patchVersion: Int(coder.decodeInt64(forKey: "patch"))
        )
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension OperatingSystemVersion {
    fileprivate init(_ version: OSVersion) {
        self.init(majorVersion: version.major, minorVersion: version.minor, patchVersion: version.patch)
    }
}
