extension Device {
    /// Parses a description such as `name:Apple Watch, manufacturer:Apple Inc., model:Watch>`. It may begin with
    /// `<<HKDevice: 0x281d99900>, ` (EXP-12). Values may contain commas. Returns nil if the description contains no
    /// known property.
    package convenience init?(description: String) {
        var properties: [Property: String] = [:]
        var current: (property: Property?, value: String)?
        func keep() {
            if let current, let property = current.property, !current.value.isEmpty {
                properties[property] = current.value
            }
        }
        let body = description.hasSuffix(">") ? description.dropLast() : description[...]
        for part in body.split(separator: ", ", omittingEmptySubsequences: false) {
            let label = part.prefix { $0 != ":" }
            if label.count < part.count, let property = Self.labels[String(label)] {
                keep()
                current = (property, String(part.dropFirst(label.count + 1)))
            } else {
                current?.value += ", " + part
            }
        }
        keep()
        guard !properties.isEmpty else { return nil }
        self.init(properties)
    }

    /// The label before the colon, with the property that it sets. Values of labels without a property are ignored.
    private static let labels: [String: Property?] = [
        "<<HKDevice": nil, "name": .name, "manufacturer": .manufacturer, "model": .model, "hardware": .hardwareVersion,
        "firmware": .firmwareVersion, "software": .softwareVersion, "localIdentifier": .localIdentifier,
        "UDI": .udiDeviceIdentifier, "creation date": nil,
    ]
}

extension Device {
    /// The description in the format of archives (EXP-12). The address is constant.
    package var exportDescription: String {
        let labels: [(Property, String)] = [
            (.name, "name"), (.manufacturer, "manufacturer"), (.model, "model"), (.hardwareVersion, "hardware"),
            (.firmwareVersion, "firmware"), (.softwareVersion, "software"), (.localIdentifier, "localIdentifier"),
            (.udiDeviceIdentifier, "UDI"),
        ]
        let known = labels.compactMap { property, label in self[property].map { ", \(label):\($0)" } }
        return "<<HKDevice: 0x100000000>\(known.joined())>"
    }
}
