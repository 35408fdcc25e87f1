public import Foundation
import GRDB
import HealthModel

/// A characteristic that the user has entered in the Health app.
public struct EnteredCharacteristic: Hashable, Sendable {
    /// The identifier of the type.
    public let type: String
    /// A raw value, or a date of birth as yyyymmdd.
    public let value: Int
    /// The time zone in which a date of birth was entered (CHAR-06). Nil for other types, and for an entry of a version of this
    /// program that kept no time zone.
    public let timeZone: TimeZone?

    init(_ type: ObjectType, _ value: Int, timeZone: TimeZone) {
        self.type = type.identifier
        self.value = value
        self.timeZone = type == .dateOfBirth ? timeZone : nil
    }

    private init(_ row: Row) throws {
        type = try row.decode(forColumn: "type")
        value = try row.decode(forColumn: "value")
        timeZone = try row.decode(String?.self, forColumn: "timeZone").flatMap(TimeZone.init(identifier:))
    }

    /// The year, month and day of a date of birth, with its time zone. Nil for another type.
    public var day: DateComponents? {
        guard type == ObjectType.dateOfBirth.identifier else { return nil }
        return DateComponents(timeZone: timeZone, year: value / 10000, month: value / 100 % 100, day: value % 100)
    }

    static func find(_ type: ObjectType, _ db: Database) throws -> EnteredCharacteristic? {
        let statement = try db.cachedStatement(sql: "SELECT * FROM characteristic WHERE type = ?")
        return try Row.fetchOne(statement, arguments: [type.identifier]).map(EnteredCharacteristic.init)
    }

    static func all(_ db: Database) throws -> [EnteredCharacteristic] {
        try Row.fetchAll(db, sql: "SELECT * FROM characteristic ORDER BY type").map(EnteredCharacteristic.init)
    }

    func save(_ db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO characteristic (type, value, timeZone) VALUES (?, ?, ?)",
            arguments: [type, value, timeZone?.identifier]
        )
    }
}
