import Foundation
import HealthEngine
import HealthModel
import Testing

struct LockedDeviceTests {
    private let store: HealthStore

    init() throws { store = try HealthStore.granted([.stepCount, .heartRate]) }

    private func count(in store: HealthStore) throws -> Int { try store.execute(SampleQuery(.stepCount)).count }

    @Test func `AUTH-60: reads fail with code 6 while locked`() throws {
        try store.save([steps(1, at: 0)])
        try store.phone.setLocked(true)
        #expect(try store.phone.isLocked())
        let locked = HealthFailure.error(.errorDatabaseInaccessible)
        #expect(failure { try count(in: store) } == locked)
        #expect(failure { try store.execute(AnchoredObjectQuery(.stepCount)) } == locked)
        #expect(failure { try store.execute(SourceQuery(.stepCount)) } == locked)
        #expect(failure { try store.start(ObserverQuery(.stepCount)) } == locked)
        #expect(failure { try store.biologicalSex() } == locked)
        #expect(failure { try store.preferredUnits(for: [.stepCount]) } == locked)
        #expect(failure { try store.deleteObjects(of: .stepCount, .all) } == locked)
        #expect(store.process.runningQueries.isEmpty)
        try store.phone.setLocked(false)
        #expect(try !store.phone.isLocked())
        #expect(try count(in: store) == 1)
    }

    @Test func `AUTH-61, AUTH-62: saves succeed while locked, and queries report them after unlocking`() throws {
        let observer = try store.start(ObserverQuery(.stepCount))
        let (anchored, first) = try store.start(AnchoredObjectQuery(.stepCount))
        #expect(try store.queryUpdates().count == 1)
        try store.phone.setLocked(true)
        let uuids = try store.save([steps(1, at: 0), steps(2, at: 60)])
        try store.save([steps(3, at: 120)])
        #expect(try store.queryUpdates().isEmpty)
        try store.phone.setLocked(false)
        let updates = try store.queryUpdates()
        #expect(updates.first == .observer(observer, delivery: 2, types: [.stepCount]))
        guard case .anchored(let query, let result) = updates.last else { throw Trouble() }
        #expect(query == anchored)
        #expect(result.samples.prefix(2).map(\.uuid) == uuids)
        #expect(result.samples.count == 3)
        #expect(try store.execute(AnchoredObjectQuery(.stepCount, anchor: first.anchor)).samples == result.samples)
        #expect(try store.queryUpdates().isEmpty)
    }

    @Test func `a running query reports nothing while locked, not even its first update`() throws {
        let query = try store.start(ObserverQuery(.stepCount))
        try store.phone.setLocked(true)
        #expect(try store.queryUpdates().isEmpty)
        try store.phone.setLocked(false)
        #expect(try store.queryUpdates() == [.observer(query, delivery: 1, types: [.stepCount])])
    }

    @Test func `the lock applies to all apps and to a reopened store`() throws {
        try withTemporaryPath { path in
            do {
                let first = try HealthStore.launched(path: path, app: "one")
                let second = try HealthStore.launched(path: path, app: "two")
                for store in [first, second] {
                    try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
                }
                try first.phone.setLocked(true)
                #expect(failure { try count(in: second) } == .error(.errorDatabaseInaccessible))
                try second.save([steps(1, at: 0)])
                try first.save([steps(2, at: 60)])
            }
            let again = try HealthStore.launched(path: path, app: "two")
            #expect(try again.phone.isLocked())
            #expect(failure { try count(in: again) } == .error(.errorDatabaseInaccessible))
            try again.phone.setLocked(false)
            let sources = try again.execute(SampleQuery(.stepCount)).map { $0.sourceRevision?.source.bundleIdentifier }
            #expect(sources == ["two", "one"])
        }
    }

    @Test func `a query of another app reports changes after unlocking`() throws {
        try withTemporaryPath { path in
            let first = try HealthStore.launched(path: path, app: "one")
            let second = try HealthStore.launched(path: path, app: "two")
            for store in [first, second] {
                try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
            }
            let query = try first.start(ObserverQuery(.stepCount))
            _ = try first.queryUpdates()
            try second.phone.setLocked(true)
            try second.save([steps(1, at: 0)])
            #expect(try first.queryUpdates().isEmpty)
            try second.phone.setLocked(false)
            #expect(try first.queryUpdates() == [.observer(query, delivery: 2, types: [.stepCount])])
        }
    }

    @Test func `a reset unlocks the phone`() throws {
        try store.phone.setLocked(true)
        try store.phone.reset()
        #expect(try !store.phone.isLocked())
    }
}
