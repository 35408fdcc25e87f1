package import HealthModel

/// The source and the device of a sample, as an archive describes them.
package struct ArchivedSource {
    package let revision: SourceRevision
    package let device: Device?
    /// The source's part of a sample's identity: bundle identifier, version and properties of the device. It excludes the
    /// address and the creation date of a device, because they differ in each export (EXP-12).
    package let identity: SampleIdentity

    /// A source with a known revision.
    package init(_ revision: SourceRevision, _ device: Device? = nil) {
        self.revision = revision
        self.device = device
        var identity = SampleIdentity("source")
        identity.combine(revision.source.bundleIdentifier)
        identity.combine(revision.version)
        for property in Device.Property.allCases { identity.combine(device?[property]) }
        self.identity = identity
    }

    /// A source that an archive gives by name.
    package init(named name: String, version: String?, device: Device?) {
        self.init(SourceRevision(archived: name, version: version, device: device), device)
    }
}
