import Foundation
import HealthEngine
import HealthModel
import Testing

struct WorkoutBuilderTests {
    private static func store() throws -> HealthStore {
        try .granted([.workout, .stepCount, .activeEnergyBurned, .workoutRoute, .workoutEffortScore])
    }

    private static func builder(_ store: HealthStore) throws -> WorkoutBuilder {
        try WorkoutBuilder(store: store, configuration: WorkoutConfiguration(activityType: 37))
    }

    private static func energy(_ kilocalories: Double, at seconds: TimeInterval) throws -> Sample {
        try Sample(
            type: .activeEnergyBurned,
            quantity: Quantity(unit: .kilocalorie, value: kilocalories),
            startDate: day + seconds,
            endDate: day + seconds + 600
        )
    }

    @Test func `WO-01: an early or late call is code 3 and changes nothing`() throws {
        let store = try Self.store()
        let builder = try Self.builder(store)
        #expect(failure { try builder.add([steps(1, at: 0)]) }?.code == .errorInvalidArgument)
        #expect(failure { try builder.finishWorkout() }?.code == .errorInvalidArgument)
        try builder.beginCollection(at: day)
        #expect(failure { try builder.beginCollection(at: day) }?.code == .errorInvalidArgument)
        #expect(failure { try builder.finishWorkout() }?.code == .errorInvalidArgument)
        try builder.endCollection(at: day + 3600)
        #expect(try builder.finishWorkout() != nil)
        #expect(failure { try builder.finishWorkout() }?.code == .errorInvalidArgument)
        #expect(failure { try builder.add([steps(1, at: 0)]) }?.code == .errorInvalidArgument)
        #expect(try store.execute(SampleQuery(.workout)).count == 1)
        #expect(try store.execute(SampleQuery(.stepCount)).isEmpty)
    }

    /// No sample ends there (SAVE-17). The code is a project decision.
    @Test func `a workout cannot end at the end of the calendar`() throws {
        let store = try Self.store()
        let builder = try Self.builder(store)
        try builder.beginCollection(at: day)
        #expect(failure { try builder.endCollection(at: Clock.end) }?.code == .errorInvalidArgument)
        try builder.endCollection(at: Clock.end - 1)
        #expect(try builder.finishWorkout() != nil)
    }

    @Test func `WO-02, WO-04: samples are saved immediately, and remain when the workout is discarded`() throws {
        let store = try Self.store()
        let builder = try Self.builder(store)
        try builder.beginCollection(at: day)
        try builder.add([steps(7, at: 0)])
        #expect(try store.execute(SampleQuery(.stepCount)).count == 1)
        builder.discardWorkout()
        #expect(failure { try builder.endCollection(at: day + 60) }?.code == .errorInvalidArgument)
        #expect(try store.execute(SampleQuery(.stepCount)).count == 1)
        #expect(try store.execute(SampleQuery(.workout)).isEmpty)
    }

    @Test func `WO-05 to WO-14: a query returns the finished workout unchanged`() throws {
        let store = try Self.store()
        let builder = try Self.builder(store)
        try builder.beginCollection(at: day)
        let first = WorkoutActivity(
            configuration: WorkoutConfiguration(activityType: 37, locationType: .outdoor),
            startDate: day,
            endDate: day + 1800,
            metadata: ["k": .string("v")]
        )
        try builder.addWorkoutActivity(first)
        try builder.addWorkoutEvents([
            WorkoutEvent(type: .resume, startDate: day + 1200, endDate: day + 1200),
            WorkoutEvent(type: .pause, startDate: day + 600, endDate: day + 600),
        ])
        try builder.add([Self.energy(100, at: 0), Self.energy(50, at: 1800)])
        #expect(builder.statistics(for: .activeEnergyBurned)?.figures.sum?.value == 150)
        #expect(builder.statistics(for: .stepCount) == nil)
        #expect(builder.elapsedTime(at: day + 3600) == 3000)
        try builder.endCollection(at: day + 3600)
        let finished = try #require(try builder.finishWorkout())
        let workout = try #require(finished.workout)
        #expect(workout.duration == 3000)
        #expect(workout.events.map(\.type) == [.pause, .resume])
        #expect(workout.totalEnergyBurned?.value == 150)
        #expect(workout.totalDistance == nil)
        #expect(workout.activities.first?.duration == 1200)
        #expect(workout.activities.first?.statistics(for: .activeEnergyBurned)?.figures.sum?.value == 100)
        #expect(try store.execute(SampleQuery(.workout)) == [finished])
        #expect(try store.execute(SampleQuery(.activeEnergyBurned, .workout(finished.uuid))).count == 2)
    }

    @Test func `WO-08, WO-09: the route of a workout is finished with it, once`() throws {
        let store = try Self.store()
        let builder = try Self.builder(store)
        try builder.beginCollection(at: day)
        let route = try #require(try builder.seriesBuilder(for: .workoutRoute))
        #expect(try builder.seriesBuilder(for: .workoutRoute) === route)
        #expect(try builder.seriesBuilder(for: .heartbeatSeries) == nil)
        try builder.endCollection(at: day + 60)
        let workout = try #require(try builder.finishWorkout())
        #expect(failure { try route.finishRoute(with: workout.uuid) }?.code == .errorInvalidArgument)
    }

    @Test func `WO-10: a workout without added activities has one that spans it`() throws {
        let store = try Self.store()
        let workout = try Sample(workout: Workout(activityType: 13), startDate: day, endDate: day + 60)
        try store.save([workout])
        let found = try #require(try store.execute(SampleQuery(.workout)).first)
        #expect(found.workoutActivities.map(\.uuid) == [workout.uuid])
        #expect(found.workoutActivities.first?.endDate == day + 60)
        #expect(found.workout?.statistics.isEmpty == true)
    }

    @Test func `WO-34, OTH-13: a related effort score is reported once, and so is its end`() throws {
        let store = try Self.store()
        let workout = try Sample(workout: Workout(activityType: 37), startDate: day, endDate: day + 60)
        try store.save([workout])
        let score = try Sample(
            type: .workoutEffortScore, quantity: Quantity(unit: .appleEffortScore, value: 7), startDate: day, endDate: day + 60
        )
        let (query, none) = try store.start(WorkoutEffortRelationshipQuery())
        #expect(none.relationships.isEmpty)
        try store.relateWorkoutEffortSample(score, with: workout.uuid)
        guard case .workoutEffortRelationship(query, let result)? = try store.queryUpdates().first else {
            throw Trouble()
        }
        #expect(result.relationships.map(\.samples).map { $0.map(\.uuid) } == [[score.uuid]])
        #expect(try store.queryUpdates().isEmpty)
        try store.delete([score.uuid])
        guard case .workoutEffortRelationship(query, let last)? = try store.queryUpdates().first else {
            throw Trouble()
        }
        #expect(last.relationships.map(\.samples) == [[]])
    }
}

extension HealthFailure {
    /// The code of an `NSError`.
    fileprivate var code: HealthError.Code? {
        if case .error(let error) = self { error.code } else { nil }
    }
}
