import GRDB
import HealthModel

/// A store file is input. Its schema must be the one that its migrations give: a view or a trigger could run without end, and a
/// table without types or constraints could hold any value.
extension Schema {
    /// A row of `sqlite_schema`: a table, an index, a view or a trigger.
    private struct Object: Hashable {
        let type: String
        let name: String
        let table: String
        let sql: String?

        init(_ row: Row) throws {
            type = try row.decode(atIndex: 0)
            name = try row.decode(atIndex: 1)
            table = try row.decode(atIndex: 2)
            sql = try row.decode(atIndex: 3)
        }

        static func all(_ db: Database) throws -> [Object] {
            try Row.fetchAll(db, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema").map(Object.init)
        }
    }

    /// The table in which GRDB records migrations.
    private static let record = "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"

    /// Throws for a database that is no store (`foreign`), for a store of a newer version (`newer`), and for one whose schema is not
    /// what its migrations give (`corrupt`). It reads nothing but the schema and the names of the migrations, and changes nothing.
    ///
    /// A store whose creation was interrupted has no tables, or fewer migrations.
    static func check(_ queue: DatabaseQueue) throws {
        // In one transaction, because another process may create or migrate the file.
        try queue.read { db in
            let objects = try Object.all(db)
            guard !objects.isEmpty else { return }
            guard objects.contains(where: { $0.type == "table" && $0.sql == record }) else { throw HealthFailure.store(.foreign) }
            let applied = Set(try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations"))
            let known = migrations.map(\.0)
            guard applied.isEmpty || applied.contains(known[0]) else { throw HealthFailure.store(.foreign) }
            guard applied.isSubset(of: known) else { throw HealthFailure.store(.newer) }
            let expected = try self.objects(after: applied.count)
            guard applied == Set(known.prefix(applied.count)), objects.count == expected.count, Set(objects) == expected else {
                throw HealthFailure.store(.corrupt)
            }
        }
    }

    /// The schema after the first migrations.
    private static func objects(after count: Int) throws -> Set<Object> {
        let queue = try DatabaseQueue(configuration: HealthDatabase.configuration(isFile: false))
        return try queue.inDatabase { db in
            try db.execute(sql: ([record] + migrations.prefix(count).map(\.1)).joined(separator: ";\n"))
            return Set(try Object.all(db))
        }
    }
}
