import Foundation
import HealthEngine
import HealthModel
import Testing

/// The owner and the time range of a live workout's data. These rules of measuring are project decisions.
extension LiveWorkoutBuilderTests {
    private var start: Date { day + 24 * 3600 }

    /// A session with a builder and a data source. Neither has begun.
    private func session(on store: HealthStore) throws -> (WorkoutSession, LiveWorkoutBuilder) {
        let session = try store.makeWorkoutSession(run)
        let builder = try session.associatedWorkoutBuilder()
        try builder.setDataSource(LiveWorkoutDataSource(run))
        return (session, builder)
    }

    /// Ends the app's process, and starts another app.
    private func launch(_ bundleIdentifier: String, insteadOf store: HealthStore) -> HealthStore {
        store.process.terminate()
        return store.phone.launch(AppIdentity(bundleIdentifier: bundleIdentifier)).healthStore
    }

    @Test func `WO-26: only the app that created a session can recover it`() throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try pass(60, on: store)
        let other = launch("com.example.other", insteadOf: store)
        #expect(try other.recoverActiveWorkoutSession() == nil)
        try pass(60, on: other)
        #expect(try other.workoutCallbacks().isEmpty)
        let again = launch("com.example.app", insteadOf: other)
        #expect(try again.recoverActiveWorkoutSession() === session)
        #expect(sum(.activeEnergyBurned, builder) == 24)
    }

    @Test func `AUTH-38: a builder collects what its own app may read, even while another app runs`() throws {
        let store = try watch()
        try store.setAuthorization(false, on: AccessPair(.heartRate, .read))
        let (_, builder) = try running(on: store)
        let other = launch("com.example.other", insteadOf: store)
        try other.setAuthorization(true, on: AccessPair(.heartRate, .read))
        try pass(60, on: store)
        #expect(builder.statistics(for: .heartRate) == nil)
        #expect(sum(.activeEnergyBurned, builder) == 12)
    }

    @Test(arguments: [true, false])
    func `nothing is measured before the session starts`(isStartedFirst: Bool) throws {
        let store = try watch()
        let (session, builder) = try session(on: store)
        if isStartedFirst { try session.startActivity(with: start + 3600) }
        try builder.beginCollection(at: start)
        if !isStartedFirst { try session.startActivity(with: start + 3600) }
        try pass(600, on: store)
        try session.pause()
        try session.resume()
        try store.phone.setWorkoutSensors(store.phone.workoutSensors)
        try pass(600, on: store)
        #expect(builder.allStatistics.isEmpty)
        try pass(2460, on: store)
        #expect(sum(.activeEnergyBurned, builder) == 12)
    }

    @Test func `measurements after a past end are stored, but not part of the workout`() throws {
        let store = try watch()
        let (_, builder) = try running(on: store)
        try pass(600, on: store)
        try builder.endCollection(at: start + 300)
        let workout = try #require(try builder.finishWorkout())
        #expect(workout.workout?.duration == 300)
        #expect(workout.workout?.totalDistance?.value == 900)
        #expect(workout.workout?.totalEnergyBurned?.value == 60)
        #expect(try store.execute(SampleQuery(.heartRate, .workout(workout.uuid))).count == 60)
        #expect(try store.execute(SampleQuery(.heartRate)).count == 120)
    }

    @Test func `measurements after a past stop are not part of the workout, but added samples are`() throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try pass(600, on: store)
        try builder.add([
            Sample(
                type: .activeEnergyBurned,
                quantity: Quantity(unit: .kilocalorie, value: 1),
                startDate: start + 400,
                endDate: start + 500
            )
        ])
        try session.stopActivity(with: start + 330)
        // The sum from 300 to 360 ends after the stop.
        #expect(sum(.distanceWalkingRunning, builder) == 900)
        #expect(sum(.activeEnergyBurned, builder) == 61)
    }

    @Test func `setting the clock back measures no time twice`() throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try pass(600, on: store)
        store.phone.setClock(to: start + 300)
        try session.pause()
        try pass(60, on: store)
        try session.resume()
        try store.phone.setWorkoutSensors(store.phone.workoutSensors)
        try pass(540, on: store)
        #expect(sum(.distanceWalkingRunning, builder) == 2700)
        #expect(try store.execute(SampleQuery(.heartRate)).count == 180)
    }

    @Test func `a session that reaches the end of the calendar can still be paused and ended`() throws {
        let store = try watch()
        store.phone.setClock(to: Clock.end - 60)
        let session = try store.makeWorkoutSession(run)
        let builder = try session.associatedWorkoutBuilder()
        try builder.setDataSource(LiveWorkoutDataSource(run))
        try session.startActivity()
        try builder.beginCollection(at: Clock.end - 60)
        try pass(60, on: store)
        try session.stopActivity()
        #expect(session.state == .stopped)
        #expect(try store.execute(SampleQuery(.activeEnergyBurned)).map(\.endDate) == [Clock.end - 0.001])
        try session.end()
        #expect(session.state == .ended)
        #expect(throws: HealthFailure.self) { try builder.endCollection(at: Clock.end) }
        try builder.endCollection(at: Clock.end - 0.001)
        #expect(try builder.finishWorkout() != nil)
    }

    @Test func `WO-07, WO-20: a builder that begins during a pause is paused`() throws {
        let store = try watch()
        let (session, builder) = try session(on: store)
        try session.startActivity()
        try pass(60, on: store)
        try session.pause()
        try pass(60, on: store)
        try builder.beginCollection(at: start + 120)
        try pass(60, on: store)
        try session.resume()
        try pass(60, on: store)
        #expect(builder.elapsedTime(at: start + 240) == 60)
        #expect(builder.workoutEvents.map(\.type) == [.pause, .resume])
        #expect(sum(.distanceWalkingRunning, builder) == 180)
    }

    @Test func `WO-07, WO-23: a builder that begins in the past includes later pauses`() throws {
        let store = try watch()
        let (session, builder) = try session(on: store)
        try session.startActivity()
        try pass(60, on: store)
        try session.pause()
        try pass(60, on: store)
        try session.resume()
        try pass(60, on: store)
        try builder.beginCollection(at: start)
        #expect(builder.elapsedTime(at: start + 180) == 120)
        #expect(builder.workoutEvents.map(\.startDate) == [start + 60, start + 120])
    }

    @Test func `WO-20: a pause that ends before a later beginning does not shorten the workout`() throws {
        let store = try watch()
        let (session, builder) = try session(on: store)
        try session.startActivity()
        try session.pause()
        try builder.beginCollection(at: start + 600)
        try pass(60, on: store)
        try session.resume()
        #expect(builder.elapsedTime(at: start + 660) == 60)
        #expect(builder.workoutEvents.map(\.type) == [.pause, .resume])
    }

    @Test func `the last activity belongs to a workout that ends as recommended (WO-28)`() throws {
        let store = try watch()
        let (session, builder) = try running(on: store)
        try session.beginNewActivity(run, at: store.phone.environment.clock.current)
        try pass(60, on: store)
        try session.stopActivity()
        try builder.endCollection(at: store.phone.environment.clock.current)
        let workout = try #require(try builder.finishWorkout()?.workout)
        try session.end()
        #expect(workout.activities.map(\.duration) == [60])
    }

    @Test func `an activity that ends before its beginning ends at its beginning`() throws {
        let store = try watch()
        let (session, _) = try running(on: store)
        try session.beginNewActivity(run, at: start + 1200)
        _ = try store.workoutCallbacks()
        try session.end()
        guard case .didEndActivity(_, run, let date) = try store.workoutCallbacks().first else { throw Trouble() }
        #expect(date == start + 1200)
    }
}
