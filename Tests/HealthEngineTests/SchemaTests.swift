import GRDB
import HealthModel
import Testing

@testable import HealthEngine

struct SchemaTests {
    @Test func `an in-memory store has the tables of a file`() throws {
        try withTemporaryPath { path in
            let schema = "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'grdb_%' AND sql IS NOT NULL ORDER BY name"
            let file = try Phone(path: path).database.read { try String.fetchAll($0, sql: schema) }
            #expect(try Phone().database.read { try String.fetchAll($0, sql: schema) } == file)
        }
    }

    @Test func `a store from before the first release is rejected`() throws {
        try withTemporaryPath { path in
            _ = try Phone(path: path)
            try DatabaseQueue(path: path).write { db in
                try db.execute(sql: "UPDATE grdb_migrations SET identifier = '1 authorization and profile'")
            }
            #expect(throws: HealthFailure.store(.foreign)) { _ = try Phone(path: path) }
        }
    }
}
