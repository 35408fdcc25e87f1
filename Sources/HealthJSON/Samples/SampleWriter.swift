import Foundation
package import HealthModel
import JSON
import Synchronization

/// Writes samples as JSON, up to hundreds of thousands in one response. Shared text is cached by type, unit, source and device,
/// and everything is written straight into the output buffer.
package struct SampleWriter {
    /// The unit of quantity samples; nil for the unit with which each was saved. Members of correlations and totals of workouts
    /// always keep their units.
    private let unit: HealthModel.Unit?
    private var types = TextCache<ObjectType>()
    private var units = TextCache<HealthModel.Unit>()
    // Types and units with the constant text that follows them in a quantity sample. Fewer appends are faster.
    private var quantityTypes = TextCache<ObjectType>()
    private var quantityUnits = TextCache<HealthModel.Unit>()
    // Keyed by identity, because the samples being written keep the objects alive.
    private var revisions = TextCache<ObjectIdentifier>()
    private var devices = TextCache<ObjectIdentifier>()
    private var conversion: (source: HealthModel.Unit, conversion: UnitConversion?)?
    package var uuidText = UUIDText()
    private var datesText = DatesText()

    package init(unit: HealthModel.Unit? = nil) {
        self.unit = unit
    }

    /// Appends a sample.
    package mutating func write(_ sample: Sample, to bytes: inout [UInt8]) {
        write(sample, in: unit, to: &bytes)
    }

    /// The index of the sample after which the length of the remaining ones is estimated.
    package static let probe = 15
    /// The largest reserved capacity. The first samples may be much longer than the others.
    private static let largestReserve = 256 << 20

    /// Reserves capacity for `count` samples, estimated from the length of the first ones.
    static func reserve(for count: Int, after length: Int, in bytes: inout [UInt8]) {
        // Add a sixteenth, because lengths differ.
        let estimate = Double(length) / Double(probe + 1) * Double(count) * 17 / 16
        bytes.reserveCapacity(bytes.count + Int(saturating: min(estimate, Double(largestReserve))))
    }

    /// Appends a sample with its quantity in a unit.
    private mutating func write(_ sample: Sample, in unit: HealthModel.Unit?, to bytes: inout [UInt8]) {
        var count = 1
        if case .quantity(let quantity, let series) = sample.content {
            write(quantity, of: sample.type, in: unit, to: &bytes)
            count = series?.count ?? 1
        } else {
            bytes += types.text(for: sample.type) { $0.appendType(sample.type) }
            writeContent(of: sample, to: &bytes)
            bytes += ConstantText.startDate
        }
        if !datesText.append(sample, to: &bytes) {
            sample.startDate.appendRFC3339(to: &bytes)
            bytes += ConstantText.endDate
            sample.endDate.appendRFC3339(to: &bytes)
            uuidText.append(sample.uuid, to: &bytes)
        }
        if count > 1 {
            bytes += ConstantText.count
            bytes.appendJSON(Int64(count))
        }
        if let revision = sample.sourceRevision {
            bytes += revisions.text(for: ObjectIdentifier(revision)) { $0.append(revision) }
        }
        if let device = sample.device {
            bytes += devices.text(for: ObjectIdentifier(device)) { $0.append(device) }
        }
        if !sample.metadata.isEmpty {
            bytes += ConstantText.metadata
            write(sample.metadata, to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func writeContent(of sample: Sample, to bytes: inout [UInt8]) {
        switch sample.content {
        case .quantity:
            break
        case .category(let value):
            bytes += ConstantText.value
            bytes.appendJSON(Int64(value))
        case .correlation(let objects):
            bytes += ConstantText.objects
            for (index, object) in objects.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(object, in: nil, to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .workout(let workout):
            write(workout, of: sample, to: &bytes)
        default:
            for (name, value) in sample.content.specialMembers(of: sample.type).members {
                bytes.append(UInt8(ascii: ","))
                bytes.appendJSON(name)
                bytes.append(UInt8(ascii: ":"))
                bytes.appendJSON(value)
            }
        }
    }

    /// Appends a quantity sample up to its start date.
    private mutating func write(_ quantity: Quantity, of type: ObjectType, in unit: HealthModel.Unit?, to bytes: inout [UInt8]) {
        bytes += quantityTypes.text(for: type) { text in
            text.appendType(type)
            text += ConstantText.quantity
            text += ConstantText.quantityValue
        }
        let (value, unit) = printed(quantity, in: unit)
        bytes.appendJSON(value)
        bytes += quantityUnits.text(for: unit) { text in
            text.appendUnit(unit)
            text += ConstantText.startDate
        }
    }

    /// Appends `{"value": …, "unit": …}`, converted to `unit` if that is given and compatible.
    package mutating func write(_ quantity: Quantity, in unit: HealthModel.Unit?, to bytes: inout [UInt8]) {
        let (value, unit) = printed(quantity, in: unit)
        bytes += ConstantText.quantityValue
        bytes.appendJSON(value)
        bytes += units.text(for: unit) { $0.appendUnit(unit) }
    }

    private mutating func printed(_ quantity: Quantity, in unit: HealthModel.Unit?) -> (Double, HealthModel.Unit) {
        guard let unit, unit != quantity.unit, let conversion = conversion(from: quantity.unit, to: unit) else {
            return (quantity.value, quantity.unit)
        }
        return (conversion(quantity.value), unit)
    }

    private mutating func conversion(from source: HealthModel.Unit, to unit: HealthModel.Unit) -> UnitConversion? {
        if let conversion, conversion.source == source { return conversion.conversion }
        let found = try? UnitConversion(from: source, to: unit)
        conversion = (source, found)
        return found
    }
}

/// The constant text between the variable parts of a sample.
package enum ConstantText {
    package static let quantity = Array(#","quantity":"#.utf8)
    package static let quantityValue = Array(#"{"value":"#.utf8)
    package static let unit = Array(#","unit":"#.utf8)
    package static let count = Array(#","count":"#.utf8)
    package static let value = Array(#","value":"#.utf8)
    package static let objects = Array(#","objects":["#.utf8)
    package static let startDate = Array(#","startDate":""#.utf8)
    package static let endDate = Array(#"","endDate":""#.utf8)
    package static let metadata = Array(#","metadata":"#.utf8)
}

extension [UInt8] {
    mutating func appendType(_ type: ObjectType) {
        self += Array(#"{"type":"#.utf8)
        appendJSON(type.identifier)
    }

    mutating func append(_ revision: SourceRevision) {
        self += latestRevision.withLock { latest -> [UInt8] in
            if let latest, latest.revision === revision { return latest.text }
            let text = Array(#","sourceRevision":"#.utf8) + revision.json.jsonBytes
            latest = (revision, text)
            return text
        }
    }

    mutating func append(_ device: Device) {
        self += Array(#","device":"#.utf8)
        appendJSON(device.json)
    }

    mutating func appendUnit(_ unit: HealthModel.Unit) {
        self += ConstantText.unit
        appendJSON(unit.unitString)
        append(UInt8(ascii: "}"))
    }
}

/// The text of the latest source revision. Consecutive responses mostly have the same one.
private let latestRevision = Mutex<(revision: SourceRevision, text: [UInt8])?>(nil)

/// JSON text that many samples share, written once for each key. The key is nearly always that of the previous sample.
package struct TextCache<Key: Hashable> {
    private var latest: (key: Key, text: [UInt8])?
    private var all: [Key: [UInt8]] = [:]

    /// The text for a key. At first use, `write` appends it.
    package mutating func text(for key: Key, _ write: (inout [UInt8]) -> Void) -> [UInt8] {
        if let latest, latest.key == key { return latest.text }
        let text = all[key] ?? Self.text(write)
        if let latest { all[latest.key] = latest.text }
        latest = (key, text)
        return text
    }

    private static func text(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
        var text: [UInt8] = []
        write(&text)
        return text
    }
}
