import Foundation
import HealthModel
import Testing

@testable import HealthEngine

/// Each operation reports its types and the number of objects to the log of its process.
struct AccessLogTests {
    private let phone: Phone
    private let store: HealthStore

    init() throws {
        phone = try Phone()
        store = phone.launch().healthStore
        try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
        store.process.accesses.takeAll()
    }

    private func steps(_ count: Int) throws -> [Sample] {
        let start = Date(timeIntervalSince1970: 1_772_352_000)
        return try (0..<count).map { number in
            try Sample(
                type: .stepCount,
                quantity: Quantity(unit: .count, value: 1),
                startDate: start + Double(number),
                endDate: start + Double(number)
            )
        }
    }

    @Test func `operations of one kind are one access`() throws {
        try store.save(steps(2))
        try store.save(steps(1))
        #expect(try store.execute(SampleQuery(.stepCount)).count == 3)
        #expect(
            store.process.accesses.takeAll() == [
                HealthAccess(.write, [.stepCount], count: 3), HealthAccess(.read, [.stepCount], count: 3),
            ]
        )
        #expect(store.process.accesses.accesses.isEmpty)
    }

    @Test func `a refused operation has types and no objects`() throws {
        #expect(throws: HealthFailure.self) { try store.execute(SampleQuery(.heartRate)) }
        #expect(throws: HealthFailure.self) { try store.delete(samples: steps(1)) }
        #expect(
            store.process.accesses.takeAll() == [
                HealthAccess(.read, [.heartRate], count: 0), HealthAccess(.delete, [.stepCount], count: 0),
            ]
        )
    }

    @Test func `the number is that of the samples that the app sees`() throws {
        let watch = SourceRevision(source: Source(name: "Watch", bundleIdentifier: "com.apple.health.watch"))
        try phone.addSamples(steps(3), from: watch)
        try phone.setAuthorization(false, on: AccessPair(.stepCount, .read), bundleIdentifier: store.process.app.bundleIdentifier)
        try store.save(steps(1))
        store.process.accesses.takeAll()
        _ = try store.execute(SampleQuery(.stepCount))
        #expect(store.process.accesses.takeAll() == [HealthAccess(.read, [.stepCount], count: 1)])
        _ = try phone.healthStore.execute(SampleQuery(.stepCount))
        #expect(phone.accesses.accesses.contains(HealthAccess(.read, [.stepCount], count: 4)))
        #expect(store.process.accesses.accesses.isEmpty)
    }

    @Test func `an operation that consists of others is one access`() throws {
        let builder = try WorkoutBuilder(store: store, configuration: WorkoutConfiguration(activityType: 37))
        try store.requestAuthorization(toShare: [.workout])
        try builder.beginCollection(at: Date(timeIntervalSince1970: 1_772_352_000))
        store.process.accesses.takeAll()
        try builder.add(steps(2))
        #expect(store.process.accesses.takeAll() == [HealthAccess(.write, [.stepCount], count: 2)])
    }

    @Test func `a request is an authorization once the user has answered it`() throws {
        phone.consent = ConsentScript([ConsentRule(.ask)])
        let answer = try store.requestAuthorization(read: [.heartRate])
        #expect(!answer.isFinished)
        #expect(store.process.accesses.takeAll() == [HealthAccess(.other, [.heartRate])])
        store.process.answerSheet(ConsentRule(.deny))
        _ = try #require(answer.result).get()
        #expect(store.process.accesses.takeAll() == [HealthAccess(.authorize, [.heartRate])])
    }

    @Test func `an ordered error takes the place of the next operation, whose types are known`() throws {
        store.process.accesses.orderedError = HealthError(.errorDatabaseInaccessible)
        #expect(throws: HealthFailure.self) { try store.save(steps(1)) }
        #expect(store.process.accesses.takeAll() == [HealthAccess(.write, [.stepCount], count: 0)])
        #expect(try store.execute(SampleQuery(.stepCount)).isEmpty)
    }

    @Test func `updates of running queries are no operations, and have an access of their own`() throws {
        let (query, _) = try store.start(AnchoredObjectQuery(.stepCount))
        try store.save(steps(2))
        store.process.accesses.takeAll()
        let events = try store.updates()
        #expect(store.process.accesses.accesses.isEmpty)
        #expect(events.compactMap { store.process.access(of: $0) } == [HealthAccess(.read, [.stepCount], count: 2)])
        store.stop(query)
    }
}
