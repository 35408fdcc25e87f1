import GRDB
public import HealthModel

extension HealthStore {
    /// Carries out a source query: who has saved samples that match, by bundle identifier (OTH-01).
    public func execute(_ query: SourceQuery) throws(HealthFailure) -> [Source] {
        try read([query.descriptor]) { db, registry, parts in
            var revisions: Set<Int64> = []
            let reader = SampleReader(db, registry)
            for part in parts {
                let scan = try self.scan(part, db, registry)
                if scan.isUnbounded {
                    revisions.formUnion(try scan.visibleKinds().map(\.sourceRevision))
                } else {
                    try scan.forEach(reader) { row, _ in revisions.insert(row.int64(.sourceRevision)) }
                }
            }
            let sources = try Set(revisions.map { try registry.revision($0, db).source })
            return sources.sorted { $0.bundleIdentifier < $1.bundleIdentifier }
        }
    }
}
