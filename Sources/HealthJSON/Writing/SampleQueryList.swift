package import HealthEngine
package import HealthModel
package import JSON

/// The result of a sample query, with quantities in one unit or in the units with which they were saved.
package struct SampleQueryList: JSONWritable {
    let result: SampleQueryResult
    var unit: HealthModel.Unit?

    package init(result: SampleQueryResult, unit: HealthModel.Unit?) {
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
