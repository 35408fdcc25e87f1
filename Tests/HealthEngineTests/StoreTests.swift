import Foundation
import GRDB
import HealthEngine
import HealthModel
import Testing

struct StoreTests {
    @Test func `two phones on one file share its data`() throws {
        try withTemporaryPath { path in
            let first = try HealthStore.launched(path: path, app: "one")
            let second = try HealthStore.launched(path: path, app: "two")
            try first.requestAuthorization(toShare: [stepCount()])
            #expect(try second.authorizationStatus(for: stepCount()) == .notDetermined)
            try second.phone.setAuthorization(false, on: AccessPair(try stepCount(), .share), bundleIdentifier: "one")
            #expect(try first.authorizationStatus(for: stepCount()) == .sharingDenied)
        }
    }

    @Test func `decisions outlive the process`() throws {
        try withTemporaryPath { path in
            try HealthStore.launched(path: path).requestAuthorization(toShare: [stepCount()])
            let store = try HealthStore.launched(path: path)
            #expect(try store.authorizationStatus(for: stepCount()) == .sharingAuthorized)
        }
    }

    @Test func `a reset restores the initial content of the store`() throws {
        try withTemporaryPath { path in
            do {
                let store = try HealthStore.launched(path: path)
                try store.phone.setCharacteristic(.bloodType, to: 7)
            }
            let store = try HealthStore.launched(path: path)
            try store.phone.setCharacteristic(.bloodType, to: 1)
            try store.requestAuthorization(toShare: [stepCount()])
            try store.phone.reset(path: path)
            #expect(try store.phone.characteristics().map(\.value) == [7])
            #expect(try store.phone.authorizationDecisions().isEmpty)
            #expect(store.phone.sheetCount == 0)
        }
    }

    @Test func `only the owner can read a file`() throws {
        try withTemporaryPath { path in
            _ = try HealthStore.launched(path: path)
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func `only a file that the store created is removed`() throws {
        try withTemporaryPath { path in
            try Phone(path: path).removeStoreIfNew()
            #expect(!FileManager.default.fileExists(atPath: path))
            try Data().write(to: URL(filePath: path))
            try Phone(path: path).removeStoreIfNew()
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func `another kind of file is rejected and unchanged`() throws {
        try withTemporaryPath { path in
            try Data("not a database, but long enough for a header: \(String(repeating: "x", count: 200))".utf8)
                .write(to: URL(filePath: path))
            let before = try Data(contentsOf: URL(filePath: path))
            #expect(failure { try HealthStore.launched(path: path) } == .store(.foreign))
            #expect(try Data(contentsOf: URL(filePath: path)) == before)
        }
    }

    @Test func `another program's database is rejected`() throws {
        try withTemporaryPath { path in
            try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE notes (text TEXT)") }
            #expect(failure { try HealthStore.launched(path: path) } == .store(.foreign))
        }
    }

    @Test func `a newer store is rejected`() throws {
        try withTemporaryPath { path in
            _ = try HealthStore.launched(path: path)
            try DatabaseQueue(path: path).write { db in
                try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('9999 from the future')")
            }
            #expect(failure { try HealthStore.launched(path: path) } == .store(.newer))
        }
    }

    @Test func `a missing folder is an error`() throws {
        #expect(failure { try HealthStore.launched(path: "/no/such/folder/phone.store") } == .store(.inaccessible))
    }

    @Test(arguments: [
        "INSERT INTO authorization VALUES ('app', 'type', 'sideways', 1, NULL)",
        "INSERT INTO authorization VALUES ('app', 'type', 'share', 2, NULL)",
        "INSERT INTO authorization VALUES ('app', NULL, 'share', 1, NULL)",
        "INSERT INTO characteristic (type, value) VALUES ('type', 'blue')",
        "INSERT INTO characteristic (type, value) VALUES ('type', NULL)",
        "INSERT INTO appData VALUES ('app', NULL, 'text')",
    ])
    func `the schema enforces the invariants`(sql: String) throws {
        try withTemporaryPath { path in
            _ = try HealthStore.launched(path: path)
            let database = try DatabaseQueue(path: path)
            #expect(throws: DatabaseError.self) { try database.write { try $0.execute(sql: sql) } }
        }
    }
}
