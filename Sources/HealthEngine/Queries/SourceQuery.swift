import GRDB
public import HealthModel

/// `HKSourceQuery`: the sources of matching samples (OTH-01).
public struct SourceQuery: Hashable, Sendable {
    /// The samples to find.
    public var descriptor: QueryDescriptor

    /// A query.
    public init(_ type: ObjectType, _ predicate: SamplePredicate = .all) {
        descriptor = QueryDescriptor(type, predicate)
    }
}

extension HealthStore {
    /// Runs a source query: returns the sources of matching samples, by bundle identifier (OTH-01).
    public func execute(_ query: SourceQuery) throws(HealthFailure) -> [Source] {
        try operation(.read, [query.descriptor.type], checking: .query, count: \.count) {
            try read([query.descriptor]) { db, registry, parts in
                var revisions: Set<Int64> = []
                let reader = SampleReader(db, registry)
                for part in parts {
                    let scan = try scan(part, db, registry)
                    if scan.isUnbounded {
                        revisions.formUnion(try scan.visibleKinds().map(\.sourceRevision))
                    } else {
                        try scan.forEach(reader) { row, _ in revisions.insert(row.int64(.sourceRevision)) }
                    }
                }
                // By number, because there are many revisions but few sources.
                var sources: [Int64: Source] = [:]
                for revision in revisions {
                    let number = try registry.sourceID(ofRevision: revision, db)
                    if sources[number] == nil { sources[number] = try registry.revision(revision, db).source }
                }
                return sources.values.sorted { $0.bundleIdentifier < $1.bundleIdentifier }
            }
        }
    }
}
