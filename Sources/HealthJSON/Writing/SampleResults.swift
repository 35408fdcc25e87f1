import Foundation
package import HealthEngine
package import HealthModel
package import JSON

/// A list of samples, with quantities in one unit or in the units with which they were saved.
package struct SampleList: JSONWritable {
    package let samples: [Sample]
    package var unit: HealthModel.Unit?

    package init(samples: [Sample], unit: HealthModel.Unit? = nil) {
        self.samples = samples
        self.unit = unit
    }

    package func write(to writer: inout JSONWriter) {
        var sampleWriter = SampleWriter(unit: unit)
        writer.array { writer in
            let start = writer.bytes.count
            // Iterate by index: copying an element would retain everything that it holds.
            for index in samples.indices {
                writer.value { sampleWriter.write(samples[index], to: &$0) }
                if index == SampleWriter.probe, writer.drain == nil {
                    SampleWriter.reserve(for: samples.count, after: writer.bytes.count - start, in: &writer.bytes)
                }
            }
        }
    }
}

/// The result of an anchored query, or of its update: `{query?, samples, deletedObjects, anchor}`.
package struct AnchoredResult: JSONWritable {
    package var query: QueryID?
    package let result: AnchoredObjectQuery.Result

    package init(query: QueryID? = nil, result: AnchoredObjectQuery.Result) {
        self.query = query
        self.result = result
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("query", ifPresent: query?.number)
            writer.member("samples", SampleQueryList(result: result.added))
            writer.key("deletedObjects")
            writer.array { writer in
                for object in result.deletedObjects { write(object, to: &writer) }
            }
            writer.member("anchor", result.anchor.text)
        }
    }

    private func write(_ object: DeletedObject, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("uuid", object.uuid.uuidString)
            guard !object.metadata.isEmpty else { return }
            writer.key("metadata")
            writer.value { bytes in
                var samples = SampleWriter()
                samples.write(object.metadata, to: &bytes)
            }
        }
    }
}

/// The result of a query for the quantities of series: `{quantities: [{quantity, startDate, endDate, uuid?}]}`.
package struct SeriesResult: JSONWritable {
    package let elements: [QuantitySeriesSampleQuery.Element]
    package let unit: HealthModel.Unit?
    package let includesSample: Bool

    package init(elements: [QuantitySeriesSampleQuery.Element], unit: HealthModel.Unit?, includesSample: Bool) {
        self.elements = elements
        self.unit = unit
        self.includesSample = includesSample
    }

    package func write(to writer: inout JSONWriter) {
        var samples = SampleWriter(unit: unit)
        writer.object { writer in
            writer.key("quantities")
            writer.array { writer in
                for element in elements {
                    writer.value { write(element, with: &samples, to: &$0) }
                }
            }
        }
    }

    private func write(_ element: QuantitySeriesSampleQuery.Element, with samples: inout SampleWriter, to bytes: inout [UInt8]) {
        bytes += Array(#"{"quantity":"#.utf8)
        samples.write(element.quantity, in: unit, to: &bytes)
        bytes += ConstantText.startDate
        element.dateInterval.start.appendRFC3339(to: &bytes)
        bytes += ConstantText.endDate
        element.dateInterval.end.appendRFC3339(to: &bytes)
        if includesSample {
            samples.uuidText.append(element.sample.uuid, to: &bytes)
        } else {
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: "}"))
    }
}

/// The result of a sample query, with quantities in one unit or in the units with which they were saved.
package struct SampleQueryList: JSONWritable {
    let result: SampleQueryResult
    var unit: HealthModel.Unit?

    package init(result: SampleQueryResult, unit: HealthModel.Unit? = nil) {
        self.result = result
        self.unit = unit
    }

    package func write(to writer: inout JSONWriter) {
        switch result {
        case .samples(let samples): writer.write(SampleList(samples: samples, unit: unit))
        case .rows(let rows): write(rows, to: &writer)
        }
    }

    private func write(_ rows: SampleRows, to writer: inout JSONWriter) {
        var rowWriter = SampleRowWriter(rows, unit: unit)
        writer.array { writer in
            let start = writer.bytes.count
            for (index, row) in rows.rows.enumerated() {
                writer.value { rowWriter.write(row, to: &$0) }
                if index == SampleWriter.probe, writer.drain == nil {
                    SampleWriter.reserve(for: rows.rows.count, after: writer.bytes.count - start, in: &writer.bytes)
                }
            }
        }
    }
}
