package import Foundation
package import HealthModel
package import JSON

extension Source {
    package var json: JSONValue { ["name": .string(name), "bundleIdentifier": .string(bundleIdentifier)] }
}

extension SourceRevision {
    /// The known properties. Unknown ones are absent.
    package var json: JSONValue {
        var object: JSONObject = ["source": source.json]
        object["version"] = version.map(JSONValue.string)
        object["productType"] = productType.map(JSONValue.string)
        object["operatingSystemVersion"] = operatingSystemVersion.map { .string($0.description) }
        return .object(object)
    }
}

extension Device {
    /// The known properties. Unknown ones are absent.
    package var json: JSONValue {
        var object = JSONObject()
        for property in Property.allCases {
            object[property.rawValue] = self[property].map(JSONValue.string)
        }
        return .object(object)
    }
}

extension [UInt8] {
    package mutating func appendJSON(_ value: some JSONWritable) { append(contentsOf: value.jsonBytes) }
}

/// A sample that can be written as JSON.
package struct SampleValue: JSONWritable {
    private let sample: Sample

    package init(_ sample: Sample) {
        self.sample = sample
    }

    package func write(to writer: inout JSONWriter) {
        var samples = SampleWriter()
        writer.value { samples.write(sample, to: &$0) }
    }
}

/// An object with one member.
package struct NamedResult<Value: JSONWritable>: JSONWritable {
    private let name: String
    private let value: Value

    package init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { $0.member(name, value) }
    }
}

extension NamedResult<UUIDArray> {
    /// `{uuids}`
    package init(uuids: [UUID]) {
        self.init("uuids", UUIDArray(uuids: uuids))
    }
}

/// UUIDs as an array of texts in upper case. Foundation's text of a UUID takes ten times as long.
package struct UUIDArray: JSONWritable {
    fileprivate let uuids: [UUID]

    package func write(to writer: inout JSONWriter) {
        var text = Array(#""00000000-0000-0000-0000-000000000000""#.utf8)
        writer.array { writer in
            for uuid in uuids {
                var span = text.mutableSpan
                UUIDDigits(uuid).put(into: &span, at: 1)
                writer.value { bytes in bytes += text }
            }
        }
    }
}

/// A date that can be written as JSON.
package struct DateValue: JSONWritable {
    private let date: Date

    package init(_ date: Date) {
        self.date = date
    }

    package func write(to writer: inout JSONWriter) {
        writer.value { bytes in
            bytes.append(UInt8(ascii: "\""))
            date.appendRFC3339(to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
    }
}

/// A quantity that can be written as JSON: in the given unit if that is compatible, else in its own.
package struct QuantityValue: JSONWritable {
    private let quantity: Quantity

    package init(_ quantity: Quantity, in unit: HealthModel.Unit? = nil) {
        let value = unit.flatMap { try? quantity.doubleValue(for: $0) }
        self.quantity = value.flatMap { value in unit.map { Quantity(unit: $0, value: value) } } ?? quantity
    }

    package func write(to writer: inout JSONWriter) {
        writer.value { bytes in
            bytes += ConstantText.quantityValue
            bytes.appendJSON(quantity.value)
            bytes += ConstantText.unit
            bytes.appendJSON(quantity.unit.unitString)
            bytes.append(UInt8(ascii: "}"))
        }
    }
}

extension Quantity {
    /// `{value, unit}`, in the quantity's own unit.
    package var json: JSONValue { ["value": .real(value), "unit": .string(unit.unitString)] }
}
