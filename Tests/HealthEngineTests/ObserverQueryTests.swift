import Foundation
import HealthEngine
import HealthModel
import Testing

struct ObserverQueryTests {
    @Test func `OBS-01, OBS-02: one first update, then one for all that has changed`() throws {
        let store = try HealthStore.granted([.stepCount])
        #expect(try !store.hasRunningQueries && store.updates().isEmpty)
        let query = try store.start(ObserverQuery(.stepCount))
        #expect(store.hasRunningQueries)
        #expect(try store.updates() == [.observer(query, delivery: 1, types: [.stepCount])])
        #expect(try store.updates().isEmpty)
        let saved = try [steps(1, at: 0), steps(2, at: 60)]
        try store.save([saved[0]])
        try store.save([saved[1]])
        #expect(try store.updates() == [.observer(query, delivery: 2, types: [.stepCount])])
        #expect(try store.updates().isEmpty)
        // A deletion is a change as well (DEL-07).
        try store.delete([saved[0].uuid])
        #expect(try store.updates() == [.observer(query, delivery: 3, types: [.stepCount])])
    }

    @Test func `the types that have changed are named, and no others`() throws {
        let members: [ObjectType] = [.bloodPressureDiastolic, .bloodPressureSystolic]
        let store = try HealthStore.granted(members + [.stepCount])
        let late = SamplePredicate.samples(start: day + 3600, end: nil, options: .strictStartDate)
        let descriptors = members.map { QueryDescriptor($0) } + [QueryDescriptor(.stepCount, late)]
        let all = try store.start(ObserverQuery(descriptors: descriptors))
        let other = try store.start(ObserverQuery(.bloodPressureSystolic))
        #expect(
            try store.updates() == [
                .observer(all, delivery: 1, types: members + [.stepCount]),
                .observer(other, delivery: 2, types: [.bloodPressureSystolic]),
            ]
        )
        try store.save([steps(1, at: 0), pressure(.bloodPressureDiastolic, 80, at: 0)])
        #expect(try store.updates() == [.observer(all, delivery: 3, types: [.bloodPressureDiastolic])])
        try store.save([steps(1, at: 7200), bloodPressure(120, 80, at: 0)])
        #expect(
            try store.updates() == [
                .observer(all, delivery: 4, types: members + [.stepCount]),
                .observer(other, delivery: 5, types: [.bloodPressureSystolic]),
            ]
        )
    }

    @Test func `AUTH-38: where reading is denied only what the app itself does is seen`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.setAuthorization(false, on: AccessPair(.stepCount, .read))
        let query = try store.start(ObserverQuery(.stepCount))
        _ = try store.updates()
        let revision = SourceRevision(source: Source(name: "Other", bundleIdentifier: "com.example.other"))
        try store.addSamples([steps(1, at: 0)], from: revision)
        #expect(try store.updates().isEmpty)
        try store.save([steps(2, at: 60)])
        #expect(try store.updates() == [.observer(query, delivery: 2, types: [.stepCount])])
    }

    @Test func `QRY-02: a query that was stopped says nothing, and may be stopped again`() throws {
        let store = try HealthStore.granted([.stepCount])
        let query = try store.start(ObserverQuery(.stepCount))
        store.stop(query)
        store.stop(query)
        #expect(try !store.hasRunningQueries && store.updates().isEmpty)
        // Its number is not used again.
        #expect(try store.start(ObserverQuery(.stepCount)) != query)
    }

    @Test func `a query that may not run does not run`() throws {
        let store = try HealthStore()
        #expect(failure { try store.start(ObserverQuery(.stepCount)) } == .error(.errorAuthorizationNotDetermined))
        store.world.entitlements.healthkit = false
        #expect(failure { try store.start(ObserverQuery(.stepCount)) } == .error(HealthError.missingEntitlement))
        #expect(!store.hasRunningQueries)
    }

    /// Project decisions.
    @Test func `a query about nothing is an exception, and an app that is gone starts none`() throws {
        let store = try HealthStore.granted([.stepCount])
        guard case .exception = failure({ try store.start(ObserverQuery(descriptors: [])) }) else { throw Trouble() }
        store.world.appState = .terminated
        #expect(failure { try store.start(ObserverQuery(.stepCount)) } == .appTerminated)
    }

    @Test(arguments: [AppState.terminated, .relaunched])
    func `queries end with the app's process`(state: AppState) throws {
        let store = try HealthStore.granted([.stepCount])
        let first = try store.start(ObserverQuery(.stepCount))
        store.world.appState = state
        #expect(try !store.hasRunningQueries && store.runningQueries.isEmpty && store.updates().isEmpty)
        store.world.appState = .relaunched
        let second = try store.start(ObserverQuery(.stepCount))
        #expect(second != first)
        #expect(store.runningQueries.map(\.id) == [second])
        // OBS-02: the first update comes on each launch.
        #expect(try store.updates() == [.observer(second, delivery: 1, types: [.stepCount])])
    }

    @Test func `a reset ends all queries`() throws {
        let store = try HealthStore.granted([.stepCount])
        _ = try store.start(ObserverQuery(.stepCount))
        try store.reset(path: nil, world: World(), environment: Environment())
        #expect(!store.hasRunningQueries)
    }

    /// AUTH-15: the app is not told. That the query waits is a project decision.
    @Test func `a query that has become forbidden waits until it is allowed again`() throws {
        let store = try HealthStore.granted([.stepCount])
        let query = try store.start(ObserverQuery(.stepCount))
        _ = try store.updates()
        try store.save([steps(1, at: 0)])
        store.world.entitlements.healthkit = false
        #expect(try store.updates().isEmpty)
        store.world.entitlements.healthkit = true
        #expect(try store.updates() == [.observer(query, delivery: 2, types: [.stepCount])])
    }

    @Test func `two apps on one file see each other's changes`() throws {
        try withTemporaryPath { path in
            let writer = try HealthStore(path: path, world: World(app: AppIdentity(bundleIdentifier: "writer")))
            let reader = try HealthStore(path: path, world: World(app: AppIdentity(bundleIdentifier: "reader")))
            try writer.requestAuthorization(toShare: [.stepCount])
            try reader.requestAuthorization(read: [.stepCount])
            let query = try reader.start(ObserverQuery(.stepCount))
            _ = try reader.updates()
            try writer.save([steps(1, at: 0)])
            #expect(try reader.updates() == [.observer(query, delivery: 2, types: [.stepCount])])
        }
    }

    /// Project decision.
    @Test func `an observer is told when another app has reset the store`() throws {
        try withTemporaryPath { path in
            let other = try HealthStore(path: path)
            try other.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
            let store = try HealthStore(path: path)
            try other.save([steps(1, at: 0)])
            try other.save([steps(2, at: 60)])
            let observer = try store.start(ObserverQuery(.stepCount))
            let (anchored, _) = try store.start(AnchoredObjectQuery(.stepCount))
            _ = try store.updates()
            try other.reset(path: path, world: World(), environment: Environment())
            // What the app was allowed is gone as well.
            #expect(try store.updates().isEmpty)
            try other.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
            #expect(try store.updates() == [.observer(observer, delivery: 2, types: [.stepCount])])
            try other.save([steps(3, at: 120)])
            let updates = try store.updates()
            #expect(updates.first == .observer(observer, delivery: 3, types: [.stepCount]))
            guard case .anchored(anchored, let result) = updates.last else { throw Trouble() }
            #expect(result.samples.count == 1)
        }
    }
}
