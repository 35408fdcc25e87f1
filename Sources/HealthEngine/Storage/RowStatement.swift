import Foundation
import GRDB
import GRDBSQLite
import HealthModel

/// A prepared statement that is bound and read through SQLite's own functions.
///
/// GRDB's arguments and rows cost more than all other work to save or read a sample. Code that handles hundreds of
/// thousands of samples per request uses this type. Other code uses GRDB. As in SQLite, parameters start at 1 and
/// columns at 0.
///
/// It cannot be copied, and it ends its read when it is released, also after an error. So a cached statement never keeps
/// a transaction open, and has no rows for its next user.
@safe struct RowStatement: ~Copyable {
    /// Keeps SQLite's statement alive.
    private let owner: Statement
    private let database: OpaquePointer
    private let statement: OpaquePointer

    /// The prepared statement of an SQL text. The connection caches it, unless `isKept` is false for a text that may
    /// never be used again.
    init(_ db: Database, _ sql: String, isKept: Bool = true) throws {
        guard let connection = unsafe db.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
        var prepared = try isKept ? db.cachedStatement(sql: sql) : db.makeStatement(sql: sql)
        // Two reads of one statement would share their rows, so the inner one gets a statement of its own.
        if unsafe sqlite3_stmt_busy(prepared.sqliteStatement) != 0 { prepared = try db.makeStatement(sql: sql) }
        owner = prepared
        unsafe statement = prepared.sqliteStatement
        unsafe database = connection
        unsafe sqlite3_clear_bindings(statement)
    }

    deinit {
        unsafe sqlite3_reset(statement)
    }

    // MARK: Parameters

    /// Binds an integer, or null.
    func bind(_ value: Int64?, at index: Int32) {
        if let value {
            unsafe sqlite3_bind_int64(statement, index, value)
        } else {
            unsafe sqlite3_bind_null(statement, index)
        }
    }

    /// Binds a real.
    func bind(_ value: Double, at index: Int32) {
        unsafe sqlite3_bind_double(statement, index, value)
    }

    /// Binds a text.
    func bind(_ value: String, at index: Int32) {
        // Without the length, SQLite would end the text at U+0000.
        unsafe sqlite3_bind_text(statement, index, value, Int32(value.utf8.count), Self.transient)
    }

    /// Binds the 16 bytes of a UUID.
    func bind(_ value: UUID, at index: Int32) {
        _ = unsafe withUnsafeBytes(of: value.uuid) { bytes in
            unsafe sqlite3_bind_blob(statement, index, bytes.baseAddress, 16, Self.transient)
        }
    }

    /// Binds bytes, or null.
    func bind(_ value: Data?, at index: Int32) {
        guard let value else { return bind(nil as Int64?, at: index) }
        _ = unsafe value.withUnsafeBytes { bytes in
            unsafe sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), Self.transient)
        }
    }

    /// Binds 64-bit words as little-endian bytes.
    func bind(_ words: [UInt64], at index: Int32) {
        #if _endian(big)
            let words = words.map(\.littleEndian)
        #endif
        _ = unsafe words.withUnsafeBytes { bytes in
            unsafe sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), Self.transient)
        }
    }

    /// Makes SQLite copy bound values.
    private static var transient: sqlite3_destructor_type { unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    // MARK: Rows

    /// Moves to the next row. Returns false after the last.
    func step() throws -> Bool {
        switch unsafe sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            unsafe sqlite3_reset(statement)
            return false
        case let code:
            let extended = unsafe sqlite3_extended_errcode(database)
            let message = unsafe String(cString: sqlite3_errmsg(database))
            unsafe sqlite3_reset(statement)
            throw DatabaseError(
                resultCode: ResultCode(rawValue: extended == SQLITE_OK ? code : extended), message: message, sql: owner.sql
            )
        }
    }

    /// Runs a statement without rows.
    func run() throws {
        while try step() {}
    }

    /// An integer. 0 for null.
    func int64(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(statement, column) }

    /// A real. 0 for null.
    func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(statement, column) }

    /// Whether a column is null.
    func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(statement, column) == SQLITE_NULL }

    /// A UUID.
    func uuid(_ column: Int32) throws -> UUID {
        guard unsafe sqlite3_column_bytes(statement, column) == 16,
            let bytes = unsafe sqlite3_column_blob(statement, column)
        else { throw HealthFailure.store(.corrupt) }
        return UUID(uuid: unsafe bytes.loadUnaligned(as: uuid_t.self))
    }

    /// A UUID as two big-endian words.
    func uuidWords(_ column: Int32) throws -> (high: UInt64, low: UInt64) {
        guard unsafe sqlite3_column_bytes(statement, column) == 16,
            let bytes = unsafe sqlite3_column_blob(statement, column)
        else { throw HealthFailure.store(.corrupt) }
        return unsafe (
            UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
            UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        )
    }

    /// The 64-bit words that were bound as bytes.
    func words(_ column: Int32) throws -> [UInt64] {
        let size = unsafe Int(sqlite3_column_bytes(statement, column))
        guard size.isMultiple(of: 8), let bytes = unsafe sqlite3_column_blob(statement, column) else {
            throw HealthFailure.store(.corrupt)
        }
        return unsafe [UInt64](unsafeUninitializedCapacity: size / 8) { words, count in
            unsafe UnsafeMutableRawBufferPointer(words).copyMemory(from: UnsafeRawBufferPointer(start: bytes, count: size))
            count = size / 8
            #if _endian(big)
                for index in 0..<count {
                    unsafe words[index] = unsafe UInt64(littleEndian: words[index])
                }
            #endif
        }
    }

    /// Bytes. Nil for null.
    func data(_ column: Int32) -> Data? {
        guard let bytes = unsafe sqlite3_column_blob(statement, column) else { return nil }
        return unsafe Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }
}

/// Column access by name, for rows that select ``SampleReader/Column``.
extension RowStatement {
    func int64(_ column: SampleReader.Column) -> Int64 { int64(column.rawValue) }
    func double(_ column: SampleReader.Column) -> Double { double(column.rawValue) }
    func isNull(_ column: SampleReader.Column) -> Bool { isNull(column.rawValue) }
    func uuid(_ column: SampleReader.Column) throws -> UUID { try uuid(column.rawValue) }
    func uuidWords(_ column: SampleReader.Column) throws -> (high: UInt64, low: UInt64) {
        try uuidWords(column.rawValue)
    }
    func data(_ column: SampleReader.Column) -> Data? { data(column.rawValue) }
}
