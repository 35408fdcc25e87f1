package import HealthModel
import JSON

/// Writes samples as JSON lines. Each sample has the form of the wire, plus its elements, which the wire returns by separate
/// queries.
package struct WireLines {
    private var writer = SampleWriter()

    /// Creates a writer that keeps the units with which quantities were saved.
    package init() {}

    /// Appends the line of a sample.
    package mutating func append(_ sample: Sample, to bytes: inout [UInt8]) {
        writer.write(sample, to: &bytes)
        if let elements = Self.elements(of: sample) {
            // Merge the object of the elements into that of the sample.
            bytes.removeLast()
            bytes.append(UInt8(ascii: ","))
            bytes += elements.dropFirst()
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// The JSON of a sample, without a newline.
    package static func json(_ sample: Sample) -> String {
        var bytes: [UInt8] = []
        var lines = WireLines()
        lines.append(sample, to: &bytes)
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    /// The JSON of metadata.
    package static func json(_ metadata: Metadata) -> String {
        var bytes: [UInt8] = []
        var writer = SampleWriter()
        writer.write(metadata, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// An object with the elements of the sample, as their query returns them; nil for samples without elements.
    private static func elements(of sample: Sample) -> [UInt8]? {
        var bytes: [UInt8] = []
        switch sample.content {
        case .quantity(let quantity, let series?):
            bytes.appendJSON(SeriesQuantities(series: series, unit: quantity.unit))
        case .heartbeatSeries(let series):
            bytes.appendJSON(ElementList(heartbeats: series.elements))
        case .workoutRoute(let series):
            bytes.appendJSON(ElementList(locations: series.elements[...], done: true))
        case .electrocardiogram(let electrocardiogram):
            guard let conversion = try? UnitConversion(from: .volt, to: .volt) else { return nil }
            bytes.appendJSON(ElementList(voltages: electrocardiogram.voltages.elements, in: .volt, conversion))
        default: return nil
        }
        return bytes
    }
}

/// The quantities of a series: `{quantities: [{quantity, startDate, endDate}]}`.
private struct SeriesQuantities: JSONWritable {
    package let series: QuantitySeries
    package let unit: HealthModel.Unit

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("quantities")
            writer.array { writer in
                for element in series.quantities {
                    writer.value { bytes in
                        bytes += Array(#"{"quantity":"#.utf8)
                        bytes.appendJSON(QuantityValue(Quantity(unit: unit, value: element.value)))
                        bytes += ConstantText.startDate
                        element.startDate.appendRFC3339(to: &bytes)
                        bytes += ConstantText.endDate
                        element.endDate.appendRFC3339(to: &bytes)
                        bytes += Array(#""}"#.utf8)
                    }
                }
            }
        }
    }
}
