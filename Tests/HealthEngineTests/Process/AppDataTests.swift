import Foundation
import GRDB
import HealthModel
import Testing

@testable import HealthEngine

/// The data of apps outside HealthKit.
struct AppDataTests {
    @Test func `texts are stored by key, replaced, and removed by prefix`() throws {
        let store = try HealthStore.launched()
        let data = store.process.data
        #expect(try data.value("a.1") == nil)
        for (key, value) in [("a.2", "two"), ("a.1", "one"), ("b", "other"), ("a", ""), ("á", "é"), ("A.1", "capital")]
        {
            try data.set(key, to: value)
        }
        try data.set("a.2", to: "zwei")
        #expect(try data.value("a.2") == "zwei")
        #expect(try data.value("a") == "")
        #expect(try data.values(withPrefix: "a.").map(\.key) == ["a.1", "a.2"])
        #expect(try data.values(withPrefix: "a.").map(\.value) == ["one", "zwei"])
        #expect(try data.values(withPrefix: "").count == 6)
        try data.removeValues(withPrefix: "a.")
        #expect(try data.values(withPrefix: "").map(\.key) == ["A.1", "a", "b", "á"])
        try data.removeValues(withPrefix: "")
        #expect(try data.values(withPrefix: "").isEmpty)
    }

    @Test(arguments: ["%", "_", "'; DROP TABLE appData; --", "\u{1}", "🩺"])
    func `any text can be a key`(key: String) throws {
        let store = try HealthStore.launched()
        let data = store.process.data
        try data.set("plain", to: "1")
        try data.set(key, to: key)
        #expect(try data.value(key) == key)
        #expect(try data.value("plain") == "1")
    }

    @Test func `data belongs to the app and outlives its process`() throws {
        try withTemporaryPath { path in
            let store = try HealthStore.launched(path: path, app: "one")
            try store.process.data.set("key", to: "value")
            #expect(try store.relaunched().process.data.value("key") == "value")
            #expect(try store.phone.healthStore(of: "two").process.data.value("key") == nil)
            let again = try HealthStore.launched(path: path, app: "one")
            #expect(try again.process.data.value("key") == "value")
        }
    }

    @Test func `a snapshot and a reset restore data`() throws {
        let store = try HealthStore.launched()
        try store.process.data.set("key", to: "before")
        try store.phone.takeSnapshot("x")
        try store.process.data.set("key", to: "after")
        try store.phone.restoreSnapshot("x")
        #expect(try store.process.data.value("key") == "before")
        try store.phone.reset()
        #expect(try store.relaunched().process.data.value("key") == nil)
    }
}

/// Store files of earlier versions of this program.
struct MigrationTests {
    /// A store file as the first five migrations create it.
    private func makeOlderStore(at path: String, _ fill: (Database) throws -> Void) throws {
        var migrator = DatabaseMigrator()
        for (name, sql) in Schema.migrations.prefix(5) {
            migrator.registerMigration(name) { try $0.execute(sql: sql) }
        }
        let queue = try DatabaseQueue(path: path)
        try queue.inDatabase { try $0.execute(sql: "PRAGMA application_id = \(StoreFile.applicationID)") }
        try migrator.migrate(queue)
        try queue.write(fill)
        try queue.close()
    }

    @Test func `request history and consent records are moved to the data of their apps`() throws {
        try withTemporaryPath { path in
            let uuids = [UUID(high: 1, low: 2), UUID(high: 3, low: 4)]
            try makeOlderStore(at: path) { db in
                try db.execute(
                    sql: """
                        INSERT INTO requestHistory VALUES ('one', 'Steps'), ('one', 'Heart'), ('two', 'Steps');
                        INSERT INTO authorization VALUES ('one', 'HKQuantityTypeIdentifierStepCount', 'share', 1, NULL);
                        INSERT INTO backgroundDelivery VALUES ('one', 'HKQuantityTypeIdentifierStepCount', 2);
                        """
                )
                let insert = """
                    INSERT INTO consent (uuid, bundleIdentifier, types, version, date, expirationDate)
                    VALUES (?, 'one', ?, ?, ?, ?)
                    """
                try db.execute(sql: insert, arguments: [uuids[0], "A \"B\"", "2.0", 1_000, 4_000_000_000_125])
                try db.execute(sql: insert, arguments: [uuids[1], "A", nil, 2_000, nil])
            }
            let phone = try Phone(path: path)
            let (one, two) = (phone.healthStore(of: "one"), phone.healthStore(of: "two"))
            let requests = try one.process.data.values(withPrefix: "healthkit_permissions.request.")
            #expect(requests.map(\.key.localizedLowercase).map { $0.suffix(5) } == ["heart", "steps"])
            #expect(requests.map(\.value) == ["", ""])
            #expect(try two.process.data.values(withPrefix: "").map(\.key) == ["healthkit_permissions.request.Steps"])

            let consents = try one.process.data.values(withPrefix: "healthkit_permissions.consent.")
            #expect(
                consents.map(\.key) == [
                    "healthkit_permissions.consent.0000000000000000001",
                    "healthkit_permissions.consent.0000000000000000002",
                ]
            )
            #expect(
                consents.map(\.value) == [
                    #"{"id":"00000000000000010000000000000002","types":"A \"B\"","version":"2.0","date":1000,"#
                        + #""expirationDate":4000000000125}"#,
                    #"{"id":"00000000000000030000000000000004","types":"A","version":null,"date":2000,"#
                        + #""expirationDate":null}"#,
                ]
            )
            // All other data is unchanged.
            #expect(try one.authorizationStatus(for: .stepCount) == .sharingAuthorized)
            let deliveries = try one.process.backgroundDeliveries()
            #expect(deliveries[.stepCount]?.period == 3600 && deliveries[.stepCount]?.latestWake == nil)
        }
    }

    @Test func `an in-memory store has the tables of a migrated file`() throws {
        try withTemporaryPath { path in
            try makeOlderStore(at: path) { _ in }
            let schema = "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'grdb_%' AND sql IS NOT NULL ORDER BY name"
            let migrated = try Phone(path: path).database.read { try String.fetchAll($0, sql: schema) }
            #expect(try Phone().database.read { try String.fetchAll($0, sql: schema) } == migrated)
        }
    }
}
