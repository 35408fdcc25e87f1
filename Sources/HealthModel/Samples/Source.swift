/// An app or a device that saves samples: `HKSource`.
public struct Source: Hashable, Sendable {
    /// `HKSource.name`
    @Name public private(set) var name: String
    /// `HKSource.bundleIdentifier`, which identifies the source.
    @Name public private(set) var bundleIdentifier: String

    /// A source.
    public init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
    }
}

/// A source at the time of a save: `HKSourceRevision` (SAVE-31). The store adds it when it saves an object (SAVE-30).
/// All samples of one save share one revision.
public final class SourceRevision: Sendable {
    /// The source.
    public let source: Source
    /// The app's `CFBundleVersion`.
    public let version: String?
    /// The device's model, such as `iPhone16,1`.
    public let productType: String?
    /// The system's version.
    public let operatingSystemVersion: OSVersion?

    /// A revision.
    public init(source: Source, version: String? = nil, productType: String? = nil, operatingSystemVersion: OSVersion? = nil) {
        self.source = source
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
    }
}

extension SourceRevision: Hashable {
    private struct Parts: Hashable {
        let source: Source
        let version: Name?
        let productType: Name?
        let operatingSystemVersion: OSVersion?
    }

    private var parts: Parts {
        Parts(
            source: source, version: version.map { Name($0) }, productType: productType.map { Name($0) },
            operatingSystemVersion: operatingSystemVersion
        )
    }

    /// Revisions are equal when all their parts are equal.
    public static func == (left: SourceRevision, right: SourceRevision) -> Bool {
        left === right || left.parts == right.parts
    }

    /// Adds the parts to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
    }
}

/// The hardware that produced a sample: `HKDevice`. All properties are optional (SAVE-40).
public final class Device: Sendable {
    /// A property of a device, as in `HKQuery.predicateForObjects(withDeviceProperty:allowedValues:)`.
    public enum Property: String, CaseIterable, Sendable {
        case name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier
        case udiDeviceIdentifier
    }

    private let properties: [Property: Name]

    /// A device with these properties.
    public init(_ properties: [Property: String] = [:]) {
        self.properties = properties.mapValues { Name($0) }
    }

    /// The value of a property. Nil if it is unknown.
    public subscript(property: Property) -> String? { properties[property]?.wrappedValue }

    /// `HKDevice.name`
    public var name: String? { self[.name] }
    /// `HKDevice.manufacturer`
    public var manufacturer: String? { self[.manufacturer] }
    /// `HKDevice.model`
    public var model: String? { self[.model] }
}

extension Device: Hashable {
    /// Devices are equal when all their properties are equal.
    public static func == (left: Device, right: Device) -> Bool {
        left === right || left.properties == right.properties
    }

    /// Adds the properties to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(properties)
    }
}
