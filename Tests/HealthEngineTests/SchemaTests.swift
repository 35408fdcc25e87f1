import Foundation
import GRDB
import HealthModel
import Testing

@testable import HealthEngine

struct SchemaTests {
    /// What takes back the migrations, from the second one on.
    private static let inverses = [
        "DROP TABLE deletedMember", "ALTER TABLE characteristic DROP COLUMN timeZone", "DROP TABLE workoutZone",
        "ALTER TABLE deletedMember DROP COLUMN startDate",
    ]

    /// Gives a store file the schema that it had after the first migrations.
    private func takeBack(_ path: String, to version: Int) throws {
        #expect(Self.inverses.count == Schema.migrations.count - 1)
        try DatabaseQueue(path: path).write { db in
            for sql in Self.inverses.dropFirst(version - 1).reversed() { try db.execute(sql: sql) }
            for (name, _) in Schema.migrations.dropFirst(version) {
                try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = ?", arguments: [name])
            }
        }
    }

    @Test func `an in-memory store has the tables of a file`() throws {
        try withTemporaryPath { path in
            let schema = "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'grdb_%' AND sql IS NOT NULL ORDER BY name"
            let file = try Phone(path: path).database.read { try String.fetchAll($0, sql: schema) }
            #expect(try Phone().database.read { try String.fetchAll($0, sql: schema) } == file)
        }
    }

    @Test func `AUTH-38: the deletion of a food in an older store is known only to an app that may read all nutrients`()
        throws
    {
        try withTemporaryPath { path in
            let nutrients = ObjectType.food.components.compactMap(TypeCatalog.type(identifier:))
            let energy = try Sample(
                type: .named("dietaryEnergyConsumed"),
                quantity: Quantity(unit: .kilocalorie, value: 1),
                startDate: day,
                endDate: day
            )
            let food = try Sample(type: .food, objects: [energy], startDate: day, endDate: day)
            let phone = try Phone(path: path)
            try phone.addSamples([food], from: SourceRevision(source: Source(name: "Diary", bundleIdentifier: "diary")))
            try phone.deleteSamples(of: .food)
            // The first release had no such table.
            try takeBack(path, to: 1)
            for (count, expected) in [(nutrients.count - 1, 0), (nutrients.count, 1)] {
                let store = try HealthStore.launched(path: path)
                for (index, type) in nutrients.enumerated() {
                    try store.setAuthorization(index < count, on: AccessPair(type, .read))
                }
                #expect(try store.execute(AnchoredObjectQuery(.food)).deletedObjects.count == expected)
            }
        }
    }

    @Test func `AUTH-58: the members of a food that was deleted in an older store have no date`() throws {
        try withTemporaryPath { path in
            let protein = try ObjectType.named("dietaryProtein")
            let gram = try Quantity(unit: HealthModel.Unit(from: "g"), value: 1)
            let member = try Sample(type: protein, quantity: gram, startDate: day, endDate: day)
            let food = try Sample(type: .food, objects: [member], startDate: day, endDate: day)
            let phone = try Phone(path: path)
            try phone.addSamples([food], from: SourceRevision(source: Source(name: "Diary", bundleIdentifier: "diary")))
            try phone.deleteSamples(of: .food)
            try takeBack(path, to: 4)
            let store = try HealthStore.launched(path: path)
            let app = store.process.app.bundleIdentifier
            for (start, expected) in [(nil, 1), (day - 60, 0)] {
                try store.phone.setAuthorization(true, on: AccessPair(protein, .read), from: start, bundleIdentifier: app)
                #expect(try store.execute(AnchoredObjectQuery(.food)).deletedObjects.count == expected)
            }
        }
    }

    @Test func `a date of birth of the first release has the present time zone (CHAR-06)`() throws {
        try withTemporaryPath { path in
            try Phone(path: path).setCharacteristic(.dateOfBirth, to: 1_990_05_17)
            try takeBack(path, to: 2)
            let store = try HealthStore.launched(path: path)
            store.phone.environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
            try store.requestAuthorization(read: [.dateOfBirth])
            #expect(try store.dateOfBirthComponents()?.timeZone?.identifier == "Asia/Tokyo")
        }
    }

    @Test func `zones can be set in a store of an earlier version (ZONE-03)`() throws {
        try withTemporaryPath { path in
            try Phone(path: path).setCharacteristic(.biologicalSex, to: 1)
            try takeBack(path, to: 3)
            let boundaries = [120, 150].map { Quantity(unit: .countPerMinute, value: $0) }
            try Phone(path: path).setWorkoutZones(boundaries, of: .heartRate)
            let phone = try Phone(path: path, device: EmulatedDevice(osVersion: WorkoutZoneConfiguration.firstSystem))
            let zones = try #require(try phone.workoutZones(of: .heartRate))
            #expect(zones.source == .user)
            #expect(zones.boundaries == boundaries)
            try phone.setWorkoutZones(nil, of: .heartRate)
            #expect(try phone.workoutZones(of: .heartRate)?.source == .system)
        }
    }

    @Test func `a store from before the first release is rejected`() throws {
        try withTemporaryPath { path in
            _ = try Phone(path: path)
            try DatabaseQueue(path: path).write { db in
                try db.execute(
                    sql: "UPDATE grdb_migrations SET identifier = '1 authorization and profile' WHERE identifier LIKE '1 %'"
                )
            }
            #expect(throws: HealthFailure.store(.foreign)) { _ = try Phone(path: path) }
        }
    }
}
