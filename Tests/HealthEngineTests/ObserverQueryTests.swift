import Foundation
import HealthEngine
import HealthModel
import Testing

struct ObserverQueryTests {
    @Test func `OBS-01, OBS-02: one initial update, then one for all changes`() throws {
        let store = try HealthStore.granted([.stepCount])
        #expect(try store.process.runningQueries.isEmpty && store.queryUpdates().isEmpty)
        let query = try store.start(ObserverQuery(.stepCount))
        #expect(!store.process.runningQueries.isEmpty)
        #expect(try store.queryUpdates() == [.observer(query, delivery: 1, types: [.stepCount])])
        #expect(try store.queryUpdates().isEmpty)
        let saved = try [steps(1, at: 0), steps(2, at: 60)]
        try store.save([saved[0]])
        try store.save([saved[1]])
        #expect(try store.queryUpdates() == [.observer(query, delivery: 2, types: [.stepCount])])
        #expect(try store.queryUpdates().isEmpty)
        // A deletion is a change too (DEL-07).
        try store.delete([saved[0].uuid])
        #expect(try store.queryUpdates() == [.observer(query, delivery: 3, types: [.stepCount])])
    }

    @Test func `an update names exactly the changed types`() throws {
        let members: [ObjectType] = [.bloodPressureDiastolic, .bloodPressureSystolic]
        let store = try HealthStore.granted(members + [.stepCount])
        let late = SamplePredicate.samples(start: day + 3600, end: nil, options: .strictStartDate)
        let descriptors = members.map { QueryDescriptor($0) } + [QueryDescriptor(.stepCount, late)]
        let all = try store.start(ObserverQuery(descriptors: descriptors))
        let other = try store.start(ObserverQuery(.bloodPressureSystolic))
        #expect(
            try store.queryUpdates() == [
                .observer(all, delivery: 1, types: members + [.stepCount]),
                .observer(other, delivery: 2, types: [.bloodPressureSystolic]),
            ]
        )
        try store.save([steps(1, at: 0), pressure(.bloodPressureDiastolic, 80, at: 0)])
        #expect(try store.queryUpdates() == [.observer(all, delivery: 3, types: [.bloodPressureDiastolic])])
        try store.save([steps(1, at: 7200), bloodPressure(120, 80, at: 0)])
        #expect(
            try store.queryUpdates() == [
                .observer(all, delivery: 4, types: members + [.stepCount]),
                .observer(other, delivery: 5, types: [.bloodPressureSystolic]),
            ]
        )
    }

    @Test func `AUTH-38: if reading is denied, only the app's own changes are reported`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.setAuthorization(false, on: AccessPair(.stepCount, .read))
        let query = try store.start(ObserverQuery(.stepCount))
        _ = try store.queryUpdates()
        let revision = SourceRevision(source: Source(name: "Other", bundleIdentifier: "com.example.other"))
        try store.phone.addSamples([steps(1, at: 0)], from: revision)
        #expect(try store.queryUpdates().isEmpty)
        try store.save([steps(2, at: 60)])
        #expect(try store.queryUpdates() == [.observer(query, delivery: 2, types: [.stepCount])])
    }

    @Test func `QRY-02: a stopped query reports nothing, and may be stopped again`() throws {
        let store = try HealthStore.granted([.stepCount])
        let query = try store.start(ObserverQuery(.stepCount))
        store.stop(query)
        store.stop(query)
        #expect(try store.process.runningQueries.isEmpty && store.queryUpdates().isEmpty)
        // The number is not used again.
        #expect(try store.start(ObserverQuery(.stepCount)) != query)
    }

    @Test func `a query without permission does not start`() throws {
        let store = try HealthStore.launched()
        #expect(failure { try store.start(ObserverQuery(.stepCount)) } == .error(.errorAuthorizationNotDetermined))
        store.process.entitlements.healthkit = false
        #expect(failure { try store.start(ObserverQuery(.stepCount)) } == .error(HealthError.missingEntitlement))
        #expect(store.process.runningQueries.isEmpty)
    }

    /// Project decisions.
    @Test func `a query without descriptors is an exception, and an ended app cannot start queries`() throws {
        let store = try HealthStore.granted([.stepCount])
        guard case .exception = failure({ try store.start(ObserverQuery(descriptors: [])) }) else { throw Trouble() }
        store.process.terminate()
        #expect(failure { try store.start(ObserverQuery(.stepCount)) } == .appTerminated)
    }

    @Test func `queries end with the app's process`() throws {
        var store = try HealthStore.granted([.stepCount])
        let first = try store.start(ObserverQuery(.stepCount))
        store.process.terminate()
        #expect(try store.process.runningQueries.isEmpty && store.queryUpdates().isEmpty)
        store = store.relaunched()
        let second = try store.start(ObserverQuery(.stepCount))
        #expect(second != first)
        #expect(store.process.runningQueries.map(\.id) == [second])
        // OBS-02: the first update occurs after each launch.
        #expect(try store.queryUpdates() == [.observer(second, delivery: 1, types: [.stepCount])])
    }

    @Test func `a reset ends all queries`() throws {
        let store = try HealthStore.granted([.stepCount])
        _ = try store.start(ObserverQuery(.stepCount))
        try store.phone.reset()
        #expect(store.process.runningQueries.isEmpty)
    }

    /// AUTH-15: the app gets no error. That the query waits is a project decision.
    @Test func `a query that loses permission waits until it is allowed again`() throws {
        let store = try HealthStore.granted([.stepCount])
        let query = try store.start(ObserverQuery(.stepCount))
        _ = try store.queryUpdates()
        try store.save([steps(1, at: 0)])
        store.process.entitlements.healthkit = false
        #expect(try store.queryUpdates().isEmpty)
        store.process.entitlements.healthkit = true
        #expect(try store.queryUpdates() == [.observer(query, delivery: 2, types: [.stepCount])])
    }

    @Test func `two apps on one file see each other's changes`() throws {
        try withTemporaryPath { path in
            let writer = try HealthStore.launched(path: path, app: "writer")
            let reader = try HealthStore.launched(path: path, app: "reader")
            try writer.requestAuthorization(toShare: [.stepCount])
            try reader.requestAuthorization(read: [.stepCount])
            let query = try reader.start(ObserverQuery(.stepCount))
            _ = try reader.queryUpdates()
            try writer.save([steps(1, at: 0)])
            #expect(try reader.queryUpdates() == [.observer(query, delivery: 2, types: [.stepCount])])
        }
    }

    /// Project decision.
    @Test func `an observer is called after another app resets the store`() throws {
        try withTemporaryPath { path in
            var other = try HealthStore.launched(path: path)
            try other.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
            let store = try HealthStore.launched(path: path)
            try other.save([steps(1, at: 0)])
            try other.save([steps(2, at: 60)])
            let observer = try store.start(ObserverQuery(.stepCount))
            let (anchored, _) = try store.start(AnchoredObjectQuery(.stepCount))
            _ = try store.queryUpdates()
            try other.phone.reset(path: path)
            other = other.relaunched()
            // The reset also removes the app's permissions.
            #expect(try store.queryUpdates().isEmpty)
            try other.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
            #expect(try store.queryUpdates() == [.observer(observer, delivery: 2, types: [.stepCount])])
            try other.save([steps(3, at: 120)])
            let updates = try store.queryUpdates()
            #expect(updates.first == .observer(observer, delivery: 3, types: [.stepCount]))
            guard case .anchored(anchored, let result) = updates.last else { throw Trouble() }
            #expect(result.samples.count == 1)
        }
    }
}
