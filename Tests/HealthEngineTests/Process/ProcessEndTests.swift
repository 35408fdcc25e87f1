import Foundation
import HealthEngine
import HealthModel
import Testing

/// The effects of the end of a process.
struct ProcessEndTests {
    @Test func `only queries, events and sheets end with a process`() throws {
        let store = try watch()
        let (phone, process) = (store.phone, store.process)
        try store.enableBackgroundDelivery(for: .heartRate, frequency: .immediate)
        try process.data.set("key", to: "value")
        _ = try store.start(ObserverQuery(.heartRate))
        let (session, _) = try LiveWorkoutBuilderTests().running(on: store)
        _ = try store.start(ObserverQuery(.heartRate))
        phone.advanceClock(by: 60)
        phone.consent = ConsentScript([ConsentRule(.ask)])
        let request = try store.requestAuthorization(read: [.bloodType]).pending()
        let other = phone.healthStore(of: "com.example.other")
        let otherRequest = try other.requestAuthorization(read: [.bloodType]).pending()
        #expect(!process.pendingEvents.isEmpty && process.runningQueries.count == 2)

        process.terminate()
        #expect(process.pendingEvents.isEmpty && process.runningQueries.isEmpty && process.openSheet == nil)
        #expect(request.result == .failure(.appTerminated))
        #expect(phone.processes.map(\.app.bundleIdentifier) == ["com.example.other"])
        #expect(otherRequest.result == nil && other.process.openSheet != nil)
        // The next process finds all other data.
        let next = phone.launch(process.app, after: process)
        #expect(try next.data.value("key") == "value")
        #expect(try next.healthStore.authorizationStatus(for: .heartRate) == .sharingAuthorized)
        #expect(try next.healthStore.execute(SampleQuery(.heartRate)).count == 12)
        #expect(try next.healthStore.recoverActiveWorkoutSession() === session)
        // The subscription remains: a delivery requires completion.
        #expect(try next.healthStore.start(ObserverQuery(.heartRate)).number == 3)
        _ = try next.healthStore.updates()
        #expect(phone.nextDeadline != nil)
    }

    /// WO-26
    @Test func `a session continues without its process, and calls the delegate of the process that recovers it`()
        throws
    {
        let store = try watch()
        let (session, builder) = try LiveWorkoutBuilderTests().running(on: store)
        store.phone.advanceClock(by: 30)
        store.process.terminate()
        store.phone.advanceClock(by: 30)
        let next = store.phone.launch(store.process.app, after: store.process)
        store.phone.advanceClock(by: 30)
        #expect(next.pendingEvents.isEmpty)
        #expect(try next.healthStore.recoverActiveWorkoutSession() === session)
        store.phone.advanceClock(by: 30)
        #expect(next.takeEvents().count == 6)
        #expect(store.process.pendingEvents.isEmpty)
        #expect(builder.statistics(for: .heartRate)?.figures.average?.value != nil)
        #expect(try next.healthStore.execute(SampleQuery(.heartRate)).count == 24)
        // The new process saves the measurements.
        try session.stopActivity()
        try builder.endCollection(at: store.phone.environment.clock.current)
        #expect(builder.store.process === next)
        #expect(try builder.finishWorkout()?.workout?.duration == 120)
    }

    @Test func `a process that replaces another continues its numbers`() throws {
        let store = try HealthStore.granted([.stepCount])
        let first = try store.start(ObserverQuery(.stepCount))
        #expect(try store.queryUpdates() == [.observer(first, delivery: 1, types: [.stepCount])])
        let next = store.relaunched()
        let second = try next.start(ObserverQuery(.stepCount))
        #expect(second.number == 2)
        #expect(try next.queryUpdates() == [.observer(second, delivery: 2, types: [.stepCount])])
        let other = try store.phone.launch(store.process.app).healthStore.start(ObserverQuery(.stepCount))
        #expect(other.number == 1)
    }

    @Test func `a process that has ended cannot restart`() throws {
        let store = try HealthStore.granted([.stepCount])
        store.process.enter(.terminated)
        store.process.enter(.foreground)
        store.process.terminate()
        #expect(store.process.state == .terminated && !store.process.isRunning)
        #expect(store.phone.processes.isEmpty)
        #expect(failure { try store.requestAuthorization(read: [.heartRate]) } == .appTerminated)
        #expect(failure { try store.start(AnchoredObjectQuery(.stepCount)) } == .appTerminated)
        #expect(store.phone.launch(state: .terminated).isRunning == false)
        #expect(store.phone.processes.isEmpty)
    }

    @Test func `a suspended app gets events of queries, and events of its workout later`() throws {
        let store = try watch()
        try store.enableBackgroundDelivery(for: .heartRate, frequency: .immediate)
        let (_, _) = try LiveWorkoutBuilderTests().running(on: store)
        _ = try store.start(ObserverQuery(.heartRate))
        _ = try store.updates()
        store.process.enter(.suspended)
        store.phone.advanceClock(by: 5)
        guard case .query = store.process.pendingEvents.first else { throw Trouble() }
        #expect(store.process.pendingEvents.count == 1)
        #expect(store.process.takeEvents().count == 1)
        #expect(store.process.pendingEvents.isEmpty)
        store.process.enter(.background)
        guard case .workout = store.process.pendingEvents.first else { throw Trouble() }
        #expect(store.process.takeEvents().count == 1)
    }
}
