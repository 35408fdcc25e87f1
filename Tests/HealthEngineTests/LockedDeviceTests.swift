import Foundation
import HealthEngine
import HealthModel
import Testing

struct LockedDeviceTests {
    private let store: HealthStore

    init() throws {
        store = try HealthStore.granted([.stepCount, .heartRate])
    }

    private func count(in store: HealthStore) throws -> Int { try store.execute(SampleQuery(.stepCount)).count }

    @Test func `AUTH-60: reads fail with code 6 while locked`() throws {
        try store.save([steps(1, at: 0)])
        try store.setLocked(true)
        #expect(try store.isLocked())
        let locked = HealthFailure.error(.errorDatabaseInaccessible)
        #expect(failure { try count(in: store) } == locked)
        #expect(failure { try store.execute(AnchoredObjectQuery(.stepCount)) } == locked)
        #expect(failure { try store.execute(SourceQuery(.stepCount)) } == locked)
        #expect(failure { try store.start(ObserverQuery(.stepCount)) } == locked)
        #expect(failure { try store.biologicalSex() } == locked)
        #expect(failure { try store.preferredUnits(for: []) } == locked)
        #expect(failure { try store.deleteObjects(of: .stepCount, .all) } == locked)
        #expect(!store.hasRunningQueries)
        try store.setLocked(false)
        #expect(try !store.isLocked())
        #expect(try count(in: store) == 1)
    }

    @Test func `AUTH-61, AUTH-62: saves succeed, and queries are told at the unlock`() throws {
        let observer = try store.start(ObserverQuery(.stepCount))
        let (anchored, first) = try store.start(AnchoredObjectQuery(.stepCount))
        #expect(try store.updates().count == 1)
        try store.setLocked(true)
        let uuids = try store.save([steps(1, at: 0), steps(2, at: 60)])
        try store.save([steps(3, at: 120)])
        #expect(try store.updates().isEmpty)
        try store.setLocked(false)
        let updates = try store.updates()
        #expect(updates.first == .observer(observer, delivery: 2, types: [.stepCount]))
        guard case .anchored(let query, let result) = updates.last else { throw Trouble() }
        #expect(query == anchored)
        #expect(result.samples.prefix(2).map(\.uuid) == uuids)
        #expect(result.samples.count == 3)
        #expect(try store.execute(AnchoredObjectQuery(.stepCount, anchor: first.anchor)).samples == result.samples)
        #expect(try store.updates().isEmpty)
    }

    @Test func `a query that was started before says nothing while locked, not even its first update`() throws {
        let query = try store.start(ObserverQuery(.stepCount))
        try store.setLocked(true)
        #expect(try store.updates().isEmpty)
        try store.setLocked(false)
        #expect(try store.updates() == [.observer(query, delivery: 1, types: [.stepCount])])
    }

    @Test func `the lock is the phone's: other apps see it, and a store that is opened again`() throws {
        try withTemporaryPath { path in
            var world = World(app: AppIdentity(bundleIdentifier: "one"))
            do {
                let first = try HealthStore(path: path, world: world)
                world.app.bundleIdentifier = "two"
                let second = try HealthStore(path: path, world: world)
                for store in [first, second] {
                    try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
                }
                try first.setLocked(true)
                #expect(failure { try count(in: second) } == .error(.errorDatabaseInaccessible))
                try second.save([steps(1, at: 0)])
                try first.save([steps(2, at: 60)])
            }
            let again = try HealthStore(path: path, world: world)
            #expect(try again.isLocked())
            #expect(failure { try count(in: again) } == .error(.errorDatabaseInaccessible))
            try again.setLocked(false)
            let sources = try again.execute(SampleQuery(.stepCount)).map { $0.sourceRevision?.source.bundleIdentifier }
            #expect(sources == ["two", "one"])
        }
    }

    @Test func `a query of another app is told when somebody unlocks the phone`() throws {
        try withTemporaryPath { path in
            let first = try HealthStore(path: path, world: World(app: AppIdentity(bundleIdentifier: "one")))
            let second = try HealthStore(path: path, world: World(app: AppIdentity(bundleIdentifier: "two")))
            for store in [first, second] {
                try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
            }
            let query = try first.start(ObserverQuery(.stepCount))
            _ = try first.updates()
            try second.setLocked(true)
            try second.save([steps(1, at: 0)])
            #expect(try first.updates().isEmpty)
            try second.setLocked(false)
            #expect(try first.updates() == [.observer(query, delivery: 2, types: [.stepCount])])
        }
    }

    @Test func `a reset unlocks the phone`() throws {
        try store.setLocked(true)
        try store.reset(path: nil, world: World(), environment: Environment())
        #expect(try !store.isLocked())
    }
}
