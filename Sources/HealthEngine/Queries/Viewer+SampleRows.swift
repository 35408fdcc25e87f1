import GRDB
import HealthModel

extension Viewer {
    /// The rows that a query finds. Nil if rows do not represent the samples completely.
    func rows(of query: SampleQuery, _ parts: [PermittedDescriptor], _ db: Database, _ registry: Registry) throws -> SampleRows? {
        let orders = query.sortDescriptors.compactMap(SampleRows.DateOrder.init)
        guard orders.count == query.sortDescriptors.count, !parts.hasRepeatedTypes,
            parts.allSatisfy({ SampleRowReader.reads($0.descriptor.type) })
        else { return nil }
        let scans = try parts.map { try scan($0, db, registry, columns: SampleReader.Column.forRows) }
        guard scans.allSatisfy(\.needsNoSample) else { return nil }
        let sampleReader = SampleReader(db, registry)
        var found = SampleRows()
        if query.limit <= 0 { found.reserve(try scans.count()) }
        for (part, scan) in zip(parts, scans) {
            var reader = SampleRowReader(db, registry, of: part.descriptor.type)
            try scan.forEach(sampleReader, query.selection) { row, _ in try reader.read(row, into: &found) }
        }
        found.sort(by: orders, limit: query.rowLimit)
        return found
    }
}
