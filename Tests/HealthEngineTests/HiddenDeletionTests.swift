import Foundation
import HealthEngine
import HealthModel
import Testing

/// The deletion of what an app could not read is not reported (AUTH-38, AUTH-58; project decisions).
struct HiddenDeletionTests {
    private static let diary = SourceRevision(source: Source(name: "Diary", bundleIdentifier: "com.example.diary"))

    private static func sample(_ type: ObjectType, at date: Date = day) throws -> Sample {
        let unit = HealthModel.Unit.kilocalorie
        let isEnergy = type.quantity?.unit.isCompatible(with: unit) ?? false
        let quantity = try Quantity(unit: isEnergy ? unit : .init(from: "g"), value: 1)
        return try Sample(type: type, quantity: quantity, startDate: date, endDate: date)
    }

    private static func food(
        _ members: [Sample], uuid: UUID = UUID(), _ metadata: Metadata = [:], at date: Date = day
    ) throws -> Sample {
        try Sample(uuid: uuid, type: .food, objects: members, startDate: date, endDate: date, metadata: metadata)
    }

    private let energy: ObjectType
    private let protein: ObjectType
    private let store: HealthStore

    /// The app may read protein, and may not read energy.
    init() throws {
        (energy, protein) = (try .named("dietaryEnergyConsumed"), try .named("dietaryProtein"))
        store = try HealthStore.granted([energy, protein])
        try store.setAuthorization(false, on: AccessPair(energy, .read))
    }

    private var deletions: [UUID] {
        get throws { try store.execute(AnchoredObjectQuery(.food)).deletedObjects.map(\.uuid) }
    }

    @Test func `AUTH-38: a deletion is reported to an app that could read a member`() throws {
        let hidden = try Self.food([Self.sample(energy)])
        let visible = try Self.food([Self.sample(energy), Self.sample(protein)])
        try store.phone.addSamples([hidden, visible], from: Self.diary)
        let observer = try store.start(ObserverQuery(.food))
        _ = try store.queryUpdates()
        try store.phone.deleteSamples(of: .food, .objects([hidden.uuid]))
        #expect(try store.queryUpdates().isEmpty)
        #expect(try deletions.isEmpty)
        try store.phone.deleteSamples(of: .food, .objects([visible.uuid]))
        #expect(try store.queryUpdates().map(\.query) == [observer])
        #expect(try deletions == [visible.uuid])
        try store.setAuthorization(true, on: AccessPair(energy, .read))
        #expect(try deletions == [hidden.uuid, visible.uuid])
    }

    @Test func `AUTH-38: a replaced version, and members that are deleted with it, count as well`() throws {
        for version in 1...3 {
            let food = try Self.food([Self.sample(energy)], sync("meal", Int64(version)))
            try store.phone.addSamples([food], from: Self.diary)
        }
        #expect(try deletions.isEmpty)
        let members = [try Self.sample(energy), try Self.sample(protein)]
        let food = try Self.food(members)
        try store.phone.addSamples([food], from: Self.diary)
        // The member precedes the food in the store.
        try store.phone.addSamples([Self.sample(protein)], from: Self.diary, replacing: [members[1].uuid, food.uuid])
        #expect(try deletions == [food.uuid])
    }

    @Test func `AUTH-58: a deletion is reported to an app that could read a member by its date`() throws {
        let app = store.process.app.bundleIdentifier
        try store.phone.setAuthorization(true, on: AccessPair(protein, .read), from: day + 60, bundleIdentifier: app)
        let hidden = try Self.food([Self.sample(protein)], at: day + 120)
        let visible = try Self.food([Self.sample(protein), Self.sample(protein, at: day + 60)])
        try store.phone.addSamples([hidden, visible], from: Self.diary)
        let found = try store.execute(SampleQuery(.food))
        #expect(found.map(\.uuid) == [visible.uuid])
        #expect(found.first?.objects?.map(\.startDate) == [day + 60])
        try store.phone.deleteSamples(of: .food)
        #expect(try deletions == [visible.uuid])
    }

    @Test func `AUTH-38: an app knows of the deletion of its own foods`() throws {
        let food = try Self.food([Self.sample(energy)])
        try store.save([food])
        try store.delete([food.uuid])
        #expect(try deletions == [food.uuid])
    }

    @Test func `AUTH-38: each use of a UUID counts for itself`() throws {
        let uuid = UUID()
        try store.phone.addSamples([Self.food([Self.sample(protein)], uuid: uuid)], from: Self.diary)
        try store.phone.deleteSamples(of: .food)
        try store.phone.addSamples([Self.food([Self.sample(energy)], uuid: uuid)], from: Self.diary)
        #expect(try deletions == [uuid])
        #expect(try store.execute(SampleQuery(.food)).isEmpty)
        try store.phone.deleteSamples(of: .food)
        #expect(try deletions == [uuid])
    }

    @Test func `a restored snapshot has the deletions of its time`() throws {
        let foods = try (0..<2).map { _ in try Self.food([Self.sample(energy)]) }
        try store.phone.addSamples(foods, from: Self.diary)
        try store.phone.deleteSamples(of: .food, .objects([foods[0].uuid]))
        _ = try store.phone.takeSnapshot("before")
        try store.phone.deleteSamples(of: .food)
        _ = try store.phone.restoreSnapshot("before")
        #expect(try deletions.isEmpty)
        try store.phone.deleteSamples(of: .food)
        #expect(try deletions.isEmpty)
        try store.setAuthorization(true, on: AccessPair(energy, .read))
        #expect(try deletions == foods.map(\.uuid))
    }
}
