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
        #expect(failure { try store.database.read { _ in throw Trouble() } } == .store(.unexpected))
        try store.save([try steps(1, at: 0)])
        #expect(try store.execute(SampleQuery(.stepCount)).count == 1)
    }

    @Test func `a read that fails leaves no statement among its rows`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save([try steps(1, at: 0), try steps(2, at: 60)])
        _ = failure {
            try store.database.read { db in
                let rows = try RowStatement(db, "SELECT id FROM sample")
                #expect(try rows.step())
                throw Trouble()
            }
        }
        #expect(try store.database.read { unsafe Self.countOfOpenReads($0) } == 0)
    }

    @Test func `a read within a read of the same rows has rows of its own`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save([try steps(1, at: 0), try steps(2, at: 60)])
        let pairs = try store.database.read { db in
            var pairs: [[Int64]] = []
            let outer = try RowStatement(db, "SELECT id FROM sample ORDER BY id")
            while try outer.step(), pairs.count < 5 {
                let inner = try RowStatement(db, "SELECT id FROM sample ORDER BY id")
                while try inner.step() { pairs.append([outer.int64(0), inner.int64(0)]) }
            }
            return pairs
        }
        #expect(pairs == [[1, 1], [1, 2], [2, 1], [2, 2]])
    }

    /// The number of statements that have returned a row and not ended. Each of them keeps the transaction open.
    @unsafe private static func countOfOpenReads(_ db: Database) -> Int {
        var count = 0
        var statement = unsafe sqlite3_next_stmt(db.sqliteConnection, nil)
        while let current = unsafe statement {
            count += unsafe sqlite3_stmt_busy(current) == 0 ? 0 : 1
            unsafe statement = sqlite3_next_stmt(db.sqliteConnection, current)
        }
        return count
    }

    @Test func `the cause of an unexpected failure is in the log, without values`() throws {
        var records: [LogRecord] = []
        let phone = try Phone(environment: Environment { records.append($0) })
        let statements: [(Database) throws -> Void] = [
            { _ = try RowStatement($0, "SELECT value FROM  nowhere") },
            { try $0.execute(sql: "INSERT INTO sampleKind VALUES (?, 2)", arguments: ["a secret"]) },
            { _ in throw EncodingError.invalidValue("a secret", .init(codingPath: [], debugDescription: "a secret")) },
        ]
        for statement in statements {
            #expect(failure { try phone.database.write { try statement($0) } } == .store(.unexpected))
        }
        #expect(records.map(\.level) == [.error, .error, .error])
        let fields = records.map { Dictionary(uniqueKeysWithValues: $0.fields.map { ($0.name, $0.value) }) }
        #expect(fields[0]["code"] == "1")
        #expect(fields[0]["message"]?.contains("nowhere") == true)
        #expect(fields[0]["sql"] == "SELECT value FROM nowhere")
        #expect(fields[1]["sql"] == "INSERT INTO sampleKind VALUES (?, 2)")
        #expect(fields[2] == ["error": "EncodingError"])
        #expect(!"\(records)".contains("secret"))
    }

    @Test func `a failure with a name of its own leaves no line in the log`() throws {
        var records: [LogRecord] = []
        let phone = try Phone(environment: Environment { records.append($0) })
        _ = failure { try phone.database.write { _ in throw HealthFailure.store(.full) } }
        _ = failure { try phone.database.write { _ in throw CancellationError() } }
        #expect(records.isEmpty)
    }

    @Test(arguments: [(27, 0), (99, 1)])
    func `a system that is newer than the catalogue leaves a warning`(major: Int, count: Int) throws {
        var records: [LogRecord] = []
        let environment = Environment { records.append($0) }
        let device = EmulatedDevice(osVersion: OSVersion(major: major))
        let phone = try Phone(device: device, environment: environment)
        #expect(records.count == count)
        phone.update(to: OSVersion(major: major))
        try phone.reset(path: nil, device: device, consent: ConsentScript(), environment: environment)
        #expect(records.count == 3 * count)
        #expect(records.allSatisfy { $0.level == .warning && $0.message.contains("\(TypeCatalog.newestSystem)") })
    }
}
