import Foundation
import HealthKitBridgeClient
import Testing

struct TypedHelperTests {
    private let stepCount = "HKQuantityTypeIdentifierStepCount"
    private let noon = Date(timeIntervalSince1970: 1_772_366_400.25)
    private let bridge: Bridge

    init() async throws {
        bridge = try await start(.init(clock: "2026-03-01T12:00:00Z", timeZone: "UTC"))
    }

    @Test func `saved samples are found by a query`() async throws {
        try await bridge.store.requestAuthorization(toShare: [stepCount], read: [stepCount])
        let sample = Sample(
            type: stepCount,
            startDate: noon - 3600,
            endDate: noon - 1800,
            quantity: Quantity(value: 72, unit: "count"),
            device: Device(name: "A pedometer"),
            metadata: ["HKWasUserEntered": true, "count": 1, "ratio": 1.0, "note": "ä", "when": .date(noon)]
        )
        let uuid = try await bridge.store.save(objects: [sample]).uuids.first
        let found = try #require(try await bridge.store.sampleQuery(type: stepCount, limit: 1).samples.first)
        #expect(found.uuid == uuid)
        #expect(found.startDate == sample.startDate && found.endDate == sample.endDate)
        #expect(found.quantity == sample.quantity)
        #expect(found.device == sample.device)
        #expect(found.metadata == sample.metadata)
        #expect(found.sourceRevision?.source.bundleIdentifier == "com.example.app")
        try await bridge.store.delete(uuids: [try #require(uuid)])
        #expect(try await bridge.store.sampleQuery(type: stepCount).samples.isEmpty)
    }

    @Test func `null is sent for a required param`() async throws {
        try await bridge.store.requestAuthorization(toShare: [stepCount])
        try await bridge.control.setAuthorization(type: stepCount, direction: .share, allowed: nil)
        #expect(try await bridge.store.authorizationStatus(type: stepCount) == 0)
        try await bridge.control.setAuthorization(type: stepCount, direction: .share, allowed: false)
        #expect(try await bridge.store.authorizationStatus(type: stepCount) == 1)
    }

    @Test func `predicates select, and statistics add up`() async throws {
        try await bridge.store.requestAuthorization(read: [stepCount])
        let source = AddedSource(name: "Watch", bundleIdentifier: "com.apple.health.watch")
        let samples = (1...4).map { hour in
            Sample(
                type: stepCount,
                startDate: noon - 3600 * Double(hour),
                endDate: noon - 3600 * Double(hour) + 60,
                quantity: Quantity(value: Double(hour * 100), unit: "count")
            )
        }
        try await bridge.control.addSamples(source: source, objects: samples)
        let many = SamplePredicate.quantity(operator: .greaterThan, value: 250, unit: "count")
        let late = SamplePredicate.dates(startDate: noon - 3600 * 3.5, options: [.strictStartDate])
        for (predicate, count) in [(many, 2), (late, 3), (.and([many, late]), 1), (.not(many), 2), (.uuids([]), 0)] {
            #expect(try await bridge.store.sampleQuery(type: stepCount, predicate: predicate).samples.count == count)
        }
        let sum = try await bridge.store.statisticsQuery(type: stepCount, predicate: late, options: [.cumulativeSum])
        #expect(sum.sumQuantity == Quantity(value: 600, unit: "count"))
        let hours = try await bridge.store.statisticsCollectionQuery(
            type: stepCount,
            options: [.cumulativeSum],
            anchorDate: noon,
            intervalComponents: IntervalComponents(hour: 1)
        )
        #expect(hours.statistics.compactMap { $0.sumQuantity?.value } == [400, 300, 200, 100])
    }

    @Test func `a workout is built`() async throws {
        let workoutType = "HKWorkoutTypeIdentifier"
        try await bridge.store.requestAuthorization(toShare: [workoutType], read: [workoutType])
        let workouts = bridge.store.workoutBuilder
        let builder = try await workouts.create(configuration: .init(activityType: "running")).builder
        try await workouts.beginCollection(builder: builder, startDate: noon - 3600)
        #expect(try await workouts.elapsedTime(builder: builder, date: noon) == 3600)
        try await workouts.endCollection(builder: builder, endDate: noon - 600)
        let workout = try await workouts.finishWorkout(builder: builder).workout
        #expect(workout?.workoutActivityType == 37)
        #expect(workout?.duration == 3000)
    }

    @Test func `null differs from an omitted param`() async throws {
        let rate = Quantity(value: 12, unit: "km/hr")
        try await bridge.control.setSensors(heartRate: .null, distance: .value(rate))
        await #expect(throws: InvalidParams.self) {
            try await bridge.control.setSensors(distance: .value(Quantity(value: -1, unit: "km/hr")))
        }
    }

    @Test func `the methods of the plugin and of control work`() async throws {
        let plugin = bridge.healthkitPermissions
        #expect(try await plugin.isAvailable())
        try await bridge.control.setConsent(policy: .deny, times: 1)
        #expect(try await plugin.requestQuantityPermissions(identifiers: [stepCount], read: false, write: true))
        #expect(try await plugin.canWriteType(identifier: stepCount) == false)
        let state = try await bridge.control.state()
        #expect(state.clock == Date(timeIntervalSince1970: 1_772_366_400))
        #expect(state.openSheet == nil)
        #expect(state.authorizations.map(\.direction) == [.share])
        let kinds = Set(try await bridge.control.catalog().types.map(\.kind))
        #expect(kinds.contains(.quantity))
        try await bridge.control.reset(osVersion: "17.0", consent: .allow)
        #expect(try await bridge.control.state().osVersion == "17.0")
        #expect(try await bridge.control.journal(since: 0).entries.isEmpty)
    }
}
