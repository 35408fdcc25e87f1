import Foundation
import GRDB
import GRDBSQLite
import HealthModel
import Testing

@testable import HealthEngine

/// The state of the database connection after reads.
struct ReadingTests {
    @Test func `a cached statement is compiled once for many reads`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save([try steps(1, at: 0)])
        let statement = try store.database.read { db in
            try db.cachedStatement(sql: "SELECT min(lengthClass) FROM sample WHERE type = ?1 AND lengthClass > ?2")
        }
        for _ in 0..<3 {
            #expect(try store.execute(SampleQuery(.stepCount, .samples(start: day, end: day + 60))).count == 1)
        }
        #expect(unsafe sqlite3_stmt_status(statement.sqliteStatement, SQLITE_STMTSTATUS_RUN, 0) >= 3)
        #expect(unsafe sqlite3_stmt_status(statement.sqliteStatement, SQLITE_STMTSTATUS_REPREPARE, 0) == 0)
    }

    @Test func `after a failure the store can be read and written`() throws {
        let store = try HealthStore.granted([.stepCount])
        #expect(failure { try store.database.read { _ in throw Trouble() } } == .store(.inaccessible))
        try store.save([try steps(1, at: 0)])
        #expect(try store.execute(SampleQuery(.stepCount)).count == 1)
    }
}
