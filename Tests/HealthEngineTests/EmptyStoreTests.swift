import GRDB
import Testing

@testable import HealthEngine

struct EmptyStoreTests {
    @Test func `a later in-memory store of a process equals the first, and shares nothing with others`() throws {
        let created = try DatabaseQueue(configuration: HealthDatabase.configuration(isFile: false))
        try created.write(Schema.create)
        let phones = try (0..<3).map { _ in try Phone() }
        for phone in phones {
            #expect(try phone.state().contents.pages?.count == created.pages().count)
            #expect(try schema(phone) == created.read { try String.fetchAll($0, sql: Self.sql) })
        }
        try phones[1].launch().data.set("key", to: "value")
        #expect(try phones[2].launch().data.value("key") == nil)
        let later = try Phone()
        #expect(try later.launch().data.value("key") == nil)
        withExtendedLifetime(later) {}
        #expect(try phones.allSatisfy { try $0.storeProblem() == nil })
    }

    private static let sql = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"

    private func schema(_ phone: Phone) throws -> [String] {
        try phone.database.read { try String.fetchAll($0, sql: Self.sql) }
    }
}
