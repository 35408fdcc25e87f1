import BridgeCore
import Foundation
import HealthModel
import JSON

/// The parts of payloads. A payload of another shape is refused as a whole. Null counts as absent.
extension NativeValue {
    func part<Value>(_ name: String, _ cast: (NativeValue) -> Value?) throws -> Value {
        guard let value = cast(self[member: name]) else { throw BridgeError.invalidDictionary }
        return value
    }

    func optionalPart<Value>(_ name: String, _ cast: (NativeValue) -> Value?) throws -> Value? {
        self[member: name].isPresent && !self[member: name].isNull ? try part(name, cast) : nil
    }
}

/// What all samples of an argument have.
struct SampleHeader {
    let identifier: String
    /// The UUID of a stored sample; empty for a new one.
    let uuid: String
    var startDate: Date
    var endDate: Date
    var device: Device?
    let harmonized: NativeValue
    let metadata: NativeValue?

    /// Reads the common members of a payload. The source revision is needed, but the app is the source.
    init(_ map: NativeValue) throws {
        identifier = try map.part("identifier", \.string)
        uuid = try map.optionalPart("uuid", \.string) ?? ""
        startDate = try map.part("startTimestamp", \.timestamp)
        endDate = try map.part("endTimestamp", \.timestamp)
        device = try map.optionalPart("device", \.map).map { map in try Device(map) }
        let revision = try map.part("sourceRevision", \.map)
        let source = try revision.part("source", \.map)
        for name in ["name", "bundleIdentifier"] { _ = try source.part(name, \.string) }
        _ = try revision.part("systemVersion", \.string)
        let system = try revision.part("operatingSystem", \.map)
        for name in ["majorVersion", "minorVersion", "patchVersion"] { _ = try system.part(name, \.int) }
        harmonized = try map.part("harmonized", \.map)
        metadata = try harmonized.optionalPart("metadata", \.map)
    }

    /// The package checks the dates of a new sample before anything else, because HealthKit would refuse them with an exception.
    func checkInterval() throws {
        guard endDate < startDate else { return }
        let (start, end) = (startDate.timeIntervalSince1970, endDate.timeIntervalSince1970)
        throw BridgeError.library(.invalidValue, "End \(end) is before start \(start)")
    }
}

extension Device {
    /// The device of a payload.
    convenience init(_ map: NativeValue) throws {
        var properties: [Property: String] = [:]
        for property in Property.allCases {
            properties[property] = try map.optionalPart(property.rawValue, \.string)
        }
        self.init(properties)
    }
}

extension Call {
    /// The metadata of a payload.
    func metadata(_ map: NativeValue?) throws -> Metadata {
        var values: [(key: String, value: MetadataValue)] = []
        for (key, value) in map?.dictionary?.members ?? [] {
            let value: MetadataValue =
                switch value {
                case .string(let text): .string(text)
                case .bool(let flag): .bool(flag)
                case .integer(let number): .integer(number)
                case .real(let number): .real(number)
                case .object: try metadataObject(NativeValue(value))
                case .null, .array: throw BridgeError.invalidDictionary
                }
            values.append((key, value))
        }
        return Metadata(values)
    }

    private func metadataObject(_ map: NativeValue) throws -> MetadataValue {
        if map[member: "timestamp"].isPresent { return .date(try map.part("timestamp", \.timestamp)) }
        let value = try map.part("value", \.number)
        return .quantity(Quantity(unit: try unit(try map.part("unit", \.string)), value: value))
    }

    /// The type of a sample to save. HealthKit would refuse a sample of some types with an exception.
    func writableType(_ identifier: String, _ kind: ObjectType.Kind) throws -> ObjectType {
        let type = try payloadType(identifier, kind)
        guard type.isShareable || type.kind == .correlation else { throw BridgeError.notWritable(type.identifier) }
        return type
    }

    /// A new sample of a payload.
    func sample(_ type: ObjectType, _ content: Sample.Content, _ header: SampleHeader) throws -> Sample {
        let metadata = try metadata(header.metadata)
        return try sample(type, content, header.startDate, header.endDate, metadata, device: header.device)
    }

    /// A quantity sample of a payload.
    func quantitySample(_ map: NativeValue) throws -> Sample {
        let header = try SampleHeader(map)
        let value = try header.harmonized.part("value", \.number)
        let unitText = try header.harmonized.part("unit", \.string)
        try header.checkInterval()
        let type = try writableType(header.identifier, .quantity)
        let quantity = Quantity(unit: try unit(unitText, for: type), value: value)
        return try sample(type, .quantity(quantity), header)
    }

    /// A category sample of a payload.
    func categorySample(_ map: NativeValue) throws -> Sample {
        let header = try SampleHeader(map)
        let value = try header.harmonized.part("value", \.int)
        for name in ["description", "detail"] { _ = try header.harmonized.part(name, \.string) }
        try header.checkInterval()
        let type = try writableType(header.identifier, .category)
        guard type.values(on: device.osVersion)?.contains(value, on: device.osVersion) ?? true else {
            // On a device the text has the value.
            throw BridgeError.library(.invalidValue, "Value … is not valid for \(type.identifier)")
        }
        return try sample(type, .category(value), header)
    }

    /// A correlation of a payload, with its members.
    func correlation(_ map: NativeValue) throws -> Sample {
        let header = try SampleHeader(map)
        let quantities = try header.harmonized.part("quantitySamples", \.maps)
        let categories = try header.harmonized.part("categorySamples", \.maps)
        try header.checkInterval()
        let type = try writableType(header.identifier, .correlation)
        let categorySamples = try categories.map { map in try categorySample(map) }
        let members = try quantities.map { map in try quantitySample(map) } + categorySamples
        guard !members.isEmpty else {
            throw BridgeError.library(.invalidValue, "Correlation \(type.identifier) has no samples")
        }
        return try sample(type, .correlation(members), header)
    }
}
