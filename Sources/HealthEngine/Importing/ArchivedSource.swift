package import HealthModel

/// Who saved a sample, and on what: all that an archive tells of it.
package struct ArchivedSource {
    package let revision: SourceRevision
    package let device: Device?
    /// In the identity of samples: the bundle identifier, the version and the properties of the device. The address of a device
    /// and the date on which it was made known are no properties; they are others in each export (EXP-12).
    package let identity: SampleIdentity

    /// A source that is known.
    package init(_ revision: SourceRevision, _ device: Device? = nil) {
        self.revision = revision
        self.device = device
        var identity = SampleIdentity("source")
        identity.combine(revision.source.bundleIdentifier)
        identity.combine(revision.version)
        for property in Device.Property.allCases { identity.combine(device?[property]) }
        self.identity = identity
    }

    /// The source of a name in an archive.
    package init(named name: String, version: String?, device: Device?) {
        self.init(SourceRevision(archived: name, version: version, device: device), device)
    }
}
