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
