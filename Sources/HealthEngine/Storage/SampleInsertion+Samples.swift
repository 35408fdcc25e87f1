import GRDB
import HealthModel

extension SampleInsertion {
    static func insert(_ samples: [Sample], of revision: SourceRevision, _ db: Database, _ registry: Registry) throws {
        let insertion = try SampleInsertion(db, registry, of: revision)
        for sample in samples { try insertion.insert(sample) }
        try insertion.finish()
    }
}
