import Foundation
import GRDB
import HealthModel
import Testing

@testable import HealthEngine

/// A store file is input: its schema is compared with that of its version, when it is opened and when its bytes are imported.
struct SchemaComparisonTests {
    private static let endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r)"

    private static let damages = [
        "DROP TABLE authorization; CREATE VIEW authorization AS \(endless) SELECT n FROM r",
        "DROP TABLE phone; CREATE VIEW phone AS \(endless) SELECT n AS id, 0 AS isLocked, 0 AS era FROM r",
        "CREATE VIEW more AS SELECT 1",
        "CREATE TRIGGER t AFTER INSERT ON sample BEGIN DELETE FROM sample WHERE id IN (\(endless) SELECT n FROM r); END",
        "CREATE TABLE note (text)",
        "CREATE INDEX i ON sample (value)",
        "DROP INDEX sampleByDate",
        "DROP TABLE sampleKind",
        "ALTER TABLE sample ADD COLUMN more TEXT",
        "ALTER TABLE phone ADD COLUMN more BLOB AS (zeroblob(1000000000))",
        "ANALYZE",
        "DELETE FROM grdb_migrations WHERE identifier LIKE '2 %'",
        "DELETE FROM grdb_migrations WHERE identifier NOT LIKE '1 %'",
        "DROP TABLE characteristic; CREATE TABLE characteristic (type TEXT PRIMARY KEY, value, timeZone TEXT)",
    ]

    @Test(arguments: damages)
    func `a store with another schema is damaged, and not changed`(damage: String) throws {
        try withTemporaryPath { path in
            try Phone(path: path).setCharacteristic(.biologicalSex, to: 1)
            try DatabaseQueue(path: path).write { try $0.execute(sql: damage) }
            let before = try Data(contentsOf: URL(filePath: path))
            #expect(throws: HealthFailure.store(.corrupt)) { _ = try Phone(path: path) }
            #expect(try Data(contentsOf: URL(filePath: path)) == before)

            let phone = try Phone()
            try phone.setCharacteristic(.biologicalSex, to: 2)
            #expect(throws: HealthFailure.store(.corrupt)) { try phone.replaceStore(with: before) }
            #expect(try phone.characteristics().map(\.value) == [2])
        }
    }

    @Test func `a record of migrations that is a view is foreign`() throws {
        try withTemporaryPath { path in
            _ = try Phone(path: path)
            try DatabaseQueue(path: path).write {
                try $0.execute(
                    sql:
                        "DROP TABLE grdb_migrations; CREATE VIEW grdb_migrations AS \(Self.endless) SELECT n AS identifier FROM r"
                )
            }
            #expect(throws: HealthFailure.store(.foreign)) { _ = try Phone(path: path) }
        }
    }

    @Test(arguments: 0...Schema.migrations.count)
    func `a store of each earlier version is accepted`(count: Int) throws {
        try withTemporaryPath { path in
            let queue = try DatabaseQueue(path: path)
            var migrator = DatabaseMigrator()
            for (name, sql) in Schema.migrations.prefix(count) { migrator.registerMigration(name) { try $0.execute(sql: sql) } }
            try migrator.migrate(queue)
            try queue.write { try $0.execute(sql: "PRAGMA application_id = \(StoreFile.applicationID)") }
            try queue.close()
            #expect(try Phone(path: path).storeProblem() == nil)
        }
    }

    /// The texts of the schema are compared, so that not even a space of a released migration may change.
    @Test func `the text of a released migration does not change`() {
        let digests = Schema.migrations.map { migration in
            migration.1.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
        #expect(
            digests == [
                0x4810_AA99_7C86_6089,
                0x296E_A301_8FC6_5A60,
                0x2780_440E_3011_8FD6,
                0x73A8_45BF_35DA_5344,
                0x8E1A_8A83_341B_A5EB,
            ])
    }

    @Test func `counts that no save reaches are damage`() throws {
        let phone = try Phone()
        let sample = try Sample(type: stepCount(), quantity: Quantity(unit: .count, value: 1), startDate: day, endDate: day)
        try phone.addSamples([sample], from: SourceRevision(source: Source(name: "n", bundleIdentifier: "b")))
        try phone.database.write { try $0.execute(sql: "UPDATE sampleKind SET count = \(Int64.max / 2)") }
        #expect(throws: HealthFailure.store(.corrupt)) { _ = try phone.sampleCounts() }
        #expect(throws: HealthFailure.store(.corrupt)) { _ = try phone.exportSamples(in: .gmt) { try $0.types() } }
    }
}
